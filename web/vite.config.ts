import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig, type Plugin } from "vitest/config";

const server = process.env.LUDOTHEK_SERVER ?? "http://127.0.0.1:8421";

/** The title in whose folder a module is; what is plain is everybody's. */
const titleOf = (module: string): string | null => /\/src\/games\/(?!generic\/)([^/]+)\//.exec(module)?.[1] ?? null;

/** Writes `x.js.br` beside `x.js`: the server brings it to browsers that take it, an eighth smaller than what it packs itself. */
const brotli = (): Plugin => ({
	name: "brotli",
	apply: "build",
	async writeBundle({ dir = "" }, bundle) {
		for (const name of Object.keys(bundle).filter((each) => /\.(js|css)$/.test(each)))
			await writeFile(join(dir, `${name}.br`), brotliCompressSync(await readFile(join(dir, name))));
	},
});

export default defineConfig({
	plugins: [svelte(), svelteTesting(), brotli()],
	build: {
		outDir: fileURLToPath(new URL("../src/ludothek/site", import.meta.url)),
		emptyOutDir: true,
		target: "es2022",
		modulePreload: { polyfill: false },
		// What pages share, and what parts of a title share, comes in few pieces: every request has headers of its own.
		rolldownOptions: {
			checks: { pluginTimings: false },
			output: {
				codeSplitting: {
					groups: [
						{
							name: "shared",
							test: (module) => titleOf(module) === null,
							minShareCount: 2,
							entriesAware: true,
							entriesAwareMergeThreshold: 24_000,
						},
						{ name: titleOf, debugName: "titles", minShareCount: 2 },
					],
				},
			},
		},
		assetsInlineLimit: 0, // the server's policy loads nothing that is not a file of its own
	},
	server: {
		// `make dev` and then `npm run dev`: this page, that server.
		proxy: { "/api": { target: server, ws: true } },
		fs: { allow: [".."] },
	},
	// Nothing here is about speed, and the machine may be busy.
	test: { environment: "happy-dom", include: ["tests/**/*.test.ts"], testTimeout: 60_000 },
});
