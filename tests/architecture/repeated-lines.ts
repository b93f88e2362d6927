/** A file of the project. */
export interface SourceFile {
	readonly path: string;
	readonly text: string;
}

/** A compared line, trimmed. */
interface Line {
	readonly text: string;
	readonly path: string;
	/** From 1. */
	readonly number: number;
}

/** Imports, on one or several lines. */
const imports = /^(?:import|export)\b[^;]*?\bfrom\s*"[^"]*";?$|^import "[^"]*";?$/gm;

function linesOf({ path, text }: SourceFile): readonly Line[] {
	return text
		.replaceAll(imports, (statement) => statement.replaceAll(/[^\n]/g, ""))
		.split("\n")
		.map((line, index) => ({ text: line.trim(), path, number: index + 1 }))
		.filter((line) => line.text !== "");
}

/**
 * Returns the places where at least `least` lines repeat earlier ones, as "path:line = path:line (lines)"; ignores
 * indentation, empty lines and imports. Takes linear time: each line is looked up once, with those after it.
 */
export function repeatedLines(files: readonly SourceFile[], least: number): readonly string[] {
	const seen = new Map<string, { readonly lines: readonly Line[]; readonly start: number }>();
	const found: string[] = [];
	for (const lines of files.map(linesOf)) {
		for (let start = 0; start + least <= lines.length; start++) {
			const key = lines
				.slice(start, start + least)
				.map(({ text }) => text)
				.join("\n");
			const before = seen.get(key);
			if (!before) seen.set(key, { lines, start });
			// A run of equal lines overlaps itself.
			if (!before || (before.lines === lines && before.start + least > start)) continue;
			let length = least;
			while (
				lines[start + length] &&
				lines[start + length]?.text === before.lines[before.start + length]?.text
			)
				length++;
			const [first, again] = [before.lines[before.start], lines[start]];
			found.push(`${first?.path}:${first?.number} = ${again?.path}:${again?.number} (${length})`);
			start += length - 1;
		}
	}
	return found;
}
