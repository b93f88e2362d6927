import type { ContentFolder } from "#adapters/content-files/folder.ts";
import { readJson } from "#adapters/content-files/text-file.ts";
import type { ContentPlace } from "#core/content/finding.ts";
import { isImageName } from "#core/content/image-names.ts";
import { imageKey } from "#core/content/images.ts";
import { entities } from "#core/content/model.ts";
import { media } from "#core/content/site-lists.ts";

/** The JSON files of the content that may name images: all but the list of the images themselves. */
function jsonFiles(folder: ContentFolder): readonly string[] {
	return entities.flatMap(({ file }) => {
		if (!file || file === media.file) return [];
		if (!file.includes("*")) return [file];
		const parent = file.slice(0, file.lastIndexOf("/"));
		const listed = folder.list(parent);
		return ((listed.ok && listed.value) || [])
			.filter(({ name }) => name.endsWith(".json"))
			.map(({ name }) => `${parent}/${name}`);
	});
}

/** The names of images within a value of JSON, each with the path of its field. */
function imageNamesIn(value: unknown, path: readonly string[] = []): readonly (readonly [string, string])[] {
	if (typeof value === "string") return isImageName(value.trim()) ? [[value, path.join(".")]] : [];
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([name, part]) => imageNamesIn(part, [...path, name]));
}

/** Returns what finds the fields that name an image; the folder is read when the first is asked for. */
export function createImageUses(folder: ContentFolder): (name: string) => readonly ContentPlace[] {
	let uses: Map<string, ContentPlace[]> | null = null;
	const read = () => {
		const found = new Map<string, ContentPlace[]>();
		for (const file of jsonFiles(folder)) {
			const own = readJson(folder, file);
			if (!own.ok) continue;
			for (const [name, field] of imageNamesIn(own.value.value)) {
				const key = imageKey(name);
				found.set(key, [...(found.get(key) ?? []), { file, field }]);
			}
		}
		return found;
	};
	return (name) => {
		uses ??= read();
		return uses.get(imageKey(name)) ?? [];
	};
}
