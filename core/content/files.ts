import * as v from "valibot";
import { branch } from "#core/content/branch.ts";
import { children } from "#core/content/children.ts";
import { company } from "#core/content/company.ts";
import { type Entity, itemSchema, listSchema } from "#core/content/entity.ts";
import {
	absentAsNull,
	type Field,
	type FieldInfo,
	type Fields,
	type FolderContext,
	type Schema,
	type ValuesOf,
} from "#core/content/field.ts";
import { choice } from "#core/content/fields.ts";
import { legal } from "#core/content/legal.ts";
import { menuItem } from "#core/content/menu.ts";
import { findingMessage } from "#core/content/message.ts";
import { ownTypes, templateFields } from "#core/content/own-types.ts";
import { brand, type PageSource, page, pageTemplates, pageTranslation } from "#core/content/pages.ts";
import type { SchemaMaker } from "#core/content/parse-file.ts";
import { personalization, rating, sizeGuide } from "#core/content/personalization.ts";
import { product } from "#core/content/product.ts";
import { project } from "#core/content/project.ts";
import { attributeGroup, category, manufacturer, type ShopCategory } from "#core/content/shop-lists.ts";
import { shopSettings } from "#core/content/shop-settings.ts";
import { consentSchema, media, widget } from "#core/content/site-lists.ts";
import { object, strictObject } from "#core/content/structures.ts";
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

/** Creates a field for an object; without it, each of its fields is missing. */
function emptyByDefault(fields: Fields, info: FieldInfo): Field {
	const schema = (context: FolderContext) =>
		v.pipe(
			absentAsNull,
			v.transform((value) => value ?? {}),
			strictObject(fields, context),
		);
	return { ...object(fields, info), required: false, schema };
}

/** Creates the schema of a page; those with a template of the site's own have the fields of that template. */
function pageSchema(context: FolderContext): Schema<PageSource> {
	const { templates } = ownTypes();
	if (Object.keys(templates).length === 0) return itemSchema(page, context);
	const { [templateFields]: _, ...texts }: Fields = pageTranslation.fields;
	const { template, translations, ...others } = page.fields;
	const withFields = (name: Field, more: Fields) => {
		const version = { ...pageTranslation, fields: { ...texts, ...more } };
		return strictObject(
			{ ...others, template: name, translations: children(version, "page", "some", translations) },
			context,
		);
	};
	const own = Object.entries(templates).map(([name, { fields }]) => {
		const hasFields = Object.keys(fields).length > 0;
		return withFields(
			choice([name], template),
			hasFields ? { [templateFields]: emptyByDefault(fields, template) } : {},
		);
	});
	const unknown = findingMessage(
		"content.unknown.template",
		{ found: "", allowed: pageTemplates.join(", ") },
		pageTemplates,
	);
	return v.variant(
		"template",
		[withFields(template, {}), ...own] as never,
		unknown,
	) as unknown as Schema<PageSource>;
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
	page: pageSchema,
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
