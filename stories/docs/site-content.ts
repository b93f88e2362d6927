import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { toString as plainText } from "mdast-util-to-string";
import { parseDocument, writeDocument } from "#stories/docs/document.ts";
import { type PageDocument, pageDocuments } from "#stories/docs/page-documents.ts";
import { type DocumentSection, sections } from "#stories/docs/pages.ts";

/** The repository's root. */
const root = join(import.meta.dirname, "../..");

/** The top folders whose decisions are documented. */
const topFolders = ["core", "adapters", "ui", "renderer", "contracts", "stories", "tests", "e2e"];

/** Returns the folders of decisions, e.g. "core/search/decisions". */
function decisionFolders(): readonly string[] {
	return topFolders.flatMap((folder) =>
		readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
			.map((name) => posix.join(folder, name.replaceAll("\\", "/")))
			.filter((name) => name.endsWith("/decisions") && !name.includes("node_modules"))
			.sort(),
	);
}

/** A file of the site's content. */
export interface ContentFile {
	/** Relative to the content folder. */
	readonly path: string;
	readonly content: string;
}

function jsonFile(path: string, value: unknown): ContentFile {
	return { path, content: `${JSON.stringify(value, null, "\t")}\n` };
}

function pageLink({ path, title }: PageDocument): string {
	return `[${title}](${path})`;
}

/** Returns a list of links to pages with what they are about. */
function listOf(pages: readonly PageDocument[]): string {
	return pages.map((page) => `- ${pageLink(page)}: ${page.description}`).join("\n");
}

/** Returns the content of a page; one text, and the way to the next page. */
function pageFile(page: Omit<PageDocument, "document">, markdown: string): ContentFile {
	const { path, title, description } = page;
	return jsonFile(`pages/${path.slice(1).replaceAll("/", "-")}.json`, {
		template: "terms",
		translations: [
			{
				language: "en",
				path,
				title,
				description,
				blocks: [{ type: "text", markdown }],
			},
		],
	});
}

function homeFile(introduction: string, parts: readonly DocumentedSection[]): ContentFile {
	const lists = parts.map(({ title, pages }) => `## ${title}\n\n${listOf(pages)}`);
	return jsonFile("pages/home.json", {
		template: "home",
		translations: [
			{
				language: "en",
				path: "/",
				title: "Documentation",
				description: introduction.split(". ")[0],
				heading: "Facette",
				lead: introduction,
				buttons: [{ path: "/getting-started", label: "Getting started" }],
				blocks: [{ type: "text", markdown: lists.join("\n\n") }],
			},
		],
	});
}

function menuFile(parts: readonly DocumentedSection[]): ContentFile {
	const entry = ({ path, title }: PageDocument) => ({ display_name: title, path });
	return jsonFile(
		"menus.json",
		parts.map(({ title, pages }) => ({ display_name: title, sub: pages.map(entry) })),
	);
}

/** A section with its pages in place of their files. */
interface DocumentedSection {
	readonly title: string;
	readonly pages: readonly PageDocument[];
}

const decisionsPage = {
	path: "/decisions",
	title: "Decisions",
	description:
		"Why things are as they are, by folder: each decision with its context, alternatives and consequences.",
};

/** Returns the content made from the repository's Markdown: pages, their menu and the home page. */
export function siteContent(): readonly ContentFile[] {
	const listed = sections.flatMap(({ pages }) => pages);
	const all = pageDocuments(listed, decisionFolders());
	const pages = all.slice(0, listed.length);
	const decisions = all.slice(listed.length);
	const byPath = new Map(pages.map((page) => [page.path, page]));
	const index: PageDocument = { ...decisionsPage, document: { type: "root", children: [] } };
	const parts = sections.map((section) => documented(section, byPath));
	const last = parts.pop();
	if (last) parts.push({ ...last, pages: [...last.pages, index] });
	return [
		homeFile(readIntroduction(), parts),
		menuFile(parts),
		...pages.map((page, at) => pageFile(page, withNext(page, pages[at + 1] ?? index))),
		pageFile(index, listOf(decisions)),
		...decisions.map((page) => pageFile(page, writeDocument(page.document))),
	];
}

function documented({ title, pages }: DocumentSection, byPath: ReadonlyMap<string, PageDocument>) {
	return { title, pages: pages.flatMap(({ path }) => byPath.get(path) ?? []) };
}

function withNext({ document }: PageDocument, next: PageDocument): string {
	return `${writeDocument(document)}\n---\n\nNext: ${pageLink(next)}\n`;
}

/** Returns the first paragraph of the repository's README. */
function readIntroduction(): string {
	const { children } = parseDocument(readFileSync(join(root, "README.md"), "utf8"));
	const paragraph = children.find((node) => node.type === "paragraph");
	return paragraph ? plainText(paragraph).replace(/\s+/g, " ") : "";
}
