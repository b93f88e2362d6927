import type { Root, RootContent } from "mdast";
import { codeTokens } from "#stories/docs/code-tokens.ts";
import { writeDocument } from "#stories/docs/document.ts";

/** A part of a page in the content: a text, or code with its tokens as JSON. */
export type DocumentPart = { readonly markdown: string } | { readonly code: string };

/** Returns a document as texts and code, in order. */
export function documentParts({ children }: Root): readonly DocumentPart[] {
	const parts: DocumentPart[] = [];
	let texts: RootContent[] = [];
	const endText = () => {
		if (texts.length > 0) parts.push({ markdown: writeDocument({ type: "root", children: texts }) });
		texts = [];
	};
	for (const node of children) {
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
