import type { FilterEvent, FilterState } from "#core/catalogue/filter-state.ts";
import { hasSearch } from "#core/catalogue/search-terms.ts";
import { formatSort, parseSort, type SortTerm } from "#core/content-values/sort-term.ts";
import { Icon } from "#ui/components/icon.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { filterSheetId } from "#ui/shop/list/filter-sheet.tsx";
import styles from "#ui/shop/list/list-toolbar.module.css";

/** The sort orders in addition to the shop's default, each with the key of its name. */
const orders = [
	["-date_created", "newest"],
	["price_brutto", "priceUp"],
	["-price_brutto", "priceDown"],
	["display_name", "name"],
] as const satisfies readonly (readonly [SortTerm, string])[];

interface ListToolbarProps {
	/** The number of products; null while unknown. */
	readonly count: number | null;
	readonly busy: boolean;
	readonly filters: FilterState;
	/** The number of active filters. */
	readonly active: number;
	/** Whether there are filters at all. */
	readonly offered: boolean;
	readonly dispatch: (event: FilterEvent) => void;
}

/** The number of products and the sort order; on small screens also the button for the filters. */
export function ListToolbar(props: ListToolbarProps) {
	const { count, busy, filters, active, offered, dispatch } = props;
	const t = useTranslate();
	return (
		<div className={styles.toolbar}>
			<p className={styles.count} role="status">
				{count !== null ? t("catalogue.count", { count }) : null}
				{count === null && busy ? <span className="visually-hidden">{t("catalogue.loading")}</span> : null}
			</p>
			{offered ? (
				<button
					type="button"
					className={styles.open}
					aria-haspopup="dialog"
					command="show-modal"
					commandfor={filterSheetId}
				>
					{t("filter.open")}
					<ActiveCount count={active} />
				</button>
			) : null}
			<SortSelect filters={filters} dispatch={dispatch} />
		</div>
	);
}

function ActiveCount({ count }: { readonly count: number }) {
	const t = useTranslate();
	if (count === 0) return null;
	return (
		<>
			<span className={styles.active} aria-hidden="true">
				{count}
			</span>
			<span className="visually-hidden">{`(${t("filter.active", { count })})`}</span>
		</>
	);
}

function SortSelect({ filters, dispatch }: Pick<ListToolbarProps, "filters" | "dispatch">) {
	const t = useTranslate();
	const value = formatSort(filters.sort);
	const first = hasSearch(filters) ? "relevance" : "recommended";
	return (
		<div className={styles.sort}>
			<label htmlFor="list-sort">{t("catalogue.sort.label")}</label>
			<span className={styles.select}>
				<select
					id="list-sort"
					value={orders.some(([term]) => term === value) ? value : ""}
					onChange={({ target }) => dispatch({ type: "sortChange", sort: parseSort(target.value) })}
				>
					<option value="">{t(`catalogue.sort.${first}`)}</option>
					{orders.map(([term, name]) => (
						<option key={term} value={term}>
							{t(`catalogue.sort.${name}`)}
						</option>
					))}
				</select>
				<Icon name="chevron" />
			</span>
		</div>
	);
}
