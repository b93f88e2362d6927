import { createHash } from "node:crypto";
import { createReadMemory, type ReadMemory } from "#adapters/content-directus/studio/read-memory.ts";
import type { ContentFolder } from "#adapters/content-files/folder.ts";
import type { ParsedFileCache, ParsedFiles } from "#adapters/content-files/parsed-file-cache.ts";

/** Data kept between readings of a project, so that only changes are requested, parsed and checked again. */
export interface DirectusMemory extends ReadMemory {
	/** Returns the values parsed from files that `folder` has with the same content. */
	parsedFiles(folder: () => ContentFolder | null): ParsedFileCache;
}

/** Returns what changes with a file: the path of an image, which names its version, or a text. */
function markOf(folder: ContentFolder | null, file: string): string | null {
	const image = folder?.locate(file);
	if (image?.ok) return image.value.path;
	const text = folder?.read(file);
	return text?.ok ? text.value.toString() : null;
}

/** Creates an empty memory of one project. */
export function createDirectusMemory(): DirectusMemory {
	const parsed = new Map<
		string,
		{ readonly mark: string; readonly context: string; readonly value: unknown }
	>();
	return {
		...createReadMemory(),
		parsedFiles: (folder) => ({
			ofKind<Value>(kind: string, dependencies: unknown): ParsedFiles<Value> {
				const context = createHash("sha256")
					.update(JSON.stringify([dependencies]))
					.digest("hex");
				return {
					get(file) {
						const cached = parsed.get(`${kind} ${file}`);
						if (cached?.context !== context || cached.mark !== markOf(folder(), file)) return undefined;
						return cached.value as Value;
					},
					set(file, value) {
						const mark = markOf(folder(), file);
						if (mark !== null) parsed.set(`${kind} ${file}`, { mark, context, value });
					},
				};
			},
		}),
	};
}
