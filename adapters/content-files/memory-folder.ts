import { readFileSync, statSync } from "node:fs";
import { type ContentFolder, type FolderEntry, largeFile } from "#adapters/content-files/folder.ts";
import { errorAt } from "#core/content/finding.ts";
import { fail, succeed } from "#core/shared/result.ts";

/** The files of a content folder in memory. */
export interface MemoryFiles {
	/** The texts of files by path: "pages/kontakt.json". */
	readonly texts: ReadonlyMap<string, string>;
	/** The absolute paths of images on the disk by path in the folder: "media/ring.jpg". */
	readonly images: ReadonlyMap<string, string>;
}

/** Creates a content folder whose texts are in memory. Its images stay on the disk, where they are encoded from. */
export function createMemoryFolder({ texts, images }: MemoryFiles): ContentFolder {
	const folders = new Map<string, Map<string, FolderEntry>>();
	const entriesOf = (folder: string) => {
		const entries = folders.get(folder) ?? new Map<string, FolderEntry>();
		folders.set(folder, entries);
		return entries;
	};
	for (const path of [...texts.keys(), ...images.keys()]) {
		const parts = path.split("/");
		for (const [depth, name] of parts.entries())
			entriesOf(parts.slice(0, depth).join("/")).set(name, {
				name,
				kind: depth === parts.length - 1 ? "file" : "folder",
			});
	}
	const missing = (file: string) => fail(errorAt(file, null, "content.file.missing", {}));
	const locate: ContentFolder["locate"] = (file) => {
		const path = images.get(file);
		return path === undefined ? missing(file) : succeed({ path, size: statSync(path).size });
	};
	return {
		locate,
		list(folder) {
			const entries = [...(folders.get(folder)?.values() ?? [])];
			if (entries.length === 0 && folder !== "") return succeed(null);
			return succeed(entries.sort((one, other) => (one.name < other.name ? -1 : 1)));
		},
		read(file, limit = Number.POSITIVE_INFINITY) {
			const text = texts.get(file);
			const located = text === undefined ? locate(file) : null;
			if (located && !located.ok) return located;
			const bytes = text === undefined ? null : Buffer.from(text);
			const size = bytes?.length ?? located?.value.size ?? 0;
			if (size > limit) return fail(largeFile(file, size, limit));
			return bytes ? succeed(bytes) : located ? succeed(readFileSync(located.value.path)) : missing(file);
		},
	};
}
