import { collectionModels, fileFields } from "#adapters/content-directus/model/collections.ts";
import type { CollectionModel, FieldModel } from "#adapters/content-directus/model/field.ts";
import { textOf } from "#adapters/content-directus/model/rows.ts";
import type { OwnedRow, RowOwners } from "#adapters/content-directus/pull/row-owners.ts";
import type { EditorText } from "#core/content/field.ts";
import type { ContentFinding, FormLanguage, FormWords } from "#core/content/finding.ts";

type Labels = Readonly<Record<FormLanguage, EditorText>>;

const fileLabels: Labels = { de: ["Datei", ""], en: ["File", ""] };

/** The page of the Data Studio with an item, and its words there. */
export interface FormPlace {
	readonly link: string;
	readonly words: Readonly<Record<FormLanguage, FormWords>>;
}

/** Returns an item's place in the Data Studio. */
export type FormPlaces = (row: OwnedRow, field: string | null) => FormPlace;

/** Returns the page of the Data Studio with an item. */
export function linkOf(url: string, collection: string, id: string): string {
	const path = collection === "directus_files" ? "files" : `content/${collection}`;
	return `${url}/admin/${path}/${encodeURIComponent(id)}`;
}

/** Returns the labels of the fields along a path: "prices.0.price_brutto". */
function labelsAlong(model: CollectionModel | null, path: string): readonly (Labels | string)[] {
	let fields: readonly FieldModel[] = model?.fields ?? fileFields;
	return path.split(".").map((name) => {
		if (/^\d+$/.test(name)) return String(Number(name) + 1);
		const own = fields.find(({ field }) => field === name);
		if (!own) return name;
		const listed = collectionModels().find(({ collection }) => own.kind === "items" && collection === own.to);
		fields = listed?.fields ?? own.entries;
		return own;
	});
}

/** Returns the path of a field in a form's words: "Preise 1 › Preis". */
function fieldText(model: CollectionModel | null, path: string, language: FormLanguage): string {
	return labelsAlong(model, path)
		.map((label, index) => {
			const text = typeof label === "string" ? label : label[language][0];
			return index === 0 ? text : /^\d+$/.test(text) ? ` ${text}` : ` › ${text}`;
		})
		.join("");
}

const quotes: Readonly<Record<FormLanguage, readonly [string, string]>> = { de: ["„", "“"], en: ["“", "”"] };

/** Creates the places of rows in the Data Studio at a URL. */
export function createFormPlaces({ chainOf, rowOf }: RowOwners, url: string): FormPlaces {
	const models = new Map(collectionModels().map((model) => [model.collection, model]));

	/** Returns the name that editors see in lists; "" if it has none. */
	function titleOf({ collection, row }: OwnedRow): string {
		if (collection === "directus_files") return textOf(row.title) ?? String(row.filename_download);
		const model = models.get(collection);
		const filled = model?.display.replace(/\{\{([\w.$]+)\}\}/g, (_, path: string) => {
			const [name = "", rest] = path.split(".");
			const to = model.fields.find(({ field }) => field === name)?.to;
			const target = rest !== undefined && to ? rowOf(to, row[name]) : null;
			return textOf(target ? target[rest ?? ""] : rest === undefined ? row[name] : null) ?? "";
		});
		return filled?.trim() || (textOf(row.key) ?? textOf(row.name) ?? textOf(row.slug) ?? "");
	}

	function nameOf(row: OwnedRow, language: FormLanguage): string {
		const labels = models.get(row.collection) ?? fileLabels;
		const [open, close] = quotes[language];
		const title = titleOf(row);
		return title === "" ? labels[language][0] : `${labels[language][0]} ${open}${title}${close}`;
	}

	return (row, field) => {
		const chain = chainOf(row).toReversed();
		const model = models.get(row.collection) ?? null;
		const words = (language: FormLanguage): FormWords => ({
			item: chain.map((one) => nameOf(one, language)).join(", "),
			field: field === null ? null : fieldText(model, field, language),
			params: {},
		});
		return {
			link: linkOf(url, row.collection, row.row.id),
			words: { de: words("de"), en: words("en") },
		};
	};
}

/**
 * Returns a finding's place with the words for its message: the label of a field that it names, and the name of another
 * item.
 */
export function withMessageWords(
	place: FormPlace,
	{ params, field }: Pick<ContentFinding, "params" | "field">,
	other: FormPlace | null = null,
): FormPlace {
	const namesField = params.name !== undefined && params.name === field?.split(".").at(-1);
	const inLanguage = (language: FormLanguage): FormWords => {
		const own = place.words[language];
		const label = own.field?.split(" › ").at(-1);
		return {
			...own,
			params: {
				...(namesField && label !== undefined && { name: label }),
				...(other && { other: other.words[language].item }),
			},
		};
	};
	return { ...place, words: { de: inLanguage("de"), en: inLanguage("en") } };
}
