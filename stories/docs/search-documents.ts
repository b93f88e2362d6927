import { toString as plainText } from "mdast-util-to-string";
import { uniqueAnchor } from "#renderer/plan/markdown.ts";
import type { PageDocument } from "#stories/docs/page-documents.ts";

/** A section of the documentation that a search can find. */
export interface SearchDocument {
	/** Its address: the path of the page and the anchor of the heading. */
	readonly id: string;
	/** The title of its page. */
	readonly page: string;
	/** Its heading; "" above the first one. */
	readonly heading: string;
	readonly text: string;
}

/** Returns the sections of a page, each with the text up to the next heading. */
export function searchDocuments({ path, title, document }: PageDocument): readonly SearchDocument[] {
	const taken = new Set<string>();
	const sections: { id: string; heading: string; texts: string[] }[] = [{ id: path, heading: "", texts: [] }];
	for (const node of document.children) {
		const text = plainText(node).replace(/\s+/g, " ");
		if (node.type === "heading" && node.depth < 5)
			sections.push({ id: `${path}#${uniqueAnchor(text, taken)}`, heading: text, texts: [] });
		else sections.at(-1)?.texts.push(text);
	}
	return sections
		.filter(({ heading, texts }) => heading !== "" || texts.length > 0)
		.map(({ id, heading, texts }) => ({ id, page: title, heading, text: texts.join(" ") }));
}
