import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import Vignette from "../../src/frame/Vignette.svelte";
import generic from "../../src/games/generic";
import Plain from "../../src/games/generic/Vignette.svelte";
import { titleOf, vignetteOf } from "../../src/games/title";

test("a title without a folder has the plain board and the plain picture", async () => {
	expect(await titleOf("sealed")).toBe(generic);
	expect(await vignetteOf("sealed")).toBe(Plain);
	const { container } = render(Vignette, { title: "sealed" });
	await expect.poll(() => container.querySelectorAll("path.field")).toHaveLength(48);
	expect(container.querySelector("[data-poster]")?.getAttribute("data-poster")).toBe("sealed");
});

test("a title with a folder has its own", async () => {
	expect(await titleOf("worldsfair")).not.toBe(generic);
	expect(await vignetteOf("worldsfair")).not.toBe(Plain);
});
