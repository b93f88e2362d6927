import { basename, dirname, join } from "node:path";
import { type BytesAside, createBytesAside } from "#renderer/cache/bytes-aside.ts";
import { readWhole, writeWhole } from "#renderer/cache/checked-file.ts";

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
	/** A group that is gone with the build. */
	passing(name: string): KeptGroup;
	/** Writes the values that were asked for, and the groups of these bases that were not. */
	save(bases: readonly string[]): void;
	/** Gives back what the values take on the disk until they are saved; none can be asked for any more. */
	close(): void;
}

interface StoredGroup {
	readonly base: string;
	readonly bytes: Buffer;
}

interface OpenGroup extends KeptGroup {
	readonly base: string;
	/** All that is kept of it, in pieces, each of which holds until the next one is asked for. */
	pieces(): Iterable<Buffer>;
	/** How many bytes that is. */
	length(): number;
	close(): void;
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

/** Where a line is: among the new ones, or in the bytes that were kept of a group. */
interface Line {
	readonly isNew: boolean;
	readonly start: number;
	readonly end: number;
}

/** Where the lines of a group are, by their keys. */
function linesOf(bytes: Buffer): ReadonlyMap<string, Line> {
	const lines = new Map<string, Line>();
	let start = 0;
	while (start < bytes.length) {
		const end = bytes.indexOf(lineEnd, start) + 1;
		lines.set(bytes.toString("utf8", start, bytes.indexOf(tab, start)), { isNew: false, start, end });
		start = end;
	}
	return lines;
}

/** So many bytes are copied at a time. */
const mostCopied = 1 << 20;

/** Lines that follow each other as one, but for those that are long together. */
function* joinedLines(lines: Iterable<Line>): Generator<Line> {
	let [isNew, start, end] = [false, 0, 0];
	for (const line of lines) {
		if (line.isNew === isNew && line.start === end && line.end - start <= mostCopied) end = line.end;
		else {
			if (end > start) yield { isNew, start, end };
			({ isNew, start, end } = line);
		}
	}
	if (end > start) yield { isNew, start, end };
}

/** A group whose values stay bytes until they are asked for; new ones are put aside. */
function openGroup(stored: StoredGroup | undefined, base: string, added: BytesAside): OpenGroup {
	const known = stored?.base === base ? stored.bytes : Buffer.alloc(0);
	const lines = linesOf(known);
	const used = new Map<string, Line>();
	const bytesOf = ({ isNew, start, end }: Line) =>
		isNew ? added.read(start, end) : known.subarray(start, end);
	const textOf = (line: Line) => {
		const bytes = bytesOf(line);
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
			const bytes = Buffer.from(`${key}\t${json}\n`);
			const start = added.add(bytes);
			used.set(key, { isNew: true, start, end: start + bytes.length });
		},
		stay() {
			for (const [key, line] of lines) if (!used.has(key)) used.set(key, line);
		},
		*pieces() {
			for (const line of joinedLines(used.values())) yield bytesOf(line);
		},
		length() {
			let length = 0;
			for (const { start, end } of used.values()) length += end - start;
			return length;
		},
		close: added.close,
	};
}

/** Opens a file of values, or starts without any where it is not to be read; without a file they are kept nowhere. */
export function openKeptValues(file: string | null, isRead = true): KeptValues {
	const stored = file !== null && isRead ? readGroups(file) : new Map<string, StoredGroup>();
	const open = new Map<string, OpenGroup>();
	const passing = new Map<string, OpenGroup>();
	const openNew = (known: StoredGroup | undefined, base: string) =>
		openGroup(known, base, createBytesAside(file && `${file}.${process.pid}.new`));
	const close = () => {
		for (const group of [...open.values(), ...passing.values()]) group.close();
	};
	return {
		group(name, base) {
			const known = open.get(name);
			if (known?.base === base) return known;
			known?.close();
			const group = openNew(stored.get(name), base);
			open.set(name, group);
			return group;
		},
		passing(name) {
			const group = passing.get(name) ?? openNew(undefined, "");
			passing.set(name, group);
			return group;
		},
		save(bases) {
			if (file === null) return;
			const others = [...stored].filter(([name, { base }]) => !open.has(name) && bases.includes(base));
			const index = [
				...Array.from(open, ([name, group]) => [name, group.base, group.length()]),
				...others.map(([name, { base, bytes }]) => [name, base, bytes.length]),
			];
			// Without it the next build takes longer.
			writeWhole(
				file,
				piecesOf(
					index,
					[...open.values()],
					others.map(([, { bytes }]) => bytes),
				),
			);
		},
		close,
	};
}

function* piecesOf(index: unknown, open: readonly OpenGroup[], others: readonly Buffer[]): Generator<Buffer> {
	yield Buffer.from(`${JSON.stringify(index)}\n`);
	for (const group of open) yield* group.pieces();
	yield* others;
}
