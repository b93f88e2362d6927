import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Code } from "mdast";
import { visit } from "unist-util-visit";
import { parseDocument } from "#stories/docs/document.ts";
import { sections } from "#stories/docs/pages.ts";

/** The repository's root. */
export const root = join(import.meta.dirname, "../..");

/**
 * A code block of the documentation. Behind its language may stand:
 *
 * - `file=PATH`: the file that readers save it as, relative to the folder that they are in;
 * - `until-ready`: a command that serves until it is stopped;
 * - `fails`: a command whose status is not 0;
 * - `not-run="REASON"`: a block that the tests neither run nor check.
 */
export interface CodeBlock {
	readonly file: string;
	/** From 1. */
	readonly line: number;
	/** "" if the block names none. */
	readonly language: string;
	readonly text: string;
	readonly savedAs: string | null;
	readonly isServer: boolean;
	readonly fails: boolean;
	/** Why the tests leave it out; null if they do not. */
	readonly notRun: string | null;
}

/** Returns the code blocks of a file of the repository. */
export function codeBlocksOf(file: string): readonly CodeBlock[] {
	const blocks: CodeBlock[] = [];
	visit(parseDocument(readFileSync(join(root, file), "utf8")), "code", (node: Code) => {
		const meta = node.meta ?? "";
		const marks = meta.replace(/\S+="[^"]*"/g, "").split(/\s+/);
		blocks.push({
			file,
			line: node.position?.start.line ?? 0,
			language: node.lang ?? "",
			text: node.value,
			savedAs: /(?:^|\s)file=(\S+)/.exec(meta)?.[1] ?? null,
			isServer: marks.includes("until-ready"),
			fails: marks.includes("fails"),
			notRun: /(?:^|\s)not-run="([^"]+)"/.exec(meta)?.[1] ?? null,
		});
	});
	return blocks;
}

/** The files that the documentation is made from; decisions have no code to run. */
export const documentedFiles: readonly string[] = [
	...new Set([
		"README.md",
		"renderer/setup/package-readme.md",
		...sections.flatMap(({ pages }) => pages.map(({ file }) => file)),
	]),
];

/** Returns the code blocks of all documented files. */
export function documentedBlocks(): readonly CodeBlock[] {
	return documentedFiles.flatMap(codeBlocksOf);
}

/** Returns the place of a block, for messages. */
export function placeOf({ file, line }: CodeBlock): string {
	return `${file}:${line}`;
}
