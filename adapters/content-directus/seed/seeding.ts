import { stableId } from "#adapters/content-directus/model/stable-id.ts";

/** What making a project's items needs to know. */
export interface Seeding {
	readonly domain: string;
	/** The project's own id. */
	readonly project: string;
	/** The folder of its pictures. */
	readonly mediaFolder: string;
	/** The id of an item, always the same for the same names. */
	id(collection: string, ...names: readonly string[]): string;
	/** The id of the picture of that name, in any letter case; null without a name. */
	picture(name: unknown): string | null;
}

/** Ids of a project's items, made from its domain, so that several projects never share one. */
export function seedingOf(domain: string): Seeding {
	const id: Seeding["id"] = (collection, ...names) => stableId(domain, collection, ...names);
	return {
		domain,
		id,
		project: id("project"),
		mediaFolder: id("directus_folders"),
		picture: (name) =>
			typeof name === "string" && name.trim() !== ""
				? id("directus_files", name.trim().normalize("NFC").toLowerCase())
				: null,
	};
}
