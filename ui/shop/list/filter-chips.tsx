import { type ActiveFilter, activeFilters } from "#core/catalogue/active-filters.ts";
import type { Facets } from "#core/catalogue/facets.ts";
import type { FilterEvent, FilterState } from "#core/catalogue/filter-state.ts";
import type { PriceBounds } from "#core/catalogue/query.ts";
import type { Language } from "#core/language/language.ts";
import type { Currency } from "#core/money/currency.ts";
import type { QuickFilter } from "#core/settings/shop-settings.ts";
import { Icon } from "#ui/components/icon.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { type Translate, useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shop/list/filter-chips.module.css";
import { formatBound } from "#ui/shop/list/filter-price.tsx";
import { useShop } from "#ui/shop/use-shop.ts";

interface FilterChipsProps {
	readonly filters: FilterState;
	readonly facets: Facets;
	readonly quick: readonly QuickFilter[];
	/** Whether the category is that of the page, which cannot be removed. */
	readonly ownCategory: boolean;
	readonly dispatch: (event: FilterEvent) => void;
}

/** The active filters, each with a button that removes it, and one button for all (B-USE-01). */
export function FilterChips({ filters, facets, quick, ownCategory, dispatch }: FilterChipsProps) {
	const t = useTranslate();
	const { language } = useShell();
	const { currency } = useShop();
	const active = activeFilters(ownCategory ? { ...filters, category: null } : filters, facets, quick);
	if (active.length === 0) return null;
	const texts = active.map((filter) => chipText(filter, { t, language, currency }));
	return (
		<fieldset className={styles.chips} aria-label={t("filter.chips")}>
			{active.map((filter, index) => (
				<button key={texts[index]} type="button" className={styles.chip} onClick={() => dispatch(filter.off)}>
					<span aria-hidden="true">{texts[index]}</span>
					<span className="visually-hidden">{t("filter.remove", { filter: texts[index] ?? "" })}</span>
					<Icon name="close" />
				</button>
			))}
			<button type="button" className={styles.clear} onClick={() => dispatch({ type: "clear" })}>
				{t("filter.clear")}
			</button>
		</fieldset>
	);
}

interface ChipContext {
	readonly t: Translate;
	readonly language: Language;
	readonly currency: Currency;
}

function chipText(filter: ActiveFilter, { t, language, currency }: ChipContext): string {
	if (filter.kind === "price") return priceText(filter.price, { t, language, currency });
	return filter.off.type === "searchChange" ? t("filter.search", { search: filter.label }) : filter.label;
}

function priceText({ min, max }: PriceBounds, { t, language, currency }: ChipContext): string {
	const [from, to] = [min, max].map((bound) => bound && formatBound(bound, currency, language));
	if (from && to) return `${from} – ${to}`;
	return from ? t("filter.from", { price: from }) : t("filter.to", { price: to ?? "" });
}

/**
 * Returns the number of active filters in the panel. The search is outside the panel, and a page's own category does
 * not count.
 */
export function countFilters(
	filters: FilterState,
	ownCategory: boolean,
	quick: readonly QuickFilter[],
): number {
	const { category, search: _search, ...others } = filters;
	const own = { ...others, search: null, category: ownCategory ? null : category };
	return activeFilters(own, null, quick).length;
}
