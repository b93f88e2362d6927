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
import { project, theme } from "#core/content/project.ts";
import { attributeGroup, category, manufacturer, type ShopCategory } from "#core/content/shop-lists.ts";
import { shopSettings } from "#core/content/shop-settings.ts";
import { consentSchema, media, widget } from "#core/content/site-lists.ts";

function one<const Of extends Fields>(of: Entity<Of>): SchemaMaker<ValuesOf<Of>> {
	return (context) => itemSchema(of, context);
}

function many<const Of extends Fields>(of: Entity<Of>): SchemaMaker<readonly ValuesOf<Of>[]> {
	return (context) => listSchema(of, context);
}

/** What the files of a content folder must look like, by the entities that they hold. */
export const fileSchemas = {
	project: one(project),
	company: one(company),
	theme: one(theme),
	legal: one(legal),
	branch: one(branch),
	widgets: many(widget),
	consents: (context: FolderContext): Schema<readonly v.InferOutput<ReturnType<typeof consentSchema>>[]> =>
		v.array(consentSchema(context)),
	menus: many(menuItem),
	media: many(media),
	page: one(page),
	brand: one(brand),
	shopSettings: one(shopSettings),
	categories: (context: FolderContext): Schema<readonly ShopCategory[]> =>
		v.pipe(
			listSchema(category, context),
			v.transform((list) => list.map((own, place) => ({ ...own, sort: own.sort ?? place + 1 }))),
		),
	manufacturers: many(manufacturer),
	attributes: many(attributeGroup),
	personalizations: many(personalization),
	sizeGuides: many(sizeGuide),
	ratings: many(rating),
	product: one(product),
};

/**
 * What a file of the content holds: without `$schema`, which editors alone read. A list is written as it is or in the
 * field `items` of an object, which then has a place for `$schema`.
 */
export function fileContent(value: unknown): unknown {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
	const { $schema: _, ...content } = value as Readonly<Record<string, unknown>>;
	const [name, ...others] = Object.keys(content);
	return name === "items" && others.length === 0 && Array.isArray(content.items) ? content.items : content;
}
