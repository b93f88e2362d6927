import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Plugin } from "vite";

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const characters = `${letters}0123456789-_`;

/** A letter and a digit, so that no name is a word: blockers of advertising hide classes such as "ad". */
function shortName(place: number): string {
	const letter = letters[Math.floor(place / 10)];
	if (letter === undefined) throw new Error(`There are more than ${letters.length * 10} files of classes`);
	return letter + (place % 10);
}

function pathBelow(file: string, root: string): string {
	return relative(root, file).split(sep).join("/");
}

/**
 * Returns what names the classes of the CSS modules of these paths below `root`: by the place of their file in order and by their
 * own place in it, so that every build names them alike, on each machine and for browser and server, and those of one
 * file begin alike, which gzip likes. Throws for a file of more than 64 classes.
 */
export function createShortClassNames(
	root: string,
	modules: readonly string[],
): (name: string, file: string) => string {
	const files = new Map(
		modules.toSorted().map((path, place) => [path, { short: shortName(place), names: [] as string[] }]),
	);
	return (name, file) => {
		const path = pathBelow(file.replace(/\?.*$/, ""), root);
		const known = files.get(path);
		if (!known) throw new Error(`${path} is not among the CSS modules`);
		const { short, names } = known;
		if (!names.includes(name)) names.push(name);
		const last = characters[names.indexOf(name)];
		if (last === undefined) throw new Error(`${path} has more than ${characters.length} classes`);
		return short + last;
	};
}

/** Gives the classes of the CSS modules of `ui` short names, since a page repeats them hundreds of times. */
export function shortClassNames(root: string): Plugin {
	const folder = join(root, "ui");
	const modules = readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith(".module.css"))
		.map((file) => pathBelow(join(folder, file), root));
	return {
		name: "facette:short-class-names",
		config: () => ({ css: { modules: { generateScopedName: createShortClassNames(root, modules) } } }),
	};
}
