import type { List, Root, RootContent } from "mdast";
import { codeTokens } from "#stories/docs/code-tokens.ts";
import { writeDocument } from "#stories/docs/document.ts";

/** A part of a page in the content: a text, or code with its tokens as JSON. */
export type DocumentPart = { readonly markdown: string } | { readonly code: string };

/** Returns a document as texts and code, in order. Code within a list divides the list, which continues its numbers. */
export function documentParts({ children }: Root): readonly DocumentPart[] {
	const parts: DocumentPart[] = [];
	let texts: RootContent[] = [];
	const endText = () => {
		if (texts.length > 0) parts.push({ markdown: writeDocument({ type: "root", children: texts }) });
		texts = [];
	};
	for (const node of children.flatMap((child) => (child.type === "list" ? dividedList(child) : [child]))) {
		if (node.type !== "code") {
			texts.push(node);
			continue;
		}
		endText();
		parts.push({ code: JSON.stringify(codeTokens(node.value, node.lang ?? "")) });
	}
	endText();
	return parts;
}

/** Returns a list as it is, or as lists of its items with their code, and what follows that, between them. */
function dividedList(list: List): readonly RootContent[] {
	if (!list.children.some((item) => item.children.some(({ type }) => type === "code"))) return [list];
	const first = list.start ?? 1;
	return list.children.flatMap((item, at) => {
		const code = item.children.findIndex(({ type }) => type === "code");
		const end = code === -1 ? item.children.length : code;
		const start = list.ordered ? first + at : null;
		const text: List = { ...list, start, children: [{ ...item, children: item.children.slice(0, end) }] };
		return [text, ...item.children.slice(end)];
	});
}
