import type { ContentFolder } from "#adapters/content-files/folder.ts";
import { readJson } from "#adapters/content-files/text-file.ts";
import type { ContentPlace } from "#core/content/finding.ts";
import { isImageName } from "#core/content/image-names.ts";
import { imageKey } from "#core/content/images.ts";
import { entities } from "#core/content/model.ts";
import { media } from "#core/content/site-lists.ts";

/** Returns the JSON files of the content that may refer to images: all except the list of images. */
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

/** Returns the names of images within a JSON value, each with the path of its field. */
function imageNamesIn(value: unknown, path: readonly string[] = []): readonly (readonly [string, string])[] {
	if (typeof value === "string") return isImageName(value.trim()) ? [[value, path.join(".")]] : [];
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([name, part]) => imageNamesIn(part, [...path, name]));
}

/** Creates a function that finds the fields that refer to an image. Reads the folder at the first call. */
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
