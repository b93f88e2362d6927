import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { toString as plainText } from "mdast-util-to-string";
import { parseDocument } from "#stories/docs/document.ts";
import { documentParts } from "#stories/docs/document-parts.ts";
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

const searchBlock = { type: "search", label: "Search", none: "Nothing found. Try fewer or other words." };

/** Returns the content of a page: the search, its text and code, and the navigation of all sections. */
function pageFile(page: PageDocument, parts: readonly DocumentedSection[]): ContentFile {
	const { path, title, description, document } = page;
	const entry = (other: PageDocument) => ({
		title: other.title,
		path: other.path,
		...(isWithin(path, other.path) ? { current: true } : {}),
	});
	const navigation = parts.map((part) => ({ title: part.title, pages: part.pages.map(entry) }));
	return jsonFile(`pages/${path.slice(1).replaceAll("/", "-")}.json`, {
		template: "info",
		translations: [
			{
				language: "en",
				path,
				title,
				description,
				blocks: [searchBlock, { type: "document", sections: navigation, parts: documentParts(document) }],
			},
		],
	});
}

/** Returns whether a page is an entry of the navigation, or a page of decisions, which are below one entry. */
function isWithin(path: string, entry: string): boolean {
	return path === entry || (entry === decisionsPage.path && path.startsWith(`${entry}/`));
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
				blocks: [searchBlock, { type: "text", markdown: lists.join("\n\n") }],
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

/** The pages of the documentation. */
interface Documentation {
	readonly pages: readonly PageDocument[];
	readonly decisions: readonly PageDocument[];
	/** The page that lists the decisions. */
	readonly index: PageDocument;
}

function readDocumentation(): Documentation {
	const listed = sections.flatMap(({ pages }) => pages);
	const all = pageDocuments(listed, decisionFolders());
	const decisions = all.slice(listed.length);
	return {
		pages: all.slice(0, listed.length),
		decisions,
		index: { ...decisionsPage, document: parseDocument(listOf(decisions)) },
	};
}

/** Returns all pages of the documentation but its home page. */
export function documentedPages(): readonly PageDocument[] {
	const { pages, decisions, index } = readDocumentation();
	return [...pages, index, ...decisions];
}

/** Returns the content made from the repository's Markdown: pages, their menu and the home page. */
export function siteContent(): readonly ContentFile[] {
	const { pages, decisions, index } = readDocumentation();
	const byPath = new Map(pages.map((page) => [page.path, page]));
	const parts = sections.map((section) => documented(section, byPath));
	const last = parts.pop();
	if (last) parts.push({ ...last, pages: [...last.pages, index] });
	return [
		homeFile(readIntroduction(), parts),
		menuFile(parts),
		...pages.map((page, at) => pageFile(withNext(page, pages[at + 1] ?? index), parts)),
		...[index, ...decisions].map((page) => pageFile(page, parts)),
	];
}

function documented({ title, pages }: DocumentSection, byPath: ReadonlyMap<string, PageDocument>) {
	return { title, pages: pages.flatMap(({ path }) => byPath.get(path) ?? []) };
}

/** Adds the way to the next page at the end of one. */
function withNext(page: PageDocument, next: PageDocument): PageDocument {
	const { children } = parseDocument(`---\n\nNext: ${pageLink(next)}\n`);
	return { ...page, document: { ...page.document, children: [...page.document.children, ...children] } };
}

/** Returns the first paragraph of the repository's README. */
function readIntroduction(): string {
	const { children } = parseDocument(readFileSync(join(root, "README.md"), "utf8"));
	const paragraph = children.find((node) => node.type === "paragraph");
	return paragraph ? plainText(paragraph).replace(/\s+/g, " ") : "";
}
