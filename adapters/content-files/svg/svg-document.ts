/** A reference of an element to another one: `href="#id"` or `url(#id)`. */
export interface SvgReference {
	readonly id: string;
	/**
	 * How often the target is drawn at most: once (`href`), for each element that inherits the style, or for each
	 * point of a path (markers).
	 */
	readonly drawn: "once" | "each-element" | "each-point";
}

/** Creates the reference of a style, e.g. of the property "fill". */
export function styleReference(id: string, property: string): SvgReference {
	return { id, drawn: /marker/i.test(property) ? "each-point" : "each-element" };
}

/** An element of a parsed image, without forbidden content. */
export interface SvgElement {
	readonly name: string;
	/** The line of its tag, counted from 1. */
	readonly line: number;
	readonly attributes: ReadonlyMap<string, string>;
	readonly references: SvgReference[];
	readonly children: (SvgElement | string)[];
}

/** Returns the maximum number of points of an element's path, which is also that of its markers. */
export function pointsOf(attributes: ReadonlyMap<string, string>): number {
	const text = `${attributes.get("d") ?? ""} ${attributes.get("points") ?? ""}`;
	return 1 + (text.match(/[a-z]|\d*\.?\d+/gi)?.length ?? 0);
}

/** The reasons why an image may not be published; also the keys of findings. */
export type SvgFaultKey =
	| "content.svg.syntax"
	| "content.svg.root"
	| "content.svg.script"
	| "content.svg.external"
	| "content.svg.element"
	| "content.svg.deep"
	| "content.svg.many"
	| "content.svg.cycle"
	| "content.svg.size";

/** The first reason why an image may not be published. */
export class SvgFault extends Error {
	override readonly name = "SvgFault";
	readonly key: SvgFaultKey;
	readonly line: number;
	/** The forbidden content, or the exceeded limit. */
	readonly found: string | number;
	constructor(key: SvgFaultKey, line: number, found: string | number) {
		super(`${key} in line ${line}: ${found}`);
		this.key = key;
		this.line = line;
		this.found = found;
	}
}

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escaped(text: string): string {
	return text.replace(/[&<>"\t\n\r]/g, (character) => escapes[character] ?? `&#${character.charCodeAt(0)};`);
}

function escapedText(text: string): string {
	return text.replace(/[&<>\r]/g, (character) => escapes[character] ?? "&#13;");
}

function written(element: SvgElement, parts: string[]): void {
	parts.push("<", element.name);
	for (const [name, value] of element.attributes) parts.push(" ", name, '="', escaped(value), '"');
	if (element.children.length === 0) {
		parts.push("/>");
		return;
	}
	parts.push(">");
	for (const child of element.children)
		if (typeof child === "string") parts.push(escapedText(child));
		else written(child, parts);
	parts.push("</", element.name, ">");
}

/** Serializes a parsed image. */
export function writeSvg(root: SvgElement): string {
	const parts: string[] = [];
	written(root, parts);
	return `${parts.join("")}\n`;
}
