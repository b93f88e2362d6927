import type { FileGroup } from "#core/ports/page-renderer.ts";
import type { RecordedFile, SiteFiles } from "#renderer/output/site-files.ts";

/** A group of an engine's files that was written; its files are JSON, as most builds do not look at them. */
export type RecordedGroup = readonly [
	...[name: string, key: string, count: number, bytes: number],
	files: string,
];

/** The files of a group. */
export const filesOfGroup = ([, , , , files]: RecordedGroup): readonly RecordedFile[] => JSON.parse(files);

/** Whether a group has a file of that path. */
const hasFile = ([, , , , files]: RecordedGroup, path: string) => files.includes(`[${JSON.stringify(path)},`);

/** For more paths than this, groups are parsed; for fewer, their JSON is searched. */
const manyPaths = 20;

/** Finds files of groups by their paths. */
export function createGroupFiles(
	groups: readonly RecordedGroup[],
): (path: string) => RecordedFile | undefined {
	let asked = 0;
	let all: ReadonlyMap<string, RecordedFile> | null = null;
	return (path) => {
		asked += 1;
		if (asked > manyPaths) all ??= new Map(groups.flatMap(filesOfGroup).map((file) => [file[0], file]));
		if (all) return all.get(path);
		const group = groups.find((candidate) => hasFile(candidate, path));
		return group && filesOfGroup(group).find(([known]) => known === path);
	};
}

/** Writes groups of an engine's files, unless those of the same name and key were written before. */
export function createFileGroups(before: readonly RecordedGroup[], files: Pick<SiteFiles, "put">) {
	const known = new Map(before.map((group) => [group[0], group]));
	const all: RecordedGroup[] = [];
	return {
		take({ name, key, files: make }: FileGroup): void {
			const same = known.get(name);
			if (same?.[1] === key) {
				all.push(same);
				return;
			}
			const made = Array.from(make(), files.put);
			const bytes = made.reduce((sum, [, size]) => sum + size, 0);
			all.push([name, key, made.length, bytes, JSON.stringify(made)]);
		},
		all: (): readonly RecordedGroup[] => all,
	};
}
