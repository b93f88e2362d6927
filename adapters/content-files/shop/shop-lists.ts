import { type FolderListing, shopFiles } from "#adapters/content-files/folder-listing.ts";
import { markdownFindings } from "#adapters/content-files/markdown.ts";
import type { PageReadOptions } from "#adapters/content-files/page-file.ts";
import { checked } from "#adapters/content-files/settings.ts";
import { idsOf, type KnownIds, type ReferenceChecks } from "#adapters/content-files/shop/references.ts";
import { fileSchemas } from "#core/content/files.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import { errorAt } from "#core/content/finding.ts";
import type { SchemaMaker } from "#core/content/parse-file.ts";
import type { ContentId } from "#core/shared/branded.ts";

/** Everything of the shop folder but its products; null for what is missing or has errors. */
export type ShopLists = ReturnType<typeof readShopLists>;

/** Reads the files of the shop folder itself; an optional one that is not there is an empty list. */
export function readShopLists(reading: PageReadOptions, files: ReadonlySet<string>, checks: ReferenceChecks) {
	const from = <Value>(name: keyof typeof shopFiles, schema: SchemaMaker<Value>): Value | null => {
		const findings: ContentFinding[] = [];
		const value = files.has(name) ? checked(reading, `shop/${name}`, schema, findings) : null;
		if (!files.has(name) && shopFiles[name] === "required")
			findings.push(errorAt(`shop/${name}`, null, "content.file.missing", {}));
		checks.add(...findings);
		return value;
	};
	const list = <Item extends { readonly id: ContentId }>(
		name: keyof typeof shopFiles,
		schema: SchemaMaker<readonly Item[]>,
	): readonly Item[] | null => {
		if (!files.has(name) && shopFiles[name] === "optional") return [];
		const items = from(name, schema);
		for (const [place, { id }] of (items ?? []).entries())
			checks.unique(name, id, `shop/${name}`, `${place}.id`);
		return items;
	};
	return {
		settings: from("settings.json", fileSchemas.shopSettings),
		categories: list("categories.json", fileSchemas.categories),
		manufacturers: list("manufacturers.json", fileSchemas.manufacturers),
		attributes: list("attributes.json", fileSchemas.attributes),
		personalizations: list("personalizations.json", fileSchemas.personalizations),
		sizeGuides: list("size-guides.json", fileSchemas.sizeGuides),
		ratings: list("ratings.json", fileSchemas.ratings),
	};
}

/** What products and settings may name. */
export interface KnownShopIds {
	readonly categories: KnownIds;
	readonly categorySlugs: KnownIds;
	readonly manufacturers: KnownIds;
	readonly attributes: KnownIds;
	readonly personalizations: KnownIds;
	readonly sizeGuides: KnownIds;
	readonly subcategories: KnownIds;
	/** By attribute group, those that list their values. */
	readonly values: ReadonlyMap<string, KnownIds>;
}

/** Collects what products and settings may name; a brand is a manufacturer by its slug. */
export function knownIdsOf(lists: ShopLists, brands: FolderListing["brands"]): KnownShopIds {
	const { settings, categories, manufacturers, attributes, personalizations, sizeGuides } = lists;
	const makers = idsOf(manufacturers);
	const place = "shop/attributes.json";
	return {
		categories: { place: "shop/categories.json", ids: idsOf(categories) },
		categorySlugs: {
			place: "shop/categories.json",
			ids: categories && new Set(categories.map(({ slug }) => slug)),
		},
		manufacturers: {
			place: "shop/manufacturers.json",
			ids: makers && new Set([...makers, ...brands.map(({ name }) => name)]),
		},
		attributes: { place, ids: idsOf(attributes) },
		personalizations: { place: "shop/personalizations.json", ids: idsOf(personalizations) },
		sizeGuides: { place: "shop/size-guides.json", ids: idsOf(sizeGuides) },
		subcategories: {
			place: "shop/settings.json, subcategory_filters",
			ids: idsOf(settings?.subcategory_filters ?? null),
		},
		values: new Map(
			(attributes ?? []).flatMap(({ id, values }) =>
				values.length > 0 ? [[String(id), { place: `${place}, ${id}`, ids: idsOf(values) }] as const] : [],
			),
		),
	};
}

/** Checks the lists against each other and themselves. */
export function checkLists(lists: ShopLists, listing: FolderListing, checks: ReferenceChecks): void {
	const file = "shop/categories.json";
	for (const [place, { slug, translations }] of (lists.categories ?? []).entries()) {
		checks.uniqueSlug("category", slug, file, `${place}.slug`);
		for (const [index, { description }] of translations.entries())
			checks.add(...markdownFindings(file, `${place}.translations.${index}.description`, description ?? ""));
	}
	for (const [place, { id, values }] of (lists.attributes ?? []).entries())
		for (const [index, value] of values.entries())
			checks.unique(`value of ${id}`, value.id, "shop/attributes.json", `${place}.values.${index}.id`);
	for (const [place, { id, fields }] of (lists.personalizations ?? []).entries())
		for (const [index, { name }] of fields.entries())
			checks.unique(`field of ${id}`, name, "shop/personalizations.json", `${place}.fields.${index}.name`);
	const brands = new Set(listing.brands.map(({ name }) => name));
	for (const [place, { id, slug, display_name }] of (lists.manufacturers ?? []).entries()) {
		const own = slug ?? String(id);
		checks.uniqueSlug("manufacturer", own, "shop/manufacturers.json", `${place}.slug`);
		if (display_name === null && !brands.has(own))
			checks.add(
				errorAt("shop/manufacturers.json", `${place}.display_name`, "content.field.missing", {
					name: "display_name",
				}),
			);
	}
}
