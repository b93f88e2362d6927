import type { ListMeta } from "#core/catalogue/paging.ts";
import { hasMore } from "#core/catalogue/paging.ts";
import { type CatalogueQuery, emptyQuery, type PriceBounds } from "#core/catalogue/query.ts";
import type { GoodsCondition } from "#core/content-values/goods-condition.ts";
import type { SortTerm } from "#core/content-values/sort-term.ts";
import type { Logger } from "#core/platform/logger.ts";
import { isKnownEvent } from "#core/state/known-event.ts";

/** The shop-wide filters with the metadata of the last response (specification 3; R-CAT-03). */
export interface FilterState extends CatalogueQuery {
	/** Null until the first response to the current query. */
	readonly meta: ListMeta | null;
	/** The domain of the shop. */
	readonly project: string;
}

/** An event that changes the filters. */
export type FilterEvent =
	| { readonly type: "searchChange"; readonly search: string | null }
	| { readonly type: "categoryChange"; readonly category: string | null }
	| { readonly type: "manufacturersChange"; readonly manufacturers: readonly string[] }
	| { readonly type: "subcategoriesChange"; readonly subcategories: readonly string[] }
	| { readonly type: "attributeChange"; readonly group: string; readonly values: readonly string[] }
	| { readonly type: "priceChange"; readonly price: PriceBounds }
	| { readonly type: "tagChange"; readonly tag: string | null }
	| { readonly type: "conditionsChange"; readonly conditions: readonly GoodsCondition[] }
	| { readonly type: "sortChange"; readonly sort: readonly SortTerm[] }
	/** Removes all filters and keeps the order. */
	| { readonly type: "clear" }
	/** Shows the next page too; ignored at the end of the list. */
	| { readonly type: "showMore" }
	/** The list was loaded. */
	| { readonly type: "metaChange"; readonly meta: ListMeta }
	/** Restores the query in the address: on first visit, reload and back navigation. */
	| { readonly type: "restore"; readonly query: CatalogueQuery };

const eventTypes: readonly FilterEvent["type"][] = [
	"searchChange",
	"categoryChange",
	"manufacturersChange",
	"subcategoriesChange",
	"attributeChange",
	"priceChange",
	"tagChange",
	"conditionsChange",
	"sortChange",
	"clear",
	"showMore",
	"metaChange",
	"restore",
];

/** Returns the part of the state that decides what is listed and is stored in the address. */
export function queryOf(state: FilterState): CatalogueQuery {
	const { meta: _meta, project: _project, ...query } = state;
	return query;
}

/**
 * Returns the filters after an event (R-CAT-03). The page is reset to 0 on any change of search, category,
 * manufacturers, subcategories, attributes, price, tag, conditions or order. Unknown events are logged and change
 * nothing.
 */
export function filterReducer(state: FilterState, event: FilterEvent, logger: Logger): FilterState {
	if (!isKnownEvent(event, eventTypes, "catalogue", logger)) return state;
	switch (event.type) {
		case "searchChange":
			return fromStart(state, { search: event.search });
		case "categoryChange":
			return fromStart(state, { category: event.category });
		case "manufacturersChange":
			return fromStart(state, { manufacturers: event.manufacturers });
		case "subcategoriesChange":
			return fromStart(state, { subcategories: event.subcategories });
		case "attributeChange":
			return fromStart(state, { attributes: withGroup(state, event.group, event.values) });
		case "priceChange":
			return fromStart(state, { price: event.price });
		case "tagChange":
			return fromStart(state, { tag: event.tag });
		case "conditionsChange":
			return fromStart(state, { conditions: event.conditions });
		case "sortChange":
			return fromStart(state, { sort: event.sort });
		case "clear":
			return fromStart(state, { ...emptyQuery, sort: state.sort });
		case "showMore":
			return hasMore(state.meta) ? { ...state, page: state.page + 1 } : state;
		case "metaChange":
			return { ...state, meta: event.meta };
		case "restore":
			return { ...state, ...event.query, meta: null };
	}
}

/** Resets page and metadata, because metadata of the previous list is invalid for the new one. */
function fromStart(state: FilterState, change: Partial<CatalogueQuery>): FilterState {
	return { ...state, ...change, page: 0, meta: null };
}

function withGroup(state: FilterState, group: string, values: readonly string[]): FilterState["attributes"] {
	const others = Object.entries(state.attributes).filter(([id]) => id !== group);
	return Object.fromEntries(values.length === 0 ? others : [...others, [group, values]]);
}
