import type { CatalogueQuery } from "#core/catalogue/query.ts";
import { formatQuerySearch } from "#core/catalogue/query-search.ts";
import { currentQuickFilter, quickQuery } from "#core/catalogue/quick-filter.ts";
import type { QuickFilter } from "#core/settings/shop-settings.ts";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shop/list/quick-filters.module.css";
import { useShop } from "#ui/shop/use-shop.ts";

/**
 * Links to the shop's own filters, e.g. gifts up to a price (B-USE-16). The link of the active one removes it.
 *
 * Use it above a list. Elsewhere menu and pages link to the same URLs.
 */
export function QuickFilters({
	filters,
	query,
}: {
	readonly filters: readonly QuickFilter[];
	/** The query of the list. */
	readonly query: CatalogueQuery;
}) {
	const t = useTranslate();
	const { paths } = useShop();
	if (filters.length === 0) return null;
	const current = currentQuickFilter(query, filters);
	return (
		<nav className={styles.quick} aria-label={t("filter.quick")}>
			<ul>
				{filters.map((filter) => {
					const isOn = filter === current;
					const search = isOn ? "" : `?${formatQuerySearch(quickQuery(filter))}`;
					return (
						<li key={filter.display_name}>
							<a href={`${paths.list}${search}`} aria-current={isOn || undefined}>
								{filter.display_name}
							</a>
						</li>
					);
				})}
			</ul>
		</nav>
	);
}
