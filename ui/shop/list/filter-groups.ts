import type { Facets, FacetValue } from "#core/catalogue/facets.ts";
import type { FilterEvent } from "#core/catalogue/filter-state.ts";
import { type CatalogueQuery, chosenValues, toggled } from "#core/catalogue/query.ts";
import type { NamedReference } from "#core/content/shop-lists.ts";
import { goodsConditions, isGoodsCondition } from "#core/content-values/goods-condition.ts";
import type { ShopCategoryModel } from "#core/models/shop-model.ts";
import { type FilterSettings, offeredFilters } from "#core/settings/offered-filters.ts";
import type { ContentId } from "#core/shared/branded.ts";

/** A selectable value of a filter. */
export interface FilterChoice {
	readonly value: string;
	readonly label: string;
	/** Null if the catalogue cannot count. */
	readonly count: number | null;
	readonly selected: boolean;
	/** The event that selects it, or deselects it if it is selected. */
	readonly event: FilterEvent;
}

/** A group of values of which one or several can be selected. */
export interface FilterGroup {
	/** Unique among the groups of a list. */
	readonly id: string;
	/** The label from the content; null for a kind whose label is in the catalogues under `id`. */
	readonly label: string | null;
	/** Whether only one can be selected. */
	readonly single: boolean;
	/** At least one. */
	readonly choices: readonly FilterChoice[];
}

/** The arguments of {@link filterGroups}. */
export interface FilterGroupOptions {
	readonly settings: FilterSettings;
	/** The query of the list, including the page's own category. */
	readonly query: CatalogueQuery;
	/** The result of {@link pageFacets}. */
	readonly facets: Facets;
	/** Whether the facets' counts are those of the query. */
	readonly counted: boolean;
	/** Whether the page is that of a category, so that no category can be selected. */
	readonly categoryPage: boolean;
}

/**
 * Returns the filters of a list in their order (R-SET-04), without values that no product of the page has, and
 * without empty groups.
 */
export function filterGroups(options: FilterGroupOptions): readonly FilterGroup[] {
	const { settings, query, facets, categoryPage } = options;
	const offered = offeredFilters(settings, query.category);
	const categories = categoryPage ? [] : offered.categories.map(({ category_id }) => category_id);
	const brands = offered.manufacturers.map(({ manufacturer_id }) => manufacturer_id);
	const { manufacturers, subcategories } = query;
	const groups: readonly FilterGroup[] = [
		{
			id: "category",
			label: null,
			single: true,
			choices: choicesOf(
				{
					values: named(facets.categories, categories),
					chosen: query.category === null ? [] : [query.category],
				},
				options,
				(value, isChosen) => ({ type: "categoryChange", category: isChosen ? null : value }),
			),
		},
		{
			id: "subcategory",
			label: null,
			single: false,
			choices: choicesOf(
				{ values: named(facets.subcategories, offered.subcategories), chosen: subcategories },
				options,
				(value) => ({ type: "subcategoriesChange", subcategories: toggled(subcategories, value) }),
			),
		},
		{
			id: "manufacturer",
			label: null,
			single: false,
			choices: choicesOf(
				{ values: named(facets.manufacturers, brands), chosen: manufacturers },
				options,
				(value) => ({
					type: "manufacturersChange",
					manufacturers: toggled(manufacturers, value),
				}),
			),
		},
		conditionGroup(options),
		...offered.attributes.map(({ attribute_group_id }) => attributeGroup(attribute_group_id, options)),
	];
	return groups.filter(({ choices }) => choices.some(({ count, selected }) => selected || count !== 0));
}

/** Returns the group of the goods' conditions, new first; without choices if all goods have the same (B-LAW-22). */
function conditionGroup(options: FilterGroupOptions): FilterGroup {
	const { settings, query } = options;
	const { conditions } = query;
	const values = goodsConditions.flatMap(
		(condition) => options.facets.conditions.find(({ value }) => value === condition) ?? [],
	);
	const choices = choicesOf({ values, chosen: conditions }, options, (value) => ({
		type: "conditionsChange",
		conditions: toggled(conditions, value).filter(isGoodsCondition),
	}));
	return {
		id: "condition",
		label: null,
		single: false,
		choices: settings.filters && choices.length > 1 ? choices : [],
	};
}

function attributeGroup(
	{ id, display_name }: { readonly id: ContentId; readonly display_name: string },
	options: FilterGroupOptions,
): FilterGroup {
	const group = String(id);
	const values = byMeasure(options.facets.attributes.find((facet) => facet.group === group)?.values ?? []);
	const chosen = chosenValues(options.query.attributes, group);
	return {
		id: `attribute-${group}`,
		label: display_name,
		single: false,
		choices: choicesOf({ values, chosen }, options, (value) => ({
			type: "attributeChange",
			group,
			values: toggled(chosen, value),
		})),
	};
}

/** Sorts measures, such as "36 mm" or "1,5 ct", from small to large; other values keep their order. */
function byMeasure(values: readonly FacetValue[]): readonly FacetValue[] {
	const measures = new Map(
		values.map(({ value, label }) => [value, Number.parseFloat(label.replace(",", "."))]),
	);
	const measureOf = ({ value }: FacetValue) => measures.get(value) as number;
	if (values.some((value) => Number.isNaN(measureOf(value)))) return values;
	return values.toSorted((left, right) => measureOf(left) - measureOf(right));
}

/** Returns the choices of values. Their selection comes from the query, because the catalogue responds later. */
function choicesOf(
	{ values, chosen }: { readonly values: readonly FacetValue[]; readonly chosen: readonly string[] },
	{ counted }: FilterGroupOptions,
	eventOf: (value: string, isChosen: boolean) => FilterEvent,
): readonly FilterChoice[] {
	return values.map(({ value, label, count }) => {
		const selected = chosen.includes(value);
		return { value, label, count: counted ? count : null, selected, event: eventOf(value, selected) };
	});
}

/** Returns the facet's values that the settings contain, in the settings' order and with their names. */
function named(values: readonly FacetValue[], offered: readonly NamedReference[]): readonly FacetValue[] {
	return offered.flatMap(({ id, slug, display_name }) => {
		const facet = values.find(({ value }) => value === slug || value === String(id));
		return facet ? [{ ...facet, label: display_name }] : [];
	});
}

/** The labels for the facets of a page. */
export interface FacetLabels {
	readonly settings: FilterSettings;
	readonly categories: readonly ShopCategoryModel[];
	/** The facets of the page without any selection. Values that they do not contain are never shown. */
	readonly base: Facets;
	/** The names of conditions. */
	readonly conditions: ReadonlyMap<string, string>;
}

/**
 * Returns the facets with labels for the page: subcategories, of which products have only ids, get the settings'
 * names. Values of other pages are left out.
 */
export function pageFacets(facets: Facets, { settings, categories, base, conditions }: FacetLabels): Facets {
	const names = new Map(
		settings.subcategory_filters.map(({ id, display_name }) => [String(id), display_name]),
	);
	const slugs = new Map(categories.map(({ slug, name }) => [slug, name]));
	const dressed = (
		values: readonly FacetValue[],
		from: readonly FacetValue[],
		words?: ReadonlyMap<string, string>,
	) => {
		const elsewhere = new Set(from.filter(({ count }) => count === 0).map(({ label }) => label));
		return values
			.filter(({ label, selected }) => selected || !elsewhere.has(label))
			.map((facet) => ({ ...facet, label: words?.get(facet.value) ?? facet.label }));
	};
	return {
		...facets,
		categories: dressed(facets.categories, base.categories, slugs),
		manufacturers: dressed(facets.manufacturers, base.manufacturers),
		subcategories: dressed(facets.subcategories, base.subcategories, names),
		conditions: dressed(facets.conditions, base.conditions, conditions),
		attributes: facets.attributes.map((facet) => ({
			...facet,
			values: dressed(facet.values, base.attributes.find(({ group }) => group === facet.group)?.values ?? []),
		})),
	};
}
