import type { Facets, FacetValue } from "#core/catalogue/facets.ts";
import type { FilterEvent } from "#core/catalogue/filter-state.ts";
import { type CatalogueQuery, chosenValues, toggled } from "#core/catalogue/query.ts";
import type { NamedReference } from "#core/content/shop-lists.ts";
import { goodsConditions, isGoodsCondition } from "#core/content-values/goods-condition.ts";
import type { ShopCategoryModel } from "#core/models/shop-model.ts";
import { type FilterSettings, offeredFilters } from "#core/settings/offered-filters.ts";
import type { ContentId } from "#core/shared/branded.ts";

/** A value that can be chosen. */
export interface FilterChoice {
	readonly value: string;
	readonly label: string;
	/** Null where the catalogue cannot count. */
	readonly count: number | null;
	readonly selected: boolean;
	/** What choosing it, or taking it back, does. */
	readonly event: FilterEvent;
}

/** Values of one kind, of which some or one can be chosen. */
export interface FilterGroup {
	/** Unique among the groups of a list. */
	readonly id: string;
	/** What the content calls it; null for a kind that the catalogues name by `id`. */
	readonly label: string | null;
	/** Whether only one can be chosen. */
	readonly single: boolean;
	/** At least one. */
	readonly choices: readonly FilterChoice[];
}

/** What the groups of a list are made of. */
export interface FilterGroupOptions {
	readonly settings: FilterSettings;
	/** What is listed, the page's own category included. */
	readonly query: CatalogueQuery;
	/** Made by {@link pageFacets}. */
	readonly facets: Facets;
	/** Whether the facets' counts are those of the query. */
	readonly counted: boolean;
	/** Whether the page is a category's, so that none can be chosen. */
	readonly categoryPage: boolean;
}

/**
 * The filters that a list offers, in their order (R-SET-04). Values that no product of the page has are left out,
 * and so are groups of which nothing is left.
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

/** The conditions of the page's goods, new ones first; nothing to choose where all are in the same (B-LAW-22). */
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

/** Measures, such as "36 mm" or "1,5 ct", from the smallest to the largest; other values in their order. */
function byMeasure(values: readonly FacetValue[]): readonly FacetValue[] {
	const measures = new Map(
		values.map(({ value, label }) => [value, Number.parseFloat(label.replace(",", "."))]),
	);
	const measureOf = ({ value }: FacetValue) => measures.get(value) as number;
	if (values.some((value) => Number.isNaN(measureOf(value)))) return values;
	return values.toSorted((left, right) => measureOf(left) - measureOf(right));
}

/** What is chosen is read from the query, which knows it before the catalogue has answered. */
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

/** The facet's values that are offered, in the offer's order and by its names. */
function named(values: readonly FacetValue[], offered: readonly NamedReference[]): readonly FacetValue[] {
	return offered.flatMap(({ id, slug, display_name }) => {
		const facet = values.find(({ value }) => value === slug || value === String(id));
		return facet ? [{ ...facet, label: display_name }] : [];
	});
}

/** The labels that the facets of a page are shown with. */
export interface FacetLabels {
	readonly settings: FilterSettings;
	readonly categories: readonly ShopCategoryModel[];
	/** Those of the page before anything was chosen: what has no product there is never offered. */
	readonly base: Facets;
	/** What conditions are called. */
	readonly conditions: ReadonlyMap<string, string>;
}

/**
 * The facets as the page shows them: subcategories, which products know by id only, by the settings' names, and
 * without the values that belong to other pages.
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
