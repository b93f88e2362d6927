import { posix } from "node:path";
import { visit } from "unist-util-visit";
import { expect, it } from "vitest";
import { parseDocument } from "#stories/docs/document.ts";
import { anchorsOf, fileTarget } from "#stories/docs/links.ts";
import { packageDocuments } from "#stories/docs/package-documents.ts";
import { sections } from "#stories/docs/pages.ts";

const documents = new Map(packageDocuments().map(({ file, text }) => [file, parseDocument(text)]));

it("B-USE-05 the package has each page of the documentation, and links between them lead to a file and heading", () => {
	const files = sections.flatMap(({ pages }) => pages.map(({ path }) => `${path.slice(1)}.md`));
	expect([...documents.keys()].toSorted()).toEqual(["README.md", ...files].toSorted());
	const anchors = new Map([...documents].map(([file, document]) => [file, anchorsOf(document)]));
	const dead: string[] = [];
	let count = 0;
	for (const [file, document] of documents)
		visit(document, "link", ({ url }) => {
			const target = fileTarget(url, file);
			if (target === null) return;
			count++;
			const found = anchors.get(posix.normalize(target.file));
			if (found === undefined || (target.anchor !== "" && !found.has(target.anchor)))
				dead.push(`${file} ${url}`);
		});
	expect(dead).toEqual([]);
	expect(count).toBeGreaterThan(100);
});

it("B-USE-05 the documentation in the package has no marks of tests", () => {
	for (const [file, document] of documents)
		visit(document, "code", ({ meta }) => expect(meta ?? "", file).toBe(""));
});
