import { expect, test } from "vitest";
import { groupStyles } from "#renderer/bundler/page-styles.ts";

const css = (...names: string[]) => ({ css: names.map((name) => `${name}.css`) });

/** A program with two templates: one has blocks, the other loads a dialog when it is opened. */
const manifest = {
	boot: { file: "boot.js", dynamicImports: ["hydrate"] },
	hydrate: { file: "hydrate.js", imports: ["page"], dynamicImports: ["home", "product", "banner", "map"] },
	page: { file: "page.js", ...css("page") },
	banner: { file: "banner.js", ...css("banner") },
	home: { file: "home.js", imports: ["head", "page"], ...css("home") },
	head: { file: "head.js", ...css("head") },
	map: { file: "map.js", imports: ["head"], ...css("map") },
	product: { file: "product.js", dynamicImports: ["zoom"], ...css("product") },
	zoom: { file: "zoom.js", imports: ["head"], ...css("zoom") },
};

test("a template's style sheet contains everything that its pages may show, without the base styles", () => {
	const { base, templates } = groupStyles(manifest, {
		entries: ["boot", "hydrate"],
		templates: { home: "home", product: "product" },
		blocks: { map: "map" },
		hasBlocks: (template) => template === "home",
	});
	expect(base).toEqual(["page.css", "banner.css"]);
	expect(templates).toEqual({
		home: ["head.css", "home.css", "map.css"],
		product: ["product.css", "head.css", "zoom.css"],
	});
});
