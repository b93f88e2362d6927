import { isInOtherLanguage, type WrittenProduct } from "#adapters/content-exports/existing-products.ts";
import type { ExportReport } from "#adapters/content-exports/export-findings.ts";
import type { ExportedAttribute, ExportedProduct } from "#adapters/content-exports/exported-product.ts";
import { plainTextOf } from "#adapters/content-exports/html-markdown.ts";
import { learnedNames, type NamedPair, withName } from "#adapters/content-exports/learned-names.ts";
import {
	entryNamed,
	type GrowingList,
	growingList,
	type WrittenEntry,
} from "#adapters/content-exports/shop-lists.ts";
import type { Language } from "#core/language/language.ts";

/** The attributes of a product in its file. */
export type ProductAttributes = readonly {
	readonly attribute_group: string | number;
	readonly display_values: readonly (string | number)[];
}[];

/** The attribute groups that the products of an export use. */
export interface AttributeLists {
	/** Returns the attributes of a product; `existing` is the product of the shop that it is, or null. */
	attributesOf(product: ExportedProduct, existing: WrittenProduct | null): ProductAttributes;
	/** Returns the groups, values and names that the shop lacks. */
	added(): readonly WrittenEntry[];
}

/** The shop, and the products of an export with those of the shop that they are. */
export interface AttributeSources {
	readonly language: Language;
	readonly attributes: readonly WrittenEntry[];
	/** Whether the import changes products of the shop. */
	readonly overwrite: boolean;
	readonly matches: ReadonlyMap<ExportedProduct, WrittenProduct>;
}

const groupName = ({ group, name }: ExportedAttribute) => group ?? name.text;

function writtenValues({ attributes = [] }: WrittenProduct, group: WrittenEntry): readonly unknown[] {
	const own = attributes.find(({ attribute_group }) => String(attribute_group) === String(group.id));
	return own?.display_values ?? [];
}

/** Pairs values of the shop with their texts in an export in another language, where a product has one of each. */
function valuePairs(group: WrittenEntry, { attributes, matches, language }: AttributeSources) {
	return [...matches].flatMap(([product, existing]): readonly NamedPair[] => {
		if (!isInOtherLanguage(existing, language)) return [];
		const [id, ...others] = writtenValues(existing, group);
		const value = group.values?.find((own) => others.length === 0 && String(own.id) === String(id));
		const texts = product.attributes
			.filter((attribute) => entryNamed(attributes, groupName(attribute)) === group)
			.flatMap(({ values }) => values.map(plainTextOf));
		const [text = "", ...more] = texts;
		return value && text !== "" && more.length === 0 ? [[value, text]] : [];
	});
}

/** The values of a group of the shop while an export is read. */
interface GroupValues extends GrowingList {
	/** The values that got a name in the export's language. */
	readonly named: readonly WrittenEntry[];
}

function groupValues(sources: AttributeSources): ReadonlyMap<WrittenEntry, GroupValues> {
	const { attributes, language } = sources;
	const lists = new Map<WrittenEntry, GroupValues>();
	const ids = new Set(attributes.flatMap(({ values = [] }) => values.map(({ id }) => String(id))));
	const isReserved = (id: string) =>
		ids.has(id) || [...lists.values()].some(({ added }) => added.some((own) => own.id === id));
	const create = (id: string, display_value: string) => ({ id, translations: [{ language, display_value }] });
	for (const group of attributes) {
		const { values = [] } = group;
		if (values.length === 0) continue;
		const names = learnedNames(values, valuePairs(group, sources), language);
		const entries = values.map((value) => withName(value, language, "display_value", names.get(value)));
		const named = [...names].map(([{ id }, name]) => withName({ id }, language, "display_value", name));
		lists.set(group, { ...growingList(entries, create, "value", isReserved), named });
	}
	return lists;
}

/** The permissions of an import for the attributes of a product. */
interface Permission {
	/** Whether groups and values are added to the shop. */
	readonly isAdded: boolean;
	/** Whether unknown names are in a language that the product's first texts are not in. */
	readonly isOther: boolean;
}

function valuesIn(
	list: GroupValues,
	{ name: { line, column }, values }: ExportedAttribute,
	{ isAdded, isOther }: Permission,
	report: ExportReport,
): readonly (string | number)[] {
	return values.flatMap((text) => {
		const value = list.find(text);
		if (value) return [value.id];
		const found = plainTextOf(text);
		if (isOther) report.add("warning", line, column, "import.attributeLanguage", { found });
		else if (isAdded) report.add("hint", line, column, "import.attribute", { found });
		return isOther ? [] : [list.take(text, isAdded).id];
	});
}

/** Creates the lists of attributes of a shop. */
export function attributeLists(sources: AttributeSources, report: ExportReport): AttributeLists {
	const { attributes, language, overwrite } = sources;
	const values = groupValues(sources);
	const create = (id: string, display_name: string) => ({ id, translations: [{ language, display_name }] });
	const groups = growingList(attributes, create, "attribute");
	const groupOf = (attribute: ExportedAttribute, { isAdded, isOther }: Permission) => {
		const group = groups.find(groupName(attribute));
		if (group !== null || !isOther) return group ?? groups.take(groupName(attribute), isAdded);
		const { line, column, text } = attribute.name;
		report.add("warning", line, column, "import.attributeLanguage", { found: text });
		return null;
	};
	return {
		attributesOf(product, existing) {
			const isOther = existing !== null && isInOtherLanguage(existing, language);
			const permission = { isOther, isAdded: existing === null || overwrite };
			const found = new Map<string | number, readonly (string | number)[]>();
			for (const attribute of product.attributes) {
				const group = groupOf(attribute, permission);
				if (group === null) continue;
				const list = values.get(group);
				// Texts of a group without listed values are the same in every language.
				const written = isOther ? (writtenValues(existing, group) as readonly string[]) : [];
				const texts = written.length > 0 ? written : attribute.values.map(plainTextOf);
				const own = list ? valuesIn(list, attribute, permission, report) : texts;
				if (own.length > 0) found.set(group.id, [...(found.get(group.id) ?? []), ...own]);
			}
			return [...found].map(([attribute_group, own]) => ({
				attribute_group,
				display_values: [...new Set(own)],
			}));
		},
		added: () => [
			...[...values].flatMap(([{ id }, { named, added }]) =>
				named.length + added.length === 0 ? [] : [{ id, values: [...named, ...added] }],
			),
			...groups.added,
		],
	};
}
