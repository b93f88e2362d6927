import type { FolderListing } from "#adapters/content-files/folder-listing.ts";
import { markdownFieldFindings } from "#adapters/content-files/markdown.ts";
import type { PageReadOptions } from "#adapters/content-files/page-file.ts";
import { readFileOf } from "#adapters/content-files/settings.ts";
import { idsOf, type KnownIds, type ReferenceChecks } from "#adapters/content-files/shop/references.ts";
import { type Entity, fileOf } from "#core/content/entity.ts";
import type { Field } from "#core/content/field.ts";
import { fileSchemas } from "#core/content/files.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import { errorAt } from "#core/content/finding.ts";
import { referencesOf } from "#core/content/item-values.ts";
import type { SchemaMaker } from "#core/content/parse-file.ts";
import { personalization, rating, sizeGuide } from "#core/content/personalization.ts";
import { subcategory } from "#core/content/shop-filters.ts";
import { attributeGroup, category, manufacturer } from "#core/content/shop-lists.ts";
import { shopSettings } from "#core/content/shop-settings.ts";
import type { ContentId } from "#core/shared/branded.ts";

/** The files of the shop folder except products; null for missing ones and those with errors. */
export type ShopLists = ReturnType<typeof readShopLists>;

/** Reads the files of the shop folder itself; a missing optional one is an empty list. */
export function readShopLists(reading: PageReadOptions, listing: FolderListing, checks: ReferenceChecks) {
	const from = <Value>(entity: Entity, schema: SchemaMaker<Value>): Value | null => {
		const findings: ContentFinding[] = [];
		const value = readFileOf(reading, listing, entity, schema, findings);
		checks.add(...findings);
		return value;
	};
	const list = <Item extends { readonly id: ContentId }>(
		entity: Entity,
		schema: SchemaMaker<readonly Item[]>,
	): readonly Item[] | null => {
		const file = fileOf(entity);
		if (!listing.has(file) && !entity.isNeeded) return [];
		const items = from(entity, schema);
		for (const [place, { id }] of (items ?? []).entries()) checks.unique(file, id, file, `${place}.id`);
		return items;
	};
	return {
		settings: from(shopSettings, fileSchemas.shopSettings),
		categories: list(category, fileSchemas.categories),
		manufacturers: list(manufacturer, fileSchemas.manufacturers),
		attributes: list(attributeGroup, fileSchemas.attributes),
		personalizations: list(personalization, fileSchemas.personalizations),
		sizeGuides: list(sizeGuide, fileSchemas.sizeGuides),
		ratings: list(rating, fileSchemas.ratings),
	};
}

/** The ids that products and settings may refer to. */
export interface KnownShopIds {
	/** By entity and by the field that references use. */
	readonly names: ReadonlyMap<string, KnownIds>;
	/** By attribute group, for groups that list their values. */
	readonly values: ReadonlyMap<string, KnownIds>;
}

const keyOf = ({ entity, by }: NonNullable<Field["to"]>) => `${entity} ${by}`;

/** Returns the ids that products and settings may refer to. A brand is a manufacturer with its slug as id. */
export function knownIdsOf(lists: ShopLists, brands: FolderListing["brands"]): KnownShopIds {
	const { settings, categories, manufacturers, attributes, personalizations, sizeGuides } = lists;
	const makers = idsOf(manufacturers);
	const known = (of: Entity, ids: ReadonlySet<string> | null, by: "id" | "slug" = "id") =>
		[keyOf({ entity: of.collection, by }), { place: fileOf(of), ids }] as const;
	const place = fileOf(attributeGroup);
	return {
		names: new Map([
			known(category, idsOf(categories)),
			known(category, categories && new Set(categories.map(({ slug }) => slug)), "slug"),
			known(manufacturer, makers && new Set([...makers, ...brands.map(({ name }) => name)])),
			known(attributeGroup, idsOf(attributes)),
			known(personalization, idsOf(personalizations)),
			known(sizeGuide, idsOf(sizeGuides)),
			[
				keyOf({ entity: subcategory.collection, by: "id" }),
				{
					place: `${fileOf(shopSettings)}, subcategory_filters`,
					ids: idsOf(settings?.subcategory_filters ?? null),
				},
			],
		]),
		values: new Map(
			(attributes ?? []).flatMap(({ id, values }) =>
				values.length > 0 ? [[String(id), { place: `${place}, ${id}`, ids: idsOf(values) }] as const] : [],
			),
		),
	};
}

/** Adds a finding for each reference of an item to a missing one. */
export function checkReferences(
	file: string,
	{ fields }: Entity,
	item: object,
	{ names }: KnownShopIds,
	checks: ReferenceChecks,
): void {
	for (const { to, value, path } of referencesOf(fields, item)) {
		const known = names.get(keyOf(to));
		if (known) checks.named(file, path, value, known);
	}
}

/** Checks the lists against each other and themselves. */
export function checkLists(lists: ShopLists, listing: FolderListing, checks: ReferenceChecks): void {
	const file = fileOf(category);
	for (const [place, item] of (lists.categories ?? []).entries()) {
		checks.uniqueSlugs("category", item, file, `${place}.`);
		checks.add(...markdownFieldFindings(file, category, item, `${place}.`));
	}
	for (const [place, { id, values }] of (lists.attributes ?? []).entries())
		for (const [index, value] of values.entries())
			checks.unique(`value of ${id}`, value.id, fileOf(attributeGroup), `${place}.values.${index}.id`);
	for (const [place, { id, fields }] of (lists.personalizations ?? []).entries())
		for (const [index, { name }] of fields.entries())
			checks.unique(`field of ${id}`, name, fileOf(personalization), `${place}.fields.${index}.name`);
	const brands = new Set(listing.brands.map(({ name }) => name));
	for (const [place, { id, slug, display_name }] of (lists.manufacturers ?? []).entries()) {
		const own = slug ?? String(id);
		checks.uniqueSlug("manufacturer", own, fileOf(manufacturer), `${place}.slug`);
		if (display_name === null && !brands.has(own))
			checks.add(
				errorAt(fileOf(manufacturer), `${place}.display_name`, "content.field.missing", {
					name: "display_name",
				}),
			);
	}
}
