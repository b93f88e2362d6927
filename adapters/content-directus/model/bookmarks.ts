import * as v from "valibot";
import { collectionModels } from "#adapters/content-directus/model/collections.ts";
import type { CollectionModel, FieldKind, FieldModel } from "#adapters/content-directus/model/field.ts";
import { templateFields } from "#adapters/content-directus/model/form-layout.ts";
import { collectionNamed } from "#adapters/content-directus/model/model.ts";
import type { Condition, Send } from "#adapters/content-directus/model/permissions.ts";
import { isDeepEqual } from "#adapters/content-directus/model/rows.ts";
import {
	inBothLanguages,
	type StudioText,
	studioText,
} from "#adapters/content-directus/model/studio-text.ts";
import { formGroups } from "#core/content/form-groups.ts";
import { publicationFields } from "#core/content/publication.ts";

/** A list of items that the Data Studio offers everybody in its menu. */
export interface Bookmark {
	/** Its name in the format of Directus' translations; null for the collection's own list. */
	readonly bookmark: string | null;
	readonly collection: string;
	readonly filter: Condition | null;
	/** How it shows the items: as a table, or as cards with their images. */
	readonly layout: "tabular" | "cards";
	readonly layout_query: Readonly<Record<string, unknown>>;
	readonly layout_options: Readonly<Record<string, unknown>>;
}

/** The kinds of fields whose values are short enough for a column. */
const columnKinds: ReadonlySet<FieldKind> = new Set([
	"string",
	"integer",
	"decimal",
	"boolean",
	"timestamp",
	"item",
]);
/** The number of columns and their widths in pixels that fit a screen next to navigation and sidebar. */
const mostColumns = 8;
const nameWidth = 180;
const columnWidth = 100;
/** Fields without a meaning for readers of a list, and moments that most items do not have. */
const leftOut: readonly string[] = ["project", "sort", "key", ...Object.keys(publicationFields)];

/** Returns the columns of a list: an image, what names the item, the other short fields of the first group, and its status. */
export function columnsOf({ fields, display }: CollectionModel): readonly string[] {
	const names = templateFields(display);
	const image = fields.find(({ kind, group }) => kind === "picture" && (group === null || group.isOpen));
	const isShort = ({ field, kind, format, group }: FieldModel) =>
		columnKinds.has(kind) &&
		// Readers know items by their names.
		format !== "slug" &&
		!leftOut.includes(field) &&
		(group ?? formGroups.main).name === formGroups.main.name;
	const others = fields.filter((own) => isShort(own) && !names.includes(own.field) && own.field !== "status");
	const status = fields.filter(({ field }) => field === "status").map(({ field }) => field);
	const columns = [...(image ? [image.field] : []), ...names, ...others.map(({ field }) => field)];
	return [...columns.slice(0, mostColumns - status.length), ...status];
}

/** Returns the fields by which a list is sorted: its order if editors can change it, else the name. */
function sortOf({ fields, display }: CollectionModel): readonly string[] {
	return fields.some(({ field }) => field === "sort") ? ["sort"] : templateFields(display).slice(0, 1);
}

function tableOf(model: CollectionModel, bookmark: string | null, filter: Condition | null): Bookmark {
	const { collection } = model;
	const fields = columnsOf(model);
	const names = templateFields(model.display);
	const widths = Object.fromEntries(
		fields.map((name) => [name, names.includes(name) ? nameWidth : columnWidth]),
	);
	return {
		bookmark,
		collection,
		filter,
		layout: "tabular",
		layout_query: { tabular: { fields, sort: sortOf(model) } },
		layout_options: { tabular: { widths, spacing: "cozy" } },
	};
}

/** The names of the lists of what an owner has to complete. */
const incomplete = {
	manufacturer: { de: "Ohne Hersteller", en: "No manufacturer" },
	translation: { de: "Ohne Übersetzung", en: "No translation" },
	alternativeText: { de: "Ohne Alternativtext", en: "No alternative text" },
} as const satisfies Record<string, StudioText>;

/** The names of lists that the Data Studio translates. */
export const bookmarkTexts: readonly StudioText[] = Object.values(incomplete);

/** Returns the lists of all collections of the navigation, and of what an owner has to complete. */
export function bookmarks(): readonly Bookmark[] {
	const product = collectionNamed("ecommerce_product");
	const without = (name: StudioText, field: string) =>
		tableOf(product, studioText(name), { _and: [{ [field]: { _null: true } }] });
	return [
		...collectionModels()
			.filter(({ hidden }) => !hidden)
			.map((model) => tableOf(model, null, null)),
		without(incomplete.manufacturer, "manufacturer"),
		without(incomplete.translation, "translations"),
		{
			bookmark: studioText(incomplete.alternativeText),
			collection: "directus_files",
			filter: { _and: [{ type: { _starts_with: "image/" } }, { translations: { _null: true } }] },
			layout: "cards",
			layout_query: { cards: { sort: ["title"] } },
			layout_options: {
				cards: {
					imageSource: "$thumbnail",
					title: "{{ title }}",
					subtitle: "{{ filename_download }}",
					size: 4,
				},
			},
		},
	];
}

/** The columns of lists that earlier versions added. */
const formerColumns: readonly (readonly string[])[] = [
	["display_name", "reference_number", "price_brutto", "stock", "status"],
	["$thumbnail", "title", "filename_download", "folder"],
];

/** The names of lists that earlier versions added, by the present ones. */
const formerNames = new Map(bookmarkTexts.map((text) => [studioText(text), inBothLanguages(text)]));

const presetRows = v.array(
	v.object({
		id: v.union([v.number(), v.string()]),
		collection: v.string(),
		bookmark: v.nullable(v.string()),
		layout_query: v.unknown(),
	}),
);

/**
 * Adds the lists that a Directus lacks, and renews those that are as an earlier version added them. Returns the names of the
 * changes.
 */
export async function addBookmarks(send: Send): Promise<readonly string[]> {
	const ofEverybody = "filter[user][_null]=true&filter[role][_null]=true";
	const found = v.parse(
		presetRows,
		await send("GET", `/presets?limit=-1&${ofEverybody}&fields=id,collection,bookmark,layout_query`),
	);
	const changes: string[] = [];
	for (const preset of bookmarks()) {
		const { collection, bookmark } = preset;
		const names = [bookmark, formerNames.get(bookmark ?? "")];
		const present = names
			.map((name) => found.find((one) => one.collection === collection && one.bookmark === name))
			.find((one) => one !== undefined);
		const isFormer = formerColumns.some((fields) =>
			isDeepEqual(present?.layout_query, { tabular: { fields } }),
		);
		if (present && present.bookmark === bookmark && !isFormer) continue;
		if (!present) await send("POST", "/presets", preset);
		else await send("PATCH", `/presets/${present.id}`, isFormer ? preset : { bookmark });
		changes.push(`list ${collection}${bookmark ? `: ${bookmark.replace("$t:", "")}` : ""}`);
	}
	return changes;
}
