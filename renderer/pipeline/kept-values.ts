import { basename, dirname, join } from "node:path";
import { readWhole, writeWhole } from "#renderer/pipeline/checked-file.ts";

/** Values as JSON, by their keys. */
export interface KeptGroup {
	get(key: string): string | undefined;
	/** The same as text that is made when it is asked for; the value stays, asked for or not. */
	later(key: string): (() => string) | undefined;
	set(key: string, json: string): void;
	/** Has all values stay, asked for or not. */
	stay(): void;
}

/** What builds make of the parts of a site and need not make again: each value follows from its key and its group's base. */
export interface KeptValues {
	/** A group of values; those that were made from another base are gone. */
	group(name: string, base: string): KeptGroup;
	/** Writes the values that were asked for, and the groups of these bases that were not. */
	save(bases: readonly string[]): void;
}

interface StoredGroup {
	readonly base: string;
	readonly bytes: Buffer;
}

interface OpenGroup extends KeptGroup {
	readonly base: string;
	/** All that is kept of it, in pieces. */
	pieces(): readonly Buffer[];
}

/** Where the values of an output are kept. */
export function keptFile(outputDirectory: string): string {
	return join(dirname(outputDirectory), ".facette-cache", `build-${basename(outputDirectory)}.kept`);
}

const [tab, lineEnd] = [9, 10];

/** The groups of a file; none where there is no such file, or it is not whole. */
function readGroups(file: string): Map<string, StoredGroup> {
	const groups = new Map<string, StoredGroup>();
	try {
		const rest = readWhole(file);
		if (!rest) return groups;
		let place = rest.indexOf(lineEnd) + 1;
		for (const [name, base, length] of JSON.parse(rest.toString("utf8", 0, place))) {
			groups.set(name, { base, bytes: rest.subarray(place, place + length) });
			place += length;
		}
	} catch {
		return new Map();
	}
	return groups;
}

/** Where a line is in the bytes of a group; a new one has bytes of its own. */
type Line = readonly [start: number, end: number] | Buffer;

/** Where the lines of a group are, by their keys. */
function linesOf(bytes: Buffer): ReadonlyMap<string, Line> {
	const lines = new Map<string, Line>();
	let start = 0;
	while (start < bytes.length) {
		const end = bytes.indexOf(lineEnd, start) + 1;
		lines.set(bytes.toString("utf8", start, bytes.indexOf(tab, start)), [start, end]);
		start = end;
	}
	return lines;
}

/** The lines of a group, those side by side as one piece. */
function piecesOf(known: Buffer, lines: Iterable<Line>): readonly Buffer[] {
	const pieces: Buffer[] = [];
	let [start, end] = [0, 0];
	const endPiece = () => {
		if (end > start) pieces.push(known.subarray(start, end));
	};
	for (const line of lines) {
		if (Buffer.isBuffer(line)) pieces.push(line);
		else if (line[0] === end) end = line[1];
		else {
			endPiece();
			[start, end] = line;
		}
	}
	endPiece();
	return pieces;
}

/** A group whose values stay bytes until they are asked for. */
function openGroup(stored: StoredGroup | undefined, base: string): OpenGroup {
	const known = stored?.base === base ? stored.bytes : Buffer.alloc(0);
	const lines = linesOf(known);
	const used = new Map<string, Line>();
	const textOf = (line: Line) => {
		const bytes = Buffer.isBuffer(line) ? line : known.subarray(...line);
		return bytes.toString("utf8", bytes.indexOf(tab) + 1, bytes.length - 1);
	};
	const use = (key: string): Line | undefined => {
		const line = used.get(key) ?? lines.get(key);
		if (line) used.set(key, line);
		return line;
	};
	return {
		base,
		get(key) {
			const line = use(key);
			return line && textOf(line);
		},
		later(key) {
			const line = use(key);
			return line && (() => textOf(line));
		},
		set(key, json) {
			// Keys are digests and paths; JSON has neither.
			if (/[\t\n]/.test(key)) return;
			used.set(key, Buffer.from(`${key}\t${json}\n`));
		},
		stay() {
			for (const [key, line] of lines) if (!used.has(key)) used.set(key, line);
		},
		pieces: () => piecesOf(known, used.values()),
	};
}

/** Opens a file of values, or starts without any where it is not to be read; without a file they are kept nowhere. */
export function openKeptValues(file: string | null, isRead = true): KeptValues {
	const stored = file !== null && isRead ? readGroups(file) : new Map<string, StoredGroup>();
	const open = new Map<string, OpenGroup>();
	return {
		group(name, base) {
			const known = open.get(name);
			const group = known?.base === base ? known : openGroup(stored.get(name), base);
			open.set(name, group);
			return group;
		},
		save(bases) {
			if (file === null) return;
			const others = [...stored].filter(([name, { base }]) => !open.has(name) && bases.includes(base));
			const groups = [
				...[...open].map(([name, group]) => ({ name, base: group.base, pieces: group.pieces() })),
				...others.map(([name, { base, bytes }]) => ({ name, base, pieces: [bytes] })),
			];
			const sizeOf = (pieces: readonly Buffer[]) => pieces.reduce((sum, { length }) => sum + length, 0);
			const index = JSON.stringify(groups.map(({ name, base, pieces }) => [name, base, sizeOf(pieces)]));
			// Without it the next build takes longer.
			writeWhole(file, [Buffer.from(`${index}\n`), ...groups.flatMap(({ pieces }) => pieces)]);
		},
	};
}
