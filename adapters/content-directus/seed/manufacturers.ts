import {
	type Documents,
	type Json,
	objectOf,
	objectsOf,
	textOf,
} from "#adapters/content-directus/model/rows.ts";
import { filesOf } from "#adapters/content-directus/seed/documents.ts";

/** The manufacturers of their file, then the brands that products or filters name besides, as the content folder has it. */
export function completeManufacturers(documents: Documents): readonly Json[] {
	const brands = filesOf(documents, "brands")
		.map(([slug, source]) => ({
			slug,
			display_name: source.display_name,
			sort: Number(source.sort ?? Number.MAX_SAFE_INTEGER),
		}))
		.toSorted(
			(one, other) =>
				one.sort - other.sort || String(one.display_name).localeCompare(String(other.display_name), "de"),
		);
	const names = new Map(brands.map(({ slug, display_name }) => [slug, display_name]));
	const listed = objectsOf(documents.get("shop/manufacturers.json"));
	const taken = new Set(listed.map(({ id }) => textOf(id)));
	const filters = objectsOf(objectOf(documents.get("shop/settings.json")).manufacturer_filters);
	const used = new Set([
		...filesOf(documents, "shop/products").map(([, { manufacturer }]) => textOf(manufacturer)),
		...filters.map(({ manufacturer_id }) => textOf(manufacturer_id)),
	]);
	const implied = brands
		.filter(({ slug }) => used.has(slug) && !taken.has(slug))
		.map(({ slug }): Json => ({ id: slug }));
	return [...listed, ...implied].map((source) => {
		const slug = textOf(source.slug) ?? textOf(source.id) ?? "";
		return { ...source, slug, display_name: textOf(source.display_name) ?? names.get(slug) ?? slug };
	});
}
