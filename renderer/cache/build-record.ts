import { basename, dirname, join } from "node:path";
import { readChecked, writeChecked } from "#renderer/cache/checked-file.ts";
import { joinedBytes } from "#renderer/cache/joined-bytes.ts";
import type {
	PageGroup,
	PageGroups,
	PageOutline,
	RecordedPage,
	SharedFields,
} from "#renderer/cache/page-groups.ts";
import { pagesOfStored, storedPages } from "#renderer/cache/stored-pages.ts";
import type { SpareFolder } from "#renderer/output/output-folder.ts";
import type { RecordedFile } from "#renderer/output/site-files.ts";

/** Files that were made together from what `key` is the digest of. */
export interface RecordedFiles {
	readonly key: string;
	readonly files: readonly RecordedFile[];
}

/** What a build was made from and what it made, so that the next one makes what changed. */
export interface BuildRecord {
	/** The folder that the output leads to. */
	readonly folder: string;
	/** The folder of the build before. */
	readonly spare: SpareFolder | null;
	/** Digest of what all pages' models can be made from, but their bodies and products. */
	readonly base: string;
	/** Digest of what is published of the pages. */
	readonly published: string;
	readonly groups: PageGroups;
	/** By the name of what made them: an engine, the theme, the images, the program, the service worker. */
	readonly others: ReadonlyMap<string, RecordedFiles>;
	/** Files that pages of the build before may still ask for. */
	readonly kept: readonly RecordedFile[];
}

/** Where the record of an output is kept. */
export function recordFile(outputDirectory: string): string {
	return join(dirname(outputDirectory), ".facette-cache", `build-${basename(outputDirectory)}.json`);
}

/** A group as it is stored: of each page the place of what it shares in a list, its files and their bytes; the pages follow as `length` bytes. */
type StoredGroup = readonly [
	...[key: string, inputs: string, reads: readonly string[]],
	...[outlines: readonly number[], length: number],
];

/** Gives what pages share its place in a list. */
function createSharedList() {
	const places = new Map<string, number>();
	const known = new Map<SharedFields, number>();
	return {
		placeOf(shared: SharedFields): number {
			const there = known.get(shared);
			if (there !== undefined) return there;
			const json = JSON.stringify(shared);
			const place = places.get(json) ?? places.size;
			places.set(json, place);
			known.set(shared, place);
			return place;
		},
		all: () => [...places.keys()],
	};
}

const bytesOf = (group: PageGroup) => group.stored ?? Buffer.from(storedPages(group.pages()));

function* piecesOf(groups: PageGroups): Generator<Buffer> {
	for (const group of groups.values()) yield bytesOf(group);
}

/** Writes a record. */
export function writeRecord(file: string, { groups, others, ...record }: BuildRecord): void {
	const shared = createSharedList();
	const stored = [...groups].map(([key, group]): StoredGroup => {
		const { inputs, reads, outlines } = group;
		const numbers = outlines.flatMap(({ shared: fields, files, bytes }) => [
			shared.placeOf(fields),
			files,
			bytes,
		]);
		return [key, inputs, reads, numbers, bytesOf(group).length];
	});
	const value = { ...record, shared: shared.all(), groups: stored, others: [...others] };
	writeChecked(file, value, joinedBytes(piecesOf(groups)));
}

function groupOf(
	[, inputs, reads, numbers, length]: StoredGroup,
	shared: readonly SharedFields[],
	bytes: Buffer,
	start: number,
): PageGroup {
	const stored = bytes.subarray(start, start + length);
	let made: readonly RecordedPage[] | null = null;
	let outlines: readonly PageOutline[] | null = null;
	const fieldsOf = (place: number) => shared[numbers[place * 3] as number] as SharedFields;
	return {
		inputs,
		reads,
		stored,
		get outlines() {
			outlines ??= Array.from({ length: numbers.length / 3 }, (_, place) => ({
				shared: fieldsOf(place),
				files: numbers[place * 3 + 1] as number,
				bytes: numbers[place * 3 + 2] as number,
			}));
			return outlines;
		},
		pages() {
			made ??= pagesOfStored(stored.toString("utf8"), fieldsOf);
			return made;
		},
	};
}

/** Reads a record; null when there is none, or none of this program's that is whole. */
export function readRecord(file: string): BuildRecord | null {
	const read = readChecked(file);
	if (!read?.value) return null;
	const { shared, groups, others, ...record } = read.value as ReturnType<typeof JSON.parse>;
	const fields: readonly SharedFields[] = shared.map((json: string) => JSON.parse(json));
	let start = 0;
	const byKey = new Map<string, PageGroup>();
	for (const group of groups as readonly StoredGroup[]) {
		byKey.set(group[0], groupOf(group, fields, read.rest, start));
		start += group[4];
	}
	return { ...record, groups: byKey, others: new Map(others) };
}
