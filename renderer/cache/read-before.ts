import { join } from "node:path";
import type { FilesReadBefore } from "#adapters/content-files/files-read-before.ts";
import { pickFields } from "#core/shared/pick-fields.ts";
import { digestOf } from "#renderer/cache/digest-of.ts";
import type { KeptValues } from "#renderer/cache/kept-values.ts";
import type { ScannedFiles } from "#renderer/cache/scan-files.ts";
import type { KeptShopParts } from "#renderer/plan/shop/shop-plan.ts";
import { type ContentFolders, foldersOf } from "#renderer/site/content-source.ts";

/** What the program of a digest read from the files of content, as these were when they were scanned. */
export function filesReadBefore(
	folders: ContentFolders,
	scanned: ScannedFiles,
	program: string,
	values: KeptValues,
): FilesReadBefore {
	const keyOf = (file: string) => {
		const [mark] = foldersOf(folders).flatMap((folder) => scanned[join(folder, file)] ?? []);
		return mark ? `${file} ${mark}` : null;
	};
	return {
		of(kind, context) {
			const group = values.group(`read ${kind}`, digestOf(program, context));
			return {
				get(file) {
					const key = keyOf(file);
					const json = key === null ? undefined : group.get(key);
					return json === undefined ? undefined : JSON.parse(json);
				},
				set(file, value) {
					const key = keyOf(file);
					if (key !== null) group.set(key, JSON.stringify(value));
				},
			};
		},
		inParts(kind, context, fields) {
			const base = digestOf(program, context, fields);
			const parts = values.group(`parts of read ${kind}`, base);
			const whole = values.group(`read ${kind}`, base);
			const inParts = (key: string): ReturnType<typeof wholeOf> | undefined => {
				const json = parts.get(key);
				const text = json === undefined ? undefined : whole.later(key);
				return json !== undefined && text ? wholeOf(json, text) : undefined;
			};
			const wholeOf = (json: string, text: () => string) => {
				const [digest, part] = JSON.parse(json);
				return { part, digest, whole: () => JSON.parse(text()) };
			};
			return {
				get(file) {
					const key = keyOf(file);
					return key === null ? undefined : inParts(key);
				},
				set(file, value) {
					const key = keyOf(file);
					if (key === null) return undefined;
					const json = JSON.stringify(value);
					whole.set(key, json);
					parts.set(key, JSON.stringify([digestOf(json), pickFields(value, fields)]));
					return inParts(key);
				},
			};
		},
	};
}

/**
 * What the program of a digest made of all products of a shop before, and the bases of its groups of values, which stay where
 * nothing asks for them.
 */
export function keptShopParts(
	values: KeptValues,
	program: string,
): { readonly of: KeptShopParts; readonly bases: readonly string[] } {
	const bases: string[] = [];
	return {
		bases,
		of(context) {
			const base = digestOf(program, context);
			bases.push(base);
			return {
				get: (key) => values.group("columns", base).get(key),
				set: (key, json) => values.group("columns", base).set(key, json),
				stay: () => values.group("columns", base).stay(),
			};
		},
	};
}
