import type { Facets } from "#core/catalogue/facets.ts";
import type { FilterEvent, FilterState } from "#core/catalogue/filter-state.ts";
import type { PriceRange } from "#core/catalogue/price-range.ts";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { coreKey } from "#ui/locales/page-text-key.ts";
import { FilterGroupSection } from "#ui/shop/list/filter-group.tsx";
import type { FilterGroup } from "#ui/shop/list/filter-groups.ts";
import styles from "#ui/shop/list/filter-panel.module.css";
import { FilterPrice } from "#ui/shop/list/filter-price.tsx";
import type { HistoryEntry } from "#ui/shop/list/use-product-list.ts";

/** The props of {@link FilterPanel}. */
export interface FilterPanelProps {
	readonly groups: readonly FilterGroup[];
	readonly facets: Facets;
	/** The price range of the products that match the other filters; null if it is a single price. */
	readonly price: PriceRange | null;
	/** Whether there are filters at all. */
	readonly offered: boolean;
	readonly filters: FilterState;
	readonly dispatch: (event: FilterEvent, entry?: HistoryEntry) => void;
	/** Its place, which is the prefix of the ids within. */
	readonly place: "side" | "sheet";
}

/** All filters of a list, with the price as the second one (R-CAT-06, R-SET-04). Before hydration it only shows them. */
export function FilterPanel({ groups, facets, price, filters, dispatch, place }: FilterPanelProps) {
	const t = useTranslate();
	const [first, ...others] = groups.map((group, index) => (
		<FilterGroupSection
			key={group.id}
			group={group}
			label={group.label ?? t(coreKey(`filter.${group.id}`))}
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
