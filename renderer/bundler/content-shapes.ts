import type { Plugin } from "vite";
import * as shapes from "../../core/content/shop-shapes.ts";

/**
 * Replaces the module that derives the shapes by the shapes themselves. The browser's bundle then contains no content
 * definitions, with their texts for editors and their rules for content folders.
 */
export function contentShapes(): Plugin {
	const code = Object.entries(shapes)
		.map(([name, shape]) => `export const ${name} = ${JSON.stringify(shape)};`)
		.join("\n");
	return {
		name: "facette:content-shapes",
		enforce: "pre",
		load: (id) => (id.endsWith("/core/content/shop-shapes.ts") ? { code, map: null } : null),
	};
}
