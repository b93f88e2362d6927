import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import type { Heading, Root } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import { uniqueAnchor } from "#renderer/plan/markdown.ts";
import { descriptionOf, parseDocument, sectionsOf, shiftHeadings, titleOf } from "#stories/docs/document.ts";
import { anchorsOf, type FindPage, resolveLinks } from "#stories/docs/links.ts";
import type { DocumentPage } from "#stories/docs/pages.ts";

/** The repository's root. */
const root = join(import.meta.dirname, "../..");

/** A page as its title and text. */
export interface PageDocument {
	readonly path: string;
	readonly title: string;
	readonly description: string;
	readonly document: Root;
}

/** A page whose links lead to files. */
interface DraftPage extends Omit<PageDocument, "description"> {
	/** Null for the first sentences of the page. */
	readonly description: string | null;
	/** The files that it is made from. */
	readonly sources: readonly Source[];
	/** Files and folders that it is the page of. */
	readonly represents: readonly string[];
}

/** A file of a page with its headings by their anchors in the repository. */
interface Source {
	readonly file: string;
	readonly document: Root;
	readonly anchors: ReadonlyMap<string, Heading>;
}

function readSource(file: string): Source {
	const document = parseDocument(readFileSync(join(root, file), "utf8"));
	return { file, document, anchors: anchorsOf(document) };
}

function draftPage({ path, file, title, description, without = [] }: DocumentPage): DraftPage {
	const source = readSource(file);
	const parts = sectionsOf(source.document);
	const unknown = without.find((name) => !parts.some((part) => part.title === name));
	if (unknown !== undefined)
		throw new Error(`${file} has no section "${unknown}"; correct stories/docs/pages.ts.`);
	const shown = parts.filter((part) => part.title === null || !without.includes(part.title));
	return {
		path,
		title: title ?? titleOf(source.document),
		description: description ?? null,
		document: { type: "root", children: shown.flatMap(({ nodes }) => nodes) },
		sources: [source],
		represents: [file],
	};
}

/** The path of the page with the decisions of a folder such as "renderer/decisions". */
function decisionsPath(folder: string): string {
	return `/decisions/${posix.dirname(folder).replaceAll("/", "-")}`;
}

function draftDecisions(folder: string): DraftPage {
	const names = readdirSync(join(root, folder)).sort();
	const sources = names.map((name) => readSource(`${folder}/${name}`));
	for (const { document } of sources) shiftHeadings(document.children, 1);
	return {
		path: decisionsPath(folder),
		title: `Decisions of ${posix.dirname(folder)}`,
		description: `Why ${posix.dirname(folder)} is as it is: ${sources.length} decisions with their context, alternatives and consequences.`,
		document: { type: "root", children: sources.flatMap(({ document }) => document.children) },
		sources,
		represents: [folder, ...sources.map(({ file }) => file)],
	};
}

/** Returns a function that finds the page of a file and anchor. */
function createFindPage(pages: readonly DraftPage[]): FindPage {
	const addresses = new Map<string, string>();
	for (const { path, document, sources, represents } of pages) {
		for (const file of represents) addresses.set(file, path);
		const taken = new Set<string>();
		const anchors = new Map<Heading, string>();
		for (const node of document.children)
			if (node.type === "heading" && node.depth < 5) anchors.set(node, uniqueAnchor(plainText(node), taken));
		for (const { file, anchors: headings } of sources)
			for (const [name, heading] of headings) {
				const anchor = anchors.get(heading);
				if (anchor !== undefined) addresses.set(`${file}#${name}`, `${path}#${anchor}`);
			}
	}
	return ({ file, anchor }) => {
		const files = [file, `${file}/README.md`];
		const targets = anchor === "" ? files : files.map((name) => `${name}#${anchor}`);
		const found =
			targets.find((target) => addresses.has(target)) ?? files.find((name) => addresses.has(name));
		return found === undefined ? null : (addresses.get(found) ?? null);
	};
}

/**
 * Returns pages and those of the folders of decisions, with their links resolved to addresses. Throws if a file is missing, or a section
 * that the list of pages names.
 */
export function pageDocuments(
	pages: readonly DocumentPage[],
	decisionFolders: readonly string[],
): readonly PageDocument[] {
	const drafts = [...pages.map(draftPage), ...decisionFolders.map(draftDecisions)];
	const findPage = createFindPage(drafts);
	return drafts.map(({ path, title, document, sources, description }) => {
		for (const { file, document: source } of sources) resolveLinks(source, file, findPage);
		return { path, title, document, description: description ?? descriptionOf(document) ?? title };
	});
}
