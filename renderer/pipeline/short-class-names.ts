import { createHash } from "node:crypto";
import { relative, sep } from "node:path";
import type { Plugin } from "vite";

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const characters = `${letters}0123456789-_`;

/** Four characters of a digest, a letter first: 13 million names for some hundred classes. */
function shortName(text: string): string {
	const [first = 0, ...others] = createHash("sha256").update(text).digest().subarray(0, 4);
	return letters[first % letters.length] + others.map((byte) => characters[byte % 64]).join("");
}

/**
 * Returns what names the classes of CSS modules: by their file below `root` and their own name, so that every build
 * names them alike, on each machine and for browser and server. Throws when two classes come to the same name.
 */
export function createShortClassNames(root: string): (name: string, file: string) => string {
	const taken = new Map<string, string>();
	return (name, file) => {
		const place = relative(root, file.replace(/\?.*$/, "")).split(sep).join("/");
		const named = `${place} .${name}`;
		const short = shortName(named);
		const other = taken.get(short) ?? named;
		if (other !== named) throw new Error(`Rename ${named} or ${other}: both would be called .${short}`);
		taken.set(short, named);
		return short;
	};
}

/** Gives the classes of CSS modules short names, since a page repeats them hundreds of times. */
export function shortClassNames(root: string): Plugin {
	return {
		name: "facette:short-class-names",
		config: () => ({ css: { modules: { generateScopedName: createShortClassNames(root) } } }),
	};
}
