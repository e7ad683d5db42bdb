import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

const server = process.env.LUDOTHEK_SERVER ?? "http://127.0.0.1:8421";

export default defineConfig({
	plugins: [svelte(), svelteTesting()],
	build: {
		outDir: fileURLToPath(new URL("../src/ludothek/site", import.meta.url)),
		emptyOutDir: true,
		target: "es2022",
		modulePreload: { polyfill: false },
		assetsInlineLimit: 0, // the server's policy loads nothing that is not a file of its own
	},
	server: {
		// `make dev` and then `npm run dev`: this page, that server.
		proxy: { "/api": { target: server, ws: true } },
		fs: { allow: [".."] },
	},
	test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
});
