import type { Facets } from "#core/catalogue/facets.ts";
import type { FilterEvent, FilterState } from "#core/catalogue/filter-state.ts";
import type { PriceRange } from "#core/catalogue/price-range.ts";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { FilterGroupSection } from "#ui/shop/list/filter-group.tsx";
import type { FilterGroup } from "#ui/shop/list/filter-groups.ts";
import styles from "#ui/shop/list/filter-panel.module.css";
import { FilterPrice } from "#ui/shop/list/filter-price.tsx";
import type { HistoryEntry } from "#ui/shop/list/use-product-list.ts";

/** What the filters of a list are rendered from. */
export interface FilterPanelProps {
	readonly groups: readonly FilterGroup[];
	readonly facets: Facets;
	/** What the listed products cost under the other filters; null where there is nothing to choose. */
	readonly price: PriceRange | null;
	/** Whether there is any filter. */
	readonly offered: boolean;
	readonly filters: FilterState;
	readonly dispatch: (event: FilterEvent, entry?: HistoryEntry) => void;
	/** Where it is; the ids within begin with it. */
	readonly place: "side" | "sheet";
}

/** Everything that a list can be narrowed by (R-CAT-06, R-SET-04), the price second. Before hydration it lists what there is. */
export function FilterPanel({ groups, facets, price, filters, dispatch, place }: FilterPanelProps) {
	const t = useTranslate();
	const [first, ...others] = groups.map((group, index) => (
		<FilterGroupSection
			key={group.id}
			group={group}
			label={group.label ?? t(`filter.${group.id}`)}
			place={place}
			below={index > 0}
			dispatch={dispatch}
		/>
	));
	return (
		<div className={styles.panel} data-part="filters">
			{first}
			{price ? (
				<FilterPrice
					range={price}
					prices={facets.prices}
					bars={facets.priceBars}
					chosen={filters.price}
					onChange={(bounds) => dispatch({ type: "priceChange", price: bounds }, "replace")}
					place={place}
				/>
			) : null}
			{others}
		</div>
	);
}
