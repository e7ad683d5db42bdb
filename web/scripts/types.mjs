// Makes src/api/shapes.ts from the server's own types: python -m ludothek.server.shapes | npm run types
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const schema = JSON.parse(readFileSync(0, "utf8"));
for (const shape of Object.values(schema.$defs)) {
	untitled(shape);
	// What the server sends is always complete; only what it takes may leave things out.
	if (shape.properties && shape.additionalProperties !== false) shape.required = Object.keys(shape.properties);
}
schema.$defs.Position.properties.view = { tsType: "Heading | null" }; // each title adds its own
// Definitions are written out only if something refers to them.
schema.anyOf = Object.keys(schema.$defs).map((name) => ({ $ref: `#/$defs/${name}` }));
const text = await compile(schema, "Shapes", {
	additionalProperties: false,
	bannerComment: "// Made from the server's types by `npm run types`; do not edit.",
	style: { printWidth: 120, useTabs: true },
});
writeFileSync(new URL("../src/api/shapes.ts", import.meta.url), text);

/** Titles of inner shapes would become the names of types. */
function untitled(shape) {
	if (Array.isArray(shape)) shape.forEach(untitled);
	else if (shape && typeof shape === "object") {
		if (typeof shape.title === "string") delete shape.title;
		Object.values(shape).forEach(untitled);
	}
}
