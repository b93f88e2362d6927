import { createHash } from "node:crypto";
import { appendFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** Values as JSON, by their keys. */
export interface KeptGroup {
	get(key: string): string | undefined;
	set(key: string, json: string): void;
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
	bytes(): Buffer;
}

/** Where the values of an output are kept. */
export function keptFile(outputDirectory: string): string {
	return join(dirname(outputDirectory), ".facette-cache", `build-${basename(outputDirectory)}.kept`);
}

/** The first line of a file of values: what the rest has to be. */
function digestOf(parts: readonly Buffer[]): string {
	const hash = createHash("sha256");
	for (const part of parts) hash.update(part);
	return hash.digest("hex");
}

const [tab, lineEnd] = [9, 10];

/** The groups of a file; none where there is no such file, or it is not whole. */
function readGroups(file: string): Map<string, StoredGroup> {
	const groups = new Map<string, StoredGroup>();
	try {
		const stored = readFileSync(file);
		const start = stored.indexOf(lineEnd) + 1;
		const rest = stored.subarray(start);
		if (stored.toString("latin1", 0, start - 1) !== digestOf([rest])) return groups;
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

/** Where the lines of a group begin, by their keys. */
function linesOf(bytes: Buffer): Map<string, number> {
	const lines = new Map<string, number>();
	for (let start = 0; start < bytes.length; start = bytes.indexOf(lineEnd, start) + 1)
		lines.set(bytes.toString("utf8", start, bytes.indexOf(tab, start)), start);
	return lines;
}

/** A group whose values stay bytes until they are asked for. */
function openGroup(stored: StoredGroup | undefined, base: string): OpenGroup {
	const known = stored?.base === base ? stored.bytes : Buffer.alloc(0);
	const lines = linesOf(known);
	const used = new Map<string, Buffer>();
	let isNew = false;
	return {
		base,
		get(key) {
			const start = lines.get(key);
			const line =
				used.get(key) ??
				(start === undefined ? undefined : known.subarray(start, known.indexOf(lineEnd, start) + 1));
			if (!line) return undefined;
			used.set(key, line);
			return line.toString("utf8", line.indexOf(tab) + 1, line.length - 1);
		},
		set(key, json) {
			// Keys are digests and paths; JSON has neither.
			if (/[\t\n]/.test(key)) return;
			used.set(key, Buffer.from(`${key}\t${json}\n`));
			isNew = true;
		},
		bytes() {
			return !isNew && used.size === lines.size ? known : Buffer.concat([...used.values()]);
		},
	};
}

/** Writes a file of which nothing is there until all of it is; without it the next build takes longer. */
function writeWhole(file: string, parts: readonly Buffer[]): void {
	const part = `${file}.${process.pid}`;
	try {
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(part, "");
		for (const bytes of parts) appendFileSync(part, bytes);
		renameSync(part, file);
	} catch {
		rmSync(part, { force: true });
	}
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
				...[...open].map(([name, group]) => ({ name, base: group.base, bytes: group.bytes() })),
				...others.map(([name, group]) => ({ name, ...group })),
			];
			const index = JSON.stringify(groups.map(({ name, base, bytes }) => [name, base, bytes.length]));
			const parts = [Buffer.from(`${index}\n`), ...groups.map(({ bytes }) => bytes)];
			writeWhole(file, [Buffer.from(`${digestOf(parts)}\n`), ...parts]);
		},
	};
}
