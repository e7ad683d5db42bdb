import { expect, it } from "vitest";
import { qrOf } from "../../src/frame/qr";

it("a QR code is a square of dark fields with a light edge", () => {
	const { size, path } = qrOf("https://play.example/tables/h7kq2vnm4x9c#1-heouq4uxrr63jci5sqaf2dst");
	expect(size).toBeGreaterThan(30);
	expect(path).toMatch(/^M4 4h1v1h-1z/);
	expect(path).not.toMatch(/M[0-3] /);
});
