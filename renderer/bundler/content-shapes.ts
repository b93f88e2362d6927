import type { Plugin } from "vite";
import * as shapes from "../../core/content/shop-shapes.ts";

/**
 * Puts the shapes themselves in the place of the module that makes them, so that browsers get none of the content
 * definitions: their texts for editors and the rules of content folders.
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
