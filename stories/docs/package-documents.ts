import { posix } from "node:path";
import GithubSlugger from "github-slugger";
import type { Heading, Root } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { uniqueAnchor } from "#renderer/plan/markdown.ts";
import { writeDocument } from "#stories/docs/document.ts";
import { type PageDocument, pageDocuments } from "#stories/docs/page-documents.ts";
import { sections } from "#stories/docs/pages.ts";

/** A Markdown file of the documentation in the package. */
export interface PackageDocument {
	/** Relative to the folder of the documentation: "extending/blocks.md". */
	readonly file: string;
	readonly text: string;
}

const fileOf = (path: string) => `${path.slice(1)}.md`;

/** Returns the anchors of a page in Markdown, by its anchors on the documentation's site. */
function anchorsOf({ title, document }: PageDocument): ReadonlyMap<string, string> {
	const taken = new Set<string>();
	const slugger = new GithubSlugger();
	slugger.slug(title);
	const anchors = new Map<string, string>();
	visit(document, "heading", (heading: Heading) => {
		const text = plainText(heading);
		const anchor = slugger.slug(text);
		if (heading.depth < 5) anchors.set(uniqueAnchor(text, taken), anchor);
	});
	return anchors;
}

/** Leads the links of a page to files, and removes what tests read after the language of code. */
function toFiles(
	{ path, document }: PageDocument,
	anchors: ReadonlyMap<string, ReadonlyMap<string, string>>,
): void {
	visit(document, "link", (link) => {
		const [page = "", anchor] = link.url.split("#");
		const found = anchors.get(page);
		if (found === undefined) return;
		const file = posix.relative(posix.dirname(fileOf(path)), fileOf(page));
		link.url = anchor === undefined ? file : `${file}#${found.get(anchor) ?? anchor}`;
	});
	visit(document, "code", (code) => {
		code.meta = null;
	});
}

function textOf({ title, document }: PageDocument): string {
	const heading: Heading = { type: "heading", depth: 1, children: [{ type: "text", value: title }] };
	return writeDocument({ type: "root", children: [heading, ...document.children] } satisfies Root);
}

function indexText(pages: ReadonlyMap<string, PageDocument>): string {
	const parts = sections.map((section) => {
		const lines = section.pages.flatMap(({ path }) => {
			const page = pages.get(path);
			return page ? [`- [${page.title}](${fileOf(path)}): ${page.description}`] : [];
		});
		return `## ${section.title}\n\n${lines.join("\n")}\n`;
	});
	return `# Documentation of Facette\n\n${parts.join("\n")}`;
}

/** Returns the documentation as Markdown files whose links lead to each other, the decisions aside. */
export function packageDocuments(): readonly PackageDocument[] {
	const pages = pageDocuments(
		sections.flatMap((section) => section.pages),
		[],
	);
	const anchors = new Map(pages.map((page) => [page.path, anchorsOf(page)]));
	const byPath = new Map(pages.map((page) => [page.path, page]));
	for (const page of pages) toFiles(page, anchors);
	return [
		{ file: "README.md", text: indexText(byPath) },
		...pages.map((page) => ({ file: fileOf(page.path), text: textOf(page) })),
	];
}
