import { SaxesParser, type SaxesTagNS } from "saxes";
import { checkAttributes } from "#adapters/content-files/svg/svg-attributes.ts";
import { drawingOf, type SvgElement, SvgFault } from "#adapters/content-files/svg/svg-document.ts";
import {
	activeElements,
	allowedElements,
	droppedElements,
	editorNamespace,
	svgNamespace,
} from "#adapters/content-files/svg/svg-names.ts";
import {
	depthLimit,
	elementLimit,
	measureSvg,
	type ReferringRule,
} from "#adapters/content-files/svg/svg-size.ts";
import { checkStyle, StyleFault } from "#adapters/content-files/svg/svg-style.ts";

/** An image as parsed, and the names of attributes that were left out, with their lines. */
export interface ReadSvg {
	readonly root: SvgElement;
	readonly unknown: ReadonlyMap<string, number>;
}

const textElements = new Set(["text", "tspan", "textPath", "title", "desc", "style", "a"]);

function refuseElement({ name, local, uri }: SaxesTagNS, line: number): void {
	const found = `<${name}>`;
	if (/xhtml|MathML/i.test(uri) || activeElements.has(local))
		throw new SvgFault("content.svg.script", line, found);
	if (uri !== svgNamespace || !allowedElements.has(local))
		throw new SvgFault("content.svg.element", line, found);
}

/** A rule that is being read, with everything that it and the rules around it name. */
interface OpenRule {
	readonly names: readonly string[];
	readonly isHidden: boolean;
}

const anyElement: readonly string[] = ["*"];
/** With more names a rule counts as one for any element, so that many rules within it stay cheap to read. */
const mostNames = 100;

const nameInSelector = /[.#]?[\w\u0080-\u{10ffff}-]+/gu;

/**
 * A selector whose pseudo-classes and attributes stand as "?": they only narrow what the names next to them select.
 * Null where brackets are too deep to tell.
 */
function withoutConditions(selector: string): string | null {
	let plain = selector.replace(/\[[^[\]]*\]/g, "?");
	for (let depth = 0; depth < 10 && plain.includes("("); depth++) plain = plain.replace(/\([^()]*\)/g, "");
	if (/[()[\]]/.test(plain)) return null;
	return plain.replace(/:[\w\u0080-\u{10ffff}-]+/gu, "?");
}

/** The names of a selector's compounds; null where the last of one, which is drawn, names nothing. */
function namesOfSelector(selector: string, isNested: boolean): readonly string[] | null {
	const plain = withoutConditions(selector);
	if (plain === null || /[*|:]/.test(plain)) return null;
	const areNamed = plain.split(",").every((complex) => {
		const last =
			complex
				.trim()
				.split(/[\s>+~]+/)
				.at(-1) ?? "";
		return (isNested && last.includes("&")) || last.match(nameInSelector) !== null;
	});
	return areNamed ? (plain.match(nameInSelector) ?? []) : null;
}

/** Elements, ".class" and "#id" of a selector and of those around it; "*" where it could be anything. */
function openedRule(prelude: string, around: OpenRule | undefined): OpenRule {
	const isHidden = around?.isHidden === true || /^\s*@(?:-webkit-)?keyframes/i.test(prelude);
	const outer = around?.names ?? [];
	// Of the conditions of "@media" and "@supports" none selects anything.
	if (outer === anyElement || prelude.trim().startsWith("@")) return { names: outer, isHidden };
	// A name that begins with a digit was written with an escape.
	const own = namesOfSelector(prelude.replace(/\\3(\d) /g, "$1"), outer.length > 0);
	const names = own === null ? anyElement : [...outer, ...own];
	return { names: names.length > mostNames ? anyElement : names, isHidden };
}

/**
 * The declarations of a style sheet that refer to elements, each with everything that the rules around it name, since
 * rules can contain rules; one that could hide what it applies to is a fault. Needs a sheet that {@link checkStyle} has
 * written: balanced, and without brackets in strings.
 */
function referringRules(sheet: string): ReferringRule[] {
	const rules: ReferringRule[] = [];
	const open: OpenRule[] = [];
	for (const part of sheet.match(/[^{}]*[{}]?/g) ?? []) {
		const end = part.endsWith("{") ? part.lastIndexOf(";") + 1 : part.length;
		const declarations = part.slice(0, end);
		const prelude = part.slice(end, -1);
		const around = open.at(-1);
		if (prelude.includes("url(")) throw new StyleFault(prelude.trim());
		if (declarations.includes("url(")) {
			if (!around || around.isHidden) throw new StyleFault(declarations.trim());
			const ids = [...declarations.matchAll(/url\(#([\w\u0080-\u{10ffff}.:-]*)/gu)].map(([, id = ""]) => id);
			rules.push({ names: around.names, ids, ...drawingOf(declarations) });
		}
		if (part.endsWith("{")) open.push(openedRule(prelude, around));
		if (part.endsWith("}")) open.pop();
	}
	return rules;
}

/** Writes a style element's sheet again. */
function readSheet(element: SvgElement): ReferringRule[] {
	try {
		const { text } = checkStyle(element.children.join(""));
		element.children.splice(0, element.children.length, text);
		return referringRules(text);
	} catch (error) {
		if (!(error instanceof StyleFault)) throw error;
		throw new SvgFault("content.svg.external", element.line, error.found);
	}
}

/** Gathers the elements that a parser reports. */
class SvgReader {
	readonly unknown = new Map<string, number>();
	readonly rules: ReferringRule[] = [];
	root: SvgElement | null = null;
	readonly #open: SvgElement[] = [];
	/** How many elements deep it is within one that is left out. */
	#dropped = 0;
	#count = 0;

	enter(tag: SaxesTagNS, line: number, lineOf: (name: string) => number): void {
		const parent = this.#open.at(-1);
		if (
			this.#dropped > 0 ||
			editorNamespace.test(tag.uri) ||
			(tag.uri === svgNamespace && droppedElements.has(tag.local))
		) {
			this.#dropped += 1;
			return;
		}
		if (!parent && (tag.uri !== svgNamespace || tag.local !== "svg"))
			throw new SvgFault("content.svg.root", line, `<${tag.name}>`);
		refuseElement(tag, line);
		this.#count += 1;
		if (this.#count > elementLimit) throw new SvgFault("content.svg.many", line, elementLimit);
		if (this.#open.length > depthLimit) throw new SvgFault("content.svg.deep", line, depthLimit);
		const { attributes, references, unknown } = checkAttributes(tag.local, tag.attributes, lineOf);
		for (const name of unknown) if (!this.unknown.has(name)) this.unknown.set(name, lineOf(name));
		const own = parent ? attributes : new Map([["xmlns", svgNamespace], ...attributes]);
		const element: SvgElement = { name: tag.local, line, attributes: own, references, children: [] };
		if (parent) parent.children.push(element);
		else this.root = element;
		this.#open.push(element);
	}

	leave(): void {
		if (this.#dropped > 0) {
			this.#dropped -= 1;
			return;
		}
		const element = this.#open.pop();
		if (element?.name === "style") for (const rule of readSheet(element)) this.rules.push(rule);
	}

	text(text: string): void {
		const parent = this.#open.at(-1);
		if (this.#dropped === 0 && parent && textElements.has(parent.name)) parent.children.push(text);
	}
}

/** A document type may name the public one; one that declares entities could represent anything. */
function refuseDoctype(doctype: string, line: number): void {
	if (doctype.includes("[")) throw new SvgFault("content.svg.external", line, `<!DOCTYPE${doctype}>`);
}

/**
 * Parses an SVG image as XML and checks every element and attribute against allow-lists (B-SEC-05). Throws an
 * {@link SvgFault} for what cannot be published.
 */
export function readSvg(text: string): ReadSvg {
	const parser = new SaxesParser({ xmlns: true, defaultXMLVersion: "1.0", forceXMLVersion: true });
	const reader = new SvgReader();
	let tagLine = 1;
	let lines = new Map<string, number>();
	parser.on("error", (error) => {
		const reason = error.message.replace(/^(?:\d+:\d+:\s*)/, "");
		throw new SvgFault("content.svg.syntax", parser.line, reason);
	});
	parser.on("doctype", (doctype) => refuseDoctype(doctype, parser.line));
	parser.on("processinginstruction", ({ target, body }) => {
		if (/^xml-stylesheet$/i.test(target))
			throw new SvgFault("content.svg.external", parser.line, `<?${target} ${body}?>`);
	});
	parser.on("opentagstart", () => {
		tagLine = parser.line;
		lines = new Map();
	});
	parser.on("attribute", ({ name }) => lines.set(name, parser.line));
	parser.on("opentag", (tag) => reader.enter(tag, tagLine, (name) => lines.get(name) ?? tagLine));
	parser.on("closetag", () => reader.leave());
	parser.on("text", (part) => reader.text(part));
	parser.on("cdata", (part) => reader.text(part));
	parser.write(text).close();
	if (!reader.root) throw new SvgFault("content.svg.root", 1, "");
	measureSvg(reader.root, reader.rules);
	return { root: reader.root, unknown: reader.unknown };
}
