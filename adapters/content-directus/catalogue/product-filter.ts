import { isDomain, publishedNow } from "#adapters/content-directus/client/directus-values.ts";
import type { CatalogueQuery } from "#core/catalogue/query.ts";
import type { GoodsCondition } from "#core/content-values/goods-condition.ts";

/** A condition in Directus' filter language. */
export type Condition = Readonly<Record<string, unknown>>;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Returns the condition for items with these ids: their key, or the service's own id if the key is empty. Only UUIDs
 * are compared with the service's ids, because PostgreSQL refuses other text.
 */
export function identified(ids: readonly string[]): Condition {
	const own = ids.filter((id) => uuid.test(id));
	const byKey: Condition = { key: { _in: ids } };
	return own.length === 0 ? byKey : { _or: [byKey, { id: { _in: own } }] };
}

/** Returns the condition for items of the project. */
export function ofProject(project: string): Condition {
	return { project: { domain: isDomain(project) } };
}

/** Returns the conditions for items of the project that are published now (R-CAT-01). */
export function published(project: string): readonly Condition[] {
	return [ofProject(project), ...publishedNow];
}

/**
 * Returns the condition of a query, without its attributes and prices (R-CAT-02). Conditions on one related item stand next to
 * each other instead of inside `_some`: the service drops `_and` and `_or` there, but joins conditions with the same
 * path only once.
 */
export function productFilter(query: CatalogueQuery, project: string): Condition {
	const { category, manufacturers, subcategories, tag, conditions } = query;
	return {
		_and: [
			...published(project),
			...(category === null ? [] : [{ category: withNames([category]) }]),
			...(manufacturers.length === 0 ? [] : [{ manufacturer: withNames(manufacturers) }]),
			...(subcategories.length === 0
				? []
				: [{ subcategories: { subcategory_id: identified(subcategories) } }]),
			...(tag === null ? [] : [tagged(tag)]),
			...(conditions.length === 0 ? [] : [inCondition(conditions)]),
		],
	};
}

/**
 * Returns the condition for the attributes of listed products in a group that have one of these values, as text or by
 * the ids of shared values (R-CAT-02).
 */
export function attributeFilter(
	group: string,
	project: string,
	values: { readonly texts: readonly string[]; readonly ids: readonly string[] },
): Condition {
	const written: Condition = { display_values: { display_value: { _in: values.texts } } };
	const shared: Condition = { display_values: { value: { id: { _in: values.ids } } } };
	return {
		_and: [
			{ attribute_group: identified([group]) },
			values.ids.length === 0 ? written : { _or: [written, shared] },
			{ product: { _and: published(project) } },
		],
	};
}

/** Returns the condition for items with one of these slugs or ids. */
function withNames(names: readonly string[]): Condition {
	return { _or: [{ slug: { _in: names } }, identified(names)] };
}

/** Returns the condition for a tag in a list that is stored as comma-separated text. */
function tagged(tag: string): Condition {
	return {
		_or: [
			{ tags: { _eq: tag } },
			{ tags: { _starts_with: `${tag},` } },
			{ tags: { _ends_with: `,${tag}` } },
			{ tags: { _contains: `,${tag},` } },
		],
	};
}

/** Returns the filter for goods in one of these conditions; a product without one is new (B-LAW-22). */
function inCondition(conditions: readonly GoodsCondition[]): Condition {
	const stated: Condition = { condition: { _in: conditions } };
	return conditions.includes("new") ? { _or: [stated, { condition: { _null: true } }] } : stated;
}
