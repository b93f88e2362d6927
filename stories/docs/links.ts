import { posix } from "node:path";
import GithubSlugger from "github-slugger";
import type { Heading, Link, Parent, PhrasingContent, Root } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

/** Returns the headings of a file by their anchors in the repository. */
export function anchorsOf(document: Root): ReadonlyMap<string, Heading> {
	const slugger = new GithubSlugger();
	const anchors = new Map<string, Heading>();
	visit(document, "heading", (node) => {
		anchors.set(slugger.slug(plainText(node)), node);
	});
	return anchors;
}

/** The target of a link between files: a file or folder of the repository, and an anchor, "" if there is none. */
export interface FileTarget {
	/** Relative to the repository's root, without a slash at its end. */
	readonly file: string;
	readonly anchor: string;
}

/** Returns the target of a link in a file; null if it leads to another site. */
export function fileTarget(url: string, file: string): FileTarget | null {
	if (/^[a-z][a-z\d+.-]*:/i.test(url)) return null;
	const [path = "", anchor = ""] = decodeURI(url).split("#");
	const target = path === "" ? file : posix.join(posix.dirname(file), path).replace(/\/$/, "");
	return { file: target, anchor };
}

/** Returns the page that shows a target, as an address; null if none does. */
export type FindPage = (target: FileTarget) => string | null;

/** Returns the replacement of a link to a file without a page: its text and its path. */
function withoutLink(link: Link, { file }: FileTarget): readonly PhrasingContent[] {
	const text = plainText(link);
	const isNamed = file.endsWith(text.replace(/\/$/, ""));
	return isNamed
		? [{ type: "inlineCode", value: file }]
		: [
				...link.children,
				{ type: "text", value: " (" },
				{ type: "inlineCode", value: file },
				{ type: "text", value: ")" },
			];
}

/** Leads the links of a document to pages, in place. A link to a file without a page becomes its text. */
export function resolveLinks(document: Root, file: string, findPage: FindPage): void {
	visit(document, "link", (link, index, parent: Parent | undefined) => {
		const target = fileTarget(link.url, file);
		if (!target || !parent || index === undefined) return;
		const page = findPage(target);
		if (page !== null) link.url = page;
		else parent.children.splice(index, 1, ...withoutLink(link, target));
	});
}
