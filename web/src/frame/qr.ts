import { encode } from "uqr";

/** A QR code as one SVG path in a square of `size` units, with the white edge that cameras need. */
export function qrOf(text: string): { size: number; path: string } {
	const { data, size } = encode(text, { border: 4 });
	const rows = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")).join(""));
	return { size, path: rows.join("") };
}
