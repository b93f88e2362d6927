import * as v from "valibot";
import { branch } from "#core/content/branch.ts";
import { company } from "#core/content/company.ts";
import { type Entity, itemSchema, listSchema } from "#core/content/entity.ts";
import type { Fields, FolderContext, Schema, ValuesOf } from "#core/content/field.ts";
import { legal } from "#core/content/legal.ts";
import { menuItem } from "#core/content/menu.ts";
import { brand, page } from "#core/content/pages.ts";
import type { SchemaMaker } from "#core/content/parse-file.ts";
import { personalization, rating, sizeGuide } from "#core/content/personalization.ts";
import { product } from "#core/content/product.ts";
import { project } from "#core/content/project.ts";
import { attributeGroup, category, manufacturer, type ShopCategory } from "#core/content/shop-lists.ts";
import { shopSettings } from "#core/content/shop-settings.ts";
import { consentSchema, media, widget } from "#core/content/site-lists.ts";
import { theme } from "#core/content/theme.ts";

function oneItem<const FieldMap extends Fields>(
	definition: Entity<FieldMap>,
): SchemaMaker<ValuesOf<FieldMap>> {
	return (context) => itemSchema(definition, context);
}

function listOfItems<const FieldMap extends Fields>(
	definition: Entity<FieldMap>,
): SchemaMaker<readonly ValuesOf<FieldMap>[]> {
	return (context) => listSchema(definition, context);
}

/** Creates the schemas of a content folder's files, by the entities that they contain. */
export const fileSchemas = {
	project: oneItem(project),
	company: oneItem(company),
	theme: oneItem(theme),
	legal: oneItem(legal),
	branch: oneItem(branch),
	widgets: listOfItems(widget),
	consents: (context: FolderContext): Schema<readonly v.InferOutput<ReturnType<typeof consentSchema>>[]> =>
		v.array(consentSchema(context)),
	menus: listOfItems(menuItem),
	media: listOfItems(media),
	page: oneItem(page),
	brand: oneItem(brand),
	shopSettings: oneItem(shopSettings),
	categories: (context: FolderContext): Schema<readonly ShopCategory[]> =>
		v.pipe(
			listSchema(category, context),
			v.transform((list) => list.map((entry, place) => ({ ...entry, sort: entry.sort ?? place + 1 }))),
		),
	manufacturers: listOfItems(manufacturer),
	attributes: listOfItems(attributeGroup),
	personalizations: listOfItems(personalization),
	sizeGuides: listOfItems(sizeGuide),
	ratings: listOfItems(rating),
	product: oneItem(product),
};

/**
 * Returns the content of a file without `$schema`, which only editors read. A list can be written directly or as the
 * field `items` of an object with `$schema`.
 */
export function fileContent(value: unknown): unknown {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
	const { $schema: _, ...content } = value as Readonly<Record<string, unknown>>;
	const [name, ...others] = Object.keys(content);
	return name === "items" && others.length === 0 && Array.isArray(content.items) ? content.items : content;
}
