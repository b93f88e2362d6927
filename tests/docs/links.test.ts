import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { visit } from "unist-util-visit";
import { expect, it } from "vitest";
import { parseDocument } from "#stories/docs/document.ts";
import { anchorsOf, fileTarget } from "#stories/docs/links.ts";
import { root } from "#tests/docs/code-blocks.ts";

/** Folders whose Markdown is made by tools, as that of hidden ones is, or belongs to a new site. */
const otherFolders = ["node_modules", "dist", "renderer/init/templates"];

/** The README of the package, whose links lead to files of the package; a test of the packed file follows them. */
const packageReadme = "renderer/setup/package-readme.md";

/** Returns whether a folder has no Markdown of the repository's own; the content of a site has a project.json. */
function isOther(path: string): boolean {
	const isHidden = path.startsWith(".") && path !== ".github";
	return isHidden || otherFolders.includes(path) || existsSync(join(root, path, "project.json"));
}

/** Returns the Markdown files of the repository. */
function markdownFiles(folder = ""): readonly string[] {
	return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
		const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
		if (entry.isDirectory()) return isOther(path) ? [] : markdownFiles(path);
		return entry.name.endsWith(".md") && path !== packageReadme ? [path] : [];
	});
}

const anchors = new Map<string, ReadonlySet<string>>();

function anchorsIn(file: string): ReadonlySet<string> {
	const found =
		anchors.get(file) ?? new Set(anchorsOf(parseDocument(readFileSync(join(root, file), "utf8"))).keys());
	anchors.set(file, found);
	return found;
}

/** Returns the links of a file that lead to no file or no heading of the repository. */
function deadLinks(file: string): readonly string[] {
	const dead: string[] = [];
	visit(parseDocument(readFileSync(join(root, file), "utf8")), ["link", "image", "definition"], (node) => {
		if (!("url" in node)) return;
		const target = fileTarget(node.url, file);
		if (!target) return;
		const path = join(root, target.file);
		const exists = existsSync(path);
		const document = exists && statSync(path).isDirectory() ? `${target.file}/README.md` : target.file;
		const isDead = !exists || (target.anchor !== "" && !anchorsIn(document).has(target.anchor));
		if (isDead) dead.push(`${file}:${node.position?.start.line} ${node.url}`);
	});
	return dead;
}

it("B-USE-05 every link between the repository's Markdown files leads to a file and heading", () => {
	const files = markdownFiles();
	expect(files).toContain("README.md");
	expect(files.flatMap(deadLinks)).toEqual([]);
});
