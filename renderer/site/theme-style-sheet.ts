import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CssNode, find, lexer, SyntaxParseError, walk } from "css-tree";
import type { ContentFinding, Severity } from "#core/content/finding.ts";
import { nearest } from "#core/content/nearest.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";
import { themeParts } from "#core/theme/theme-parts.ts";
import { themeTokenNames } from "#core/theme/theme-tokens.ts";
import { fontProperties } from "#renderer/fonts/site-fonts.ts";

/** The site's own style sheet, in its folder. */
export const themeFile = "theme.css";

/** The margin at the sides of a page, and the greatest width of its contents (foundation/base.css). */
const layoutProperties = ["--side", "--page-max"];

/** The size of a heading, which is smaller where its longest word would not fit into a line (foundation/base.css). */
const headingSize = "--heading-size";

/** The custom properties that a site's style sheet can use and change. */
export const themeProperties: readonly string[] = [
	...themeTokenNames.map((name) => `--${name}`),
	...fontProperties,
	...layoutProperties,
	headingSize,
];

/** A site's own style sheet, and the warnings about it. */
export interface ThemeStyleSheet {
	/** "" if there is none. */
	readonly styles: string;
	readonly warnings: readonly ContentFinding[];
}

interface CssTools {
	readonly walk: typeof walk;
	readonly lexer: typeof lexer;
	readonly find: typeof find;
}

type Report = (severity: Severity, key: string, node: CssNode, params: ContentFinding["params"]) => void;

/** Reports an unknown name, with the name that was probably meant. */
function reportUnknown(report: Report, key: string, node: CssNode, name: string, allowed: readonly string[]) {
	const suggestion = nearest(name, allowed);
	if (suggestion === null) report("warning", key, node, { name, allowed: allowed.join(", ") });
	else report("warning", `${key}_near`, node, { name, suggestion });
}

/** Reports custom properties that neither the program nor the style sheet itself reads or sets, which are often misspelled. */
function checkProperties(sheet: CssNode, { walk }: CssTools, report: Report): void {
	const declared = new Map<string, CssNode>();
	const read = new Map<string, CssNode>();
	walk(sheet, (node) => {
		if (node.type === "Declaration" && node.property.startsWith("--")) declared.set(node.property, node);
		if (node.type === "Atrule" && node.name === "property" && node.prelude?.type === "AtrulePrelude") {
			const { first } = node.prelude.children;
			if (first?.type === "Identifier") declared.set(first.name, node);
		}
		if (node.type !== "Function" || node.name !== "var") return;
		const { first } = node.children;
		if (first?.type === "Identifier") read.set(first.name, node);
	});
	const unused = [...declared].filter(([name]) => !read.has(name));
	const missing = [...read].filter(([name]) => !declared.has(name));
	for (const [name, node] of [...unused, ...missing])
		if (!themeProperties.includes(name)) reportUnknown(report, "theme.property", node, name, themeProperties);
}

/** Reports properties that CSS does not have, apart from those of single browsers. */
function checkCssProperties(sheet: CssNode, { walk, lexer }: CssTools, report: Report): void {
	const names = Object.keys((lexer as unknown as { readonly properties: object }).properties);
	const allowed = new Set(names);
	walk(sheet, function visit(node) {
		// Outside of rules are the descriptors of @font-face and @property.
		if (node.type !== "Declaration" || this.rule === null) return;
		const name = node.property.toLowerCase();
		if (name.startsWith("-") || allowed.has(name)) return;
		const suggestion = nearest(name, names);
		if (suggestion === null) report("warning", "theme.cssProperty", node, { name });
		else report("warning", "theme.cssProperty_near", node, { name, suggestion });
	});
}

/** Returns the first heading that a selector selects: "h1" of `[data-part="hero"] > h1:first-child`; null if it selects none. */
function selectedHeading(selector: CssNode, { walk, find }: CssTools): string | null {
	let heading: string | null = null;
	walk(selector, {
		visit: "Selector",
		enter({ children }) {
			const parts = children.toArray();
			const last = parts.slice(parts.findLastIndex(({ type }) => type === "Combinator") + 1);
			for (const part of last) {
				const found = find(part, (node) => node.type === "TypeSelector" && /^h[1-3]$/i.test(node.name));
				if (found?.type === "TypeSelector") heading ??= found.name;
			}
		},
	});
	return heading;
}

/** Reports sizes of headings with which long words no longer fit into a line. */
function checkHeadingSizes(sheet: CssNode, tools: CssTools, report: Report): void {
	tools.walk(sheet, function visit(node) {
		if (node.type !== "Declaration" || !/^font(?:-size)?$/i.test(node.property) || this.rule === null) return;
		const name = selectedHeading(this.rule.prelude, tools);
		if (name !== null) report("warning", "theme.headingSize", node, { name, property: headingSize });
	});
}

/** A class of the program's style sheets: its name, and a part that changes with the file. */
const programClass = /^_\w+_[a-z0-9]{5,6}_\d+$/;

/** Reports selectors that match nothing, or only until the next version. */
function checkSelectors(sheet: CssNode, { walk }: CssTools, report: Report): void {
	const parts = Object.keys(themeParts);
	walk(sheet, (node) => {
		if (node.type === "ClassSelector" && programClass.test(node.name))
			report("warning", "theme.class", node, { name: node.name });
		if (node.type !== "AttributeSelector" || node.name.name !== "data-part" || node.value === null) return;
		const name = node.value.type === "String" ? node.value.value : node.value.name;
		if (node.matcher === "=" && !parts.includes(name)) reportUnknown(report, "theme.part", node, name, parts);
	});
}

/** Reports requests to other servers, which the site's security policy blocks, and addresses that depend on the file's place. */
function checkRequests(sheet: CssNode, { walk }: CssTools, report: Report): void {
	walk(sheet, (node) => {
		if (node.type === "Atrule" && node.name.toLowerCase() === "import")
			report("error", "theme.import", node, {});
		if (node.type === "Url" && !/^(?:\/(?!\/)|data:|#)/i.test(node.value))
			report("error", "theme.url", node, { url: node.value.slice(0, 80) });
	});
}

/** The maximum number of syntax errors that are reported; css-tree 3.2 repeats some without end (theme-style-sheet.test.ts). */
const mostSyntaxErrors = 20;

/** Reads and checks the site's own style sheet (B-USE-07). */
export async function loadThemeStyleSheet(
	siteDirectory: string,
): Promise<Result<ThemeStyleSheet, readonly ContentFinding[]>> {
	const file = join(siteDirectory, themeFile);
	if (!existsSync(file)) return succeed({ styles: "", warnings: [] });
	const { parse, ...tools } = await import("css-tree");
	const styles = readFileSync(file, "utf8").replace(/^\uFEFF/, "");
	const findings: ContentFinding[] = [];
	const add = (severity: Severity, key: string, params: ContentFinding["params"]) => {
		findings.push({ severity, file: themeFile, field: null, key, params });
	};
	let sheet: CssNode;
	try {
		sheet = parse(styles, {
			positions: true,
			parseCustomProperty: true,
			onParseError(error: SyntaxParseError) {
				const { message, line, column } = error;
				add("error", "theme.syntax", { line, column, message });
				if (findings.length === mostSyntaxErrors) throw error;
			},
		});
	} catch (error) {
		// Brackets that are nested too deeply.
		if (findings.length === 0) add("error", "theme.syntax", { line: 1, column: 1, message: String(error) });
		return fail(findings);
	}
	const report: Report = (severity, key, { loc }, params) =>
		add(severity, key, { line: loc?.start.line ?? 1, column: loc?.start.column ?? 1, ...params });
	for (const check of [checkProperties, checkCssProperties, checkHeadingSizes, checkSelectors, checkRequests])
		check(sheet, tools, report);
	const errors = findings.filter(({ severity }) => severity === "error");
	return errors.length > 0 ? fail(errors) : succeed({ styles, warnings: findings });
}
