import { createHash } from "node:crypto";
import { relative, sep } from "node:path";
import type { Plugin } from "vite";

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const characters = `${letters}0123456789-_`;

/** Three characters of a digest, a letter first: 200,000 names for a hundred files. */
function shortName(text: string): string {
	const [first = 0, ...others] = createHash("sha256").update(text).digest().subarray(0, 3);
	return letters[first % letters.length] + others.map((byte) => characters[byte % 64]).join("");
}

/**
 * Returns what names the classes of CSS modules: by their file below `root` and their place in it, so that every build
 * names them alike, on each machine and for browser and server, and those of one file begin alike, which gzip likes.
 * Throws when two files come to the same name, and for a file of more than 64 classes.
 */
export function createShortClassNames(root: string): (name: string, file: string) => string {
	const files = new Map<string, { readonly path: string; readonly names: string[] }>();
	return (name, file) => {
		const path = relative(root, file.replace(/\?.*$/, "")).split(sep).join("/");
		const short = shortName(path);
		const known = files.get(short) ?? { path, names: [] };
		if (known.path !== path)
			throw new Error(`Rename ${path} or ${known.path}: both would be called ${short}`);
		files.set(short, known);
		if (!known.names.includes(name)) known.names.push(name);
		const last = characters[known.names.indexOf(name)];
		if (last === undefined) throw new Error(`${path} has more than ${characters.length} classes`);
		return short + last;
	};
}

/** Gives the classes of CSS modules short names, since a page repeats them hundreds of times. */
export function shortClassNames(root: string): Plugin {
	return {
		name: "facette:short-class-names",
		config: () => ({ css: { modules: { generateScopedName: createShortClassNames(root) } } }),
	};
}
