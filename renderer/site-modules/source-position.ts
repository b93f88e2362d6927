import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** A place in a site's module. */
export interface SourcePosition {
	/** Relative to the site's folder. */
	readonly file: string;
	/** Counts from 1, as `column` does. */
	readonly line: number;
	readonly column: number;
}

/** Matches a call within a bundled module of a site. */
const bundled = /(file:\/\/[^\s()]*\/\.facette\/modules\/[^\s()]+?\.mjs):(\d+):(\d+)/g;

/** Returns the place in the sources of a position in a bundled module; null if the source map does not have it. */
function positionIn(siteDirectory: string, url: string, line: number, column: number): SourcePosition | null {
	const file = fileURLToPath(url);
	const [, encoded] = /sourceMappingURL=data:[^,]*,(\S+)\s*$/.exec(readFileSync(file, "utf8")) ?? [];
	if (encoded === undefined) return null;
	const map = new SourceMap(JSON.parse(Buffer.from(encoded, "base64").toString("utf8")));
	const entry = map.findEntry(line - 1, column - 1);
	if (!("originalSource" in entry)) return null;
	const source = relative(siteDirectory, resolve(dirname(file), entry.originalSource));
	return { file: source, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
}

/** Returns the first place in a site's modules that an error's stack names; null if there is none. */
export function sourcePosition(siteDirectory: string, error: unknown): SourcePosition | null {
	const stack = error instanceof Error ? (error.stack ?? "") : "";
	for (const [, url = "", line, column] of stack.matchAll(bundled)) {
		const position = positionIn(siteDirectory, url, Number(line), Number(column));
		if (position) return position;
	}
	return null;
}

/** Returns the message of an error, after the place in the site's own module that threw it. */
export function messageWithPlace(siteDirectory: string, error: unknown): string {
	const message = error instanceof Error ? error.message : String(error);
	const place = sourcePosition(siteDirectory, error);
	return place ? `${place.file}:${place.line}:${place.column}: ${message}` : message;
}
