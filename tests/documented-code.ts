import { readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/** Returns the first code block of a documentation file that contains a text, without the indentation of a list. */
export function documentedCode(file: string, text: string): string {
	const blocks = [
		...readFileSync(join(root, file), "utf8").matchAll(/^( *)```\w+[^\n]*\n([\s\S]*?)^ *```/gm),
	];
	const found = blocks.find(([, , code = ""]) => code.includes(text));
	if (!found) throw new Error(`${file} has no code with ${text}.`);
	const [, indent = "", code = ""] = found;
	return code.replace(new RegExp(`^${indent}`, "gm"), "");
}
