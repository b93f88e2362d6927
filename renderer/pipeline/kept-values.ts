import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
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
function digestOf(rest: Buffer): string {
	return createHash("sha256").update(rest).digest("hex");
}

const lineEnd = 10;

/** The groups of a file; none where there is no such file, or it is not whole. */
function readGroups(file: string): Map<string, StoredGroup> {
	const groups = new Map<string, StoredGroup>();
	try {
		const stored = readFileSync(file);
		const start = stored.indexOf(lineEnd) + 1;
		const rest = stored.subarray(start);
		if (stored.toString("latin1", 0, start - 1) !== digestOf(rest)) return groups;
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

function valuesOf(bytes: Buffer): Map<string, string> {
	const values = new Map<string, string>();
	const text = bytes.toString("utf8");
	for (let start = 0; start < text.length; ) {
		const [tab, end] = [text.indexOf("\t", start), text.indexOf("\n", start)];
		values.set(text.slice(start, tab), text.slice(tab + 1, end));
		start = end + 1;
	}
	return values;
}

function openGroup(stored: StoredGroup | undefined, base: string): OpenGroup {
	const known = stored?.base === base ? stored.bytes : null;
	const values = known ? valuesOf(known) : new Map<string, string>();
	const used = new Map<string, string>();
	let isNew = false;
	return {
		base,
		get(key) {
			const json = used.get(key) ?? values.get(key);
			if (json !== undefined) used.set(key, json);
			return json;
		},
		set(key, json) {
			// Keys are digests and paths; JSON has neither.
			if (/[\t\n]/.test(key)) return;
			used.set(key, json);
			isNew = true;
		},
		bytes() {
			if (known && !isNew && used.size === values.size) return known;
			return Buffer.from([...used].map(([key, json]) => `${key}\t${json}\n`).join(""));
		},
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
				...[...open].map(([name, group]) => ({ name, base: group.base, bytes: group.bytes() })),
				...others.map(([name, group]) => ({ name, ...group })),
			];
			const index = JSON.stringify(groups.map(({ name, base, bytes }) => [name, base, bytes.length]));
			const rest = Buffer.concat([Buffer.from(`${index}\n`), ...groups.map(({ bytes }) => bytes)]);
			const part = `${file}.${process.pid}`;
			try {
				mkdirSync(dirname(file), { recursive: true });
				writeFileSync(part, Buffer.concat([Buffer.from(`${digestOf(rest)}\n`), rest]));
				renameSync(part, file);
			} catch {
				// The values are made again then.
				rmSync(part, { force: true });
			}
		},
	};
}
