import { expect, it } from "vitest";
import type { CodeToken } from "#stories/docs/code-tokens.ts";
import { codeTokens } from "#stories/docs/code-tokens.ts";
import { parseDocument } from "#stories/docs/document.ts";
import { type DocumentPart, documentParts } from "#stories/docs/document-parts.ts";
import { searchDocuments } from "#stories/docs/search-documents.ts";
import { documentedPages, siteContent } from "#stories/docs/site-content.ts";

/** The block of a page of the documentation. */
interface PageBlock {
	readonly type: string;
	readonly sections: readonly {
		readonly pages: readonly { readonly path: string; readonly current?: boolean }[];
	}[];
	readonly parts: readonly DocumentPart[];
}

/** Reads the document of each page by its path. */
function readDocumentBlocks(): ReadonlyMap<string, PageBlock> {
	const pages = siteContent().filter(({ path }) => path.startsWith("pages/"));
	return new Map(
		pages.flatMap(({ content }) => {
			const [{ path, blocks }] = JSON.parse(content).translations;
			const block = blocks.find(({ type }: PageBlock) => type === "document");
			return block === undefined ? [] : [[path, block]];
		}),
	);
}

const blocks = readDocumentBlocks();

it("B-USE-05 each page of the documentation names itself in the navigation of all sections", () => {
	expect(blocks.size).toBeGreaterThan(30);
	for (const [path, { sections }] of blocks) {
		const current = sections.flatMap(({ pages }) => pages.filter((page) => page.current));
		expect(current.map((page) => page.path)).toEqual([path.startsWith("/decisions/") ? "/decisions" : path]);
	}
});

it("B-USE-05 code in steps of a list is colored, too, and the steps keep their numbers", () => {
	for (const [path, { parts }] of blocks)
		for (const part of parts) if ("markdown" in part) expect(part.markdown, path).not.toContain("```");
	const document = parseDocument("1. One:\n\n   ```ts\n   one();\n   ```\n\n   It returns.\n\n2. Two.\n");
	const parts = documentParts(document);
	expect(parts.map((part) => ("markdown" in part ? part.markdown.trim() : "code"))).toEqual([
		"1. One:",
		"code",
		"It returns.\n\n2. Two.",
	]);
});

it("B-USE-05 code of the documentation is colored when it is written, and complete", () => {
	const source = '// A comment.\nconst name: string = "Léman";';
	const lines = codeTokens(source, "ts");
	expect(lines.map((line) => line.map(([, text]) => text).join("")).join("\n")).toBe(source);
	const kinds = lines.flat().map(([kind]) => kind);
	expect(kinds).toEqual(expect.arrayContaining(["comment", "keyword", "string-expression"]));
	expect(codeTokens("a b", "caddyfile")).toEqual([[["", "a b"]]]);
	const codes = [...blocks.values()].flatMap(({ parts }) =>
		parts.flatMap((part) =>
			"code" in part ? [JSON.parse(part.code) as readonly (readonly CodeToken[])[]] : [],
		),
	);
	expect(codes.flat(2).filter(([kind]) => kind !== "").length).toBeGreaterThan(100);
});

it("B-USE-05 the search of the documentation has every section of every page once", () => {
	const documents = documentedPages().flatMap(searchDocuments);
	const ids = documents.map(({ id }) => id);
	expect(new Set(ids).size).toBe(ids.length);
	expect(ids).toEqual(
		expect.arrayContaining(["/getting-started", "/getting-started#add-a-product", "/decisions"]),
	);
	expect(documents.find(({ id }) => id === "/getting-started#add-a-product")?.text).toContain(
		"silver-ring.json",
	);
});
