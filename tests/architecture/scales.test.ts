import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import * as breakpoints from "#ui/foundation/breakpoints.ts";

const ui = fileURLToPath(new URL("../../ui", import.meta.url));
const scales = "foundation/scales.css";
/** The specification gives this container its own breakpoints (R-THEME-02). */
const grid = "components/grid.module.css";

const tokens = [...readFileSync(join(ui, scales), "utf8").matchAll(/--((size|space)-[\w]+):/g)];
const namesOf = (kind: string) => tokens.filter(([, , of]) => of === kind).map(([, name]) => name);

const spacing = /^(?:margin|padding|inset|scroll-margin|scroll-padding)(?:-[\w-]+)?$|^(?:row-|column-)?gap$/;
const placing = /^(?:top|right|bottom|left)$/;
/** A length that is not a token; 1 px is the width of an overlapped border. */
const ownLength =
	/(?<![\w.-])(?!-?[01]px)-?\d*\.?\d+(?:px|r?em|ch|ex|lh|[csdl]?v[whib]|vmin|vmax|cm|mm|in|p[tc])\b/;

/** A size of the scale, also reduced to the longest word of a heading, or the letter that is drawn in place of an image. */
const fontSize =
	/^(?:var\(--size-\w+\)|min\((?:var\(--heading-size, )?var\(--size-\w+\)\)?, var\(--heading-fit\)\)|var\(--monogram-size\))$/;

/** Returns the sizes in a style sheet that are not on the scales, as "property: value". */
function ownSizes(css: string): string[] {
	const text = css.replace(/\/\*.*?\*\//gs, "");
	const declarations = [...text.matchAll(/([\w-]+):\s*([^;{}]+);/g)].filter(
		([, name = "", value = ""]) =>
			((spacing.test(name) || placing.test(name)) && ownLength.test(value)) ||
			(name === "font-size" && !fontSize.test(value)) ||
			(name === "font" && value !== "inherit"),
	);
	const queries = [...text.matchAll(/@media [^{]*\b(?:width|height)\b[^{]*(?=\{)/g)];
	const names = [...text.matchAll(/var\((--(?:size|space)-[^,)]*)/g)].filter(
		([, name]) => !tokens.some(([, token]) => name === `--${token}`),
	);
	return [...declarations, ...queries, ...names].map(([found]) => found.trim().replace(/\s+/g, " "));
}

const files = readdirSync(ui, { recursive: true, encoding: "utf8" }).map((path) =>
	path.replaceAll("\\", "/"),
);
const sheets = files.filter((path) => path.endsWith(".css") && path !== scales);
const components = files.filter((path) => path.endsWith(".tsx"));

describe("the scales of the style sheets", () => {
	it("have at most 6 font sizes, 8 spaces and 4 breakpoints", () => {
		expect(namesOf("size").length).toBeLessThanOrEqual(6);
		expect(namesOf("space").length).toBeLessThanOrEqual(8);
		expect(Object.keys(breakpoints).length).toBeLessThanOrEqual(4);
	});

	it("are the only sizes, spaces and breakpoints of every style sheet", () => {
		expect(sheets.length).toBeGreaterThan(100);
		const found = sheets.flatMap((path) =>
			ownSizes(readFileSync(join(ui, path), "utf8"))
				.filter((size) => path !== grid || !size.startsWith("@media"))
				.map((size) => `${path}: ${size}`),
		);
		expect(found).toEqual([]);
	});

	it("are named if a component queries the width of the screen", () => {
		const found = components.filter((path) => /\(width [<>]=?/.test(readFileSync(join(ui, path), "utf8")));
		expect(components.length).toBeGreaterThan(100);
		expect(found).toEqual([]);
	});

	it.each([
		["padding: 12px 0;", ["padding: 12px 0;"]],
		["inset: calc(100% + 3px) 0 auto;", ["inset: calc(100% + 3px) 0 auto;"]],
		["gap: var(--space-9);", ["var(--space-9"]],
		["margin: clamp(\n\t8px,\n\t2vw,\n\t16px\n);", ["margin: clamp( 8px, 2vw, 16px );"]],
		["font-size: 0.9em;", ["font-size: 0.9em;"]],
		["font-size: min(12px, var(--heading-fit));", ["font-size: min(12px, var(--heading-fit));"]],
		["font-size: min(var(--size-h2), var(--heading-fit));", []],
		["font: 14px serif;", ["font: 14px serif;"]],
		["@media (width < 500px) { a { top: 1px; } }", ["@media (width < 500px)"]],
		["margin: -1px auto; padding: calc(-1 * var(--space-2)) 50%; width: 12px; font: inherit;", []],
		["@media (--from-large) and (scripting: none) { a { font-size: var(--size-text); } }", []],
	])("are compared with %s", (css, found) => {
		expect(ownSizes(css)).toEqual(found);
	});
});
