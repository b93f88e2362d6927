import { type Documents, type Json, objectOf } from "#adapters/content-directus/model/rows.ts";

/** The files of an entity by their names without ending; `file` has a star for the name, e.g. "pages/*.json". */
export function filesOf(
	documents: Documents,
	file: string,
): readonly (readonly [name: string, document: Json])[] {
	const [folder = ""] = file.split("*");
	return [...documents].flatMap(([path, document]) => {
		const name = path.startsWith(folder) ? path.slice(folder.length).replace(/\.json$/i, "") : "/";
		return name.includes("/") ? [] : [[name, objectOf(document)] as const];
	});
}
