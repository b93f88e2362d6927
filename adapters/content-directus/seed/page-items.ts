import { type Documents, type Json, pick, type Row } from "#adapters/content-directus/model/rows.ts";
import type { Seeding } from "#adapters/content-directus/seed/seeding.ts";
import { filesOf, placed } from "#adapters/content-directus/seed/site-items.ts";

const versionFields = ["language", "title", "description", "kicker", "heading", "lead", "blocks"];

function versions(
	source: Json,
	of: Json,
	name: string,
	collection: string,
	{ id, picture }: Seeding,
): readonly Row[] {
	return placed(source.translations).map(({ place, ...version }) => ({
		id: id(collection, name, String(place)),
		...of,
		sort: place,
		...pick(version, versionFields),
		image: picture(version.image),
	}));
}

/** The pages and brands of a website with their versions. */
export function pageItems(documents: Documents, seeding: Seeding): Readonly<Record<string, readonly Row[]>> {
	const { id, project, picture } = seeding;
	const pages = filesOf(documents, "pages");
	const brands = filesOf(documents, "brands");
	return {
		page: pages.map(([name, source]) => ({
			id: id("page", name),
			project,
			status: "published",
			name,
			...pick(source, ["template", "key"]),
		})),
		page_translation: pages.flatMap(([name, source]) => {
			const rows = versions(source, { page: id("page", name) }, name, "page_translation", seeding);
			return rows.map((row, index) => ({ ...row, path: placed(source.translations)[index]?.path ?? null }));
		}),
		brand: brands.map(([slug, source]) => ({
			id: id("brand", slug),
			project,
			status: "published",
			slug,
			...pick(source, ["display_name", "type", "sort"]),
			logo: picture(source.logo),
			template: source.template ?? "brand",
		})),
		brand_translation: brands.flatMap(([slug, source]) =>
			versions(source, { brand: id("brand", slug) }, slug, "brand_translation", seeding),
		),
	};
}
