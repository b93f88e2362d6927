import type { ContentFolder } from "#adapters/content-files/folder.ts";
import { succeed } from "#core/shared/result.ts";

/** Returns a content folder as if it did not have some files; their paths are relative to it. */
export function folderWithout(folder: ContentFolder, files: ReadonlySet<string>): ContentFolder {
	return {
		...folder,
		list(path) {
			const listed = folder.list(path);
			if (!listed.ok || listed.value === null) return listed;
			const pathOf = (name: string) => (path === "" ? name : `${path}/${name}`);
			return succeed(listed.value.filter(({ name }) => !files.has(pathOf(name))));
		},
	};
}
