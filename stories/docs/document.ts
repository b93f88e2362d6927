import type { Heading, Root, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown, gfmTableToMarkdown } from "mdast-util-gfm-table";
import { toMarkdown } from "mdast-util-to-markdown";
import { toString as plainText } from "mdast-util-to-string";
import { gfmTable } from "micromark-extension-gfm-table";

/** Parses Markdown without its HTML comments, which mark generated parts, and images, which the text of a page cannot show. */
export function parseDocument(source: string): Root {
	const document = fromMarkdown(source, {
		extensions: [gfmTable()],
		mdastExtensions: [gfmTableFromMarkdown()],
	});
	return { ...document, children: document.children.filter((node) => !isComment(node) && !isImage(node)) };
}

function isComment(node: RootContent): boolean {
	return node.type === "html" && /^<!--.*-->$/s.test(node.value.trim());
}

function isImage(node: RootContent): boolean {
	return node.type === "paragraph" && node.children.every(({ type }) => type === "image");
}

/** Writes a document as Markdown. */
export function writeDocument(document: Root): string {
	return toMarkdown(document, { extensions: [gfmTableToMarkdown({ tablePipeAlign: false })], bullet: "-" });
}

/** Returns whether a node is a heading of the given level. */
export function isHeading(node: RootContent, depth: number): node is Heading {
	return node.type === "heading" && node.depth === depth;
}

/** Returns the text of a document's heading of the first level. Throws if it has none. */
export function titleOf({ children }: Root): string {
	const title = children.find((node) => isHeading(node, 1));
	if (!title) throw new Error("The document has no heading of the first level.");
	return plainText(title);
}

/** A part of a document that begins with a heading of the second level. The part above the first one has no title. */
export interface Section {
	readonly title: string | null;
	/** Its heading included. */
	readonly nodes: readonly RootContent[];
}

/** Returns the sections of a document, without the heading of the first level. */
export function sectionsOf({ children }: Root): readonly Section[] {
	const found: { title: string | null; nodes: RootContent[] }[] = [{ title: null, nodes: [] }];
	for (const node of children) {
		if (isHeading(node, 1)) continue;
		if (isHeading(node, 2)) found.push({ title: plainText(node), nodes: [] });
		found.at(-1)?.nodes.push(node);
	}
	return found;
}

/** Moves headings of nodes, in place, by the given number of levels; negative numbers raise them. */
export function shiftHeadings(nodes: readonly RootContent[], levels: number): void {
	for (const node of nodes)
		if (node.type === "heading") node.depth = (node.depth + levels) as Heading["depth"];
}

/** The number of characters of a description; search engines cut longer ones. */
const longestDescription = 155;

/** Returns the first sentences of a document, as many as fit a description, and always the first one. */
export function descriptionOf({ children }: Root): string | null {
	const paragraph = children.find((node) => node.type === "paragraph");
	if (!paragraph) return null;
	const text = plainText(paragraph).replace(/\s+/g, " ").trim();
	let description = "";
	for (const sentence of text.split(/(?<=[.!?:]) /)) {
		const longer = description === "" ? sentence : `${description} ${sentence}`;
		if (description !== "" && longer.length > longestDescription) break;
		description = longer;
	}
	return description.replace(/:$/, ".");
}
