import { type Documents, type Json, objectOf } from "#adapters/content-directus/model/rows.ts";

/** The files of a folder of the content by their names without ending. */
export function filesOf(
	documents: Documents,
	folder: string,
): readonly (readonly [name: string, document: Json])[] {
	return [...documents].flatMap(([file, document]) => {
		const name = file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).replace(/\.json$/i, "") : "/";
		return name.includes("/") ? [] : [[name, objectOf(document)] as const];
	});
}
