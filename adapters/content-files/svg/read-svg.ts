import { SaxesParser, type SaxesTagNS } from "saxes";
import { checkAttributes } from "#adapters/content-files/svg/svg-attributes.ts";
import { type SvgElement, SvgFault } from "#adapters/content-files/svg/svg-document.ts";
import {
	activeElements,
	allowedElements,
	droppedElements,
	editorNamespace,
	svgNamespace,
} from "#adapters/content-files/svg/svg-names.ts";
import { depthLimit, elementLimit, measureSvg } from "#adapters/content-files/svg/svg-size.ts";
import { checkStyle, StyleFault, type StyleReference } from "#adapters/content-files/svg/svg-style.ts";

/** A parsed image, and the names of removed attributes with their lines. */
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

/** Checks and replaces the style sheet of a style element; returns its references. */
function readSheet(element: SvgElement): readonly StyleReference[] {
	try {
		const { text, references } = checkStyle(element.children.join(""), "stylesheet");
		element.children.splice(0, element.children.length, text);
		return references;
	} catch (error) {
		if (!(error instanceof StyleFault)) throw error;
		throw new SvgFault("content.svg.external", element.line, error.found);
	}
}

/** Collects the elements that a parser reports. */
class SvgReader {
	readonly unknown = new Map<string, number>();
	readonly sheets: StyleReference[] = [];
	root: SvgElement | null = null;
	readonly #open: SvgElement[] = [];
	/** The depth within a removed element. */
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
		if (element?.name === "style") for (const reference of readSheet(element)) this.sheets.push(reference);
	}

	text(text: string): void {
		const parent = this.#open.at(-1);
		if (this.#dropped === 0 && parent && textElements.has(parent.name)) parent.children.push(text);
	}
}

/** An entity that stands for the address of a namespace, as Illustrator declares them. */
const namespaceEntity = /<!ENTITY\s+([\w.-]+)\s+(["'])(https?:\/\/[^\s"'<>&%]*)\2\s*>/g;

/**
 * Returns the entities of a document type: addresses of namespaces only. Refuses a document type with any other
 * declaration, because it could stand for anything; the public one declares nothing.
 */
function readEntities(doctype: string, line: number): Readonly<Record<string, string>> {
	const start = doctype.indexOf("[");
	if (start < 0) return {};
	const subset = doctype.slice(start + 1).replace(/\]\s*$/, "");
	if (subset.replace(namespaceEntity, "").trim() !== "")
		throw new SvgFault("content.svg.external", line, `<!DOCTYPE${doctype}>`);
	return Object.fromEntries(
		[...subset.matchAll(namespaceEntity)].map(([, name = "", , address = ""]) => [name, address]),
	);
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
	parser.on("doctype", (doctype) => Object.assign(parser.ENTITIES, readEntities(doctype, parser.line)));
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
	measureSvg(reader.root, reader.sheets);
	return { root: reader.root, unknown: reader.unknown };
}
