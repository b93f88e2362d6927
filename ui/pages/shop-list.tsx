import type { Facets } from "#core/catalogue/facets.ts";
import { quickFiltersNear } from "#core/catalogue/quick-filter.ts";
import { goodsConditions } from "#core/content-values/goods-condition.ts";
import type { PageModel } from "#core/models/page-model.ts";
import { type FilterSettings, offeredFilters } from "#core/settings/offered-filters.ts";
import { PageIntro } from "#ui/components/page-intro.tsx";
import { Prose } from "#ui/components/prose.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { shopModelOf } from "#ui/pages/template.ts";
import { countFilters, FilterChips } from "#ui/shop/list/filter-chips.tsx";
import { filterGroups, pageFacets } from "#ui/shop/list/filter-groups.ts";
import { FilterPanel, type FilterPanelProps } from "#ui/shop/list/filter-panel.tsx";
import { FilterSheet } from "#ui/shop/list/filter-sheet.tsx";
import { ListCategories } from "#ui/shop/list/list-categories.tsx";
import { ListNotices } from "#ui/shop/list/list-notices.tsx";
import styles from "#ui/shop/list/list-page.module.css";
import type { ListModel } from "#ui/shop/list/list-query.ts";
import { ListResults } from "#ui/shop/list/list-results.tsx";
import { ListToolbar } from "#ui/shop/list/list-toolbar.tsx";
import { QuickFilters } from "#ui/shop/list/quick-filters.tsx";
import { SearchField } from "#ui/shop/list/search-field.tsx";
import { useList } from "#ui/shop/list/use-product-list.ts";
import { useUncountedFacets } from "#ui/shop/list/use-uncounted-facets.ts";
import { useSettings } from "#ui/shop/use-settings.ts";
import { useShop } from "#ui/shop/use-shop.ts";

/**
 * The shop's products, all or of a category (R-CAT-06); prerendered with the first page in default order.
 *
 * Use it for the whole shop and each category. Not for a small selection of products: that is a block.
 */
export function ListPage({ page }: { readonly page: PageModel }) {
	// The key resets all state on another list.
	return <List key={page.path} page={page} model={shopModelOf(page, "list")} />;
}

function List({ page, model }: { readonly page: PageModel; readonly model: ListModel }) {
	const t = useTranslate();
	const list = useList(page, model);
	const settings = useSettings(list.shop);
	const { filters, view, dispatch } = list;
	const { countsFacets } = useShop();
	const counted = countsFacets && view?.facets !== null;
	const uncounted = useUncountedFacets(counted ? null : list.shop, model, settings.settings);
	const facets = (counted && view?.facets) || uncounted;
	const { quick } = offeredFilters(settings.settings, null);
	const conditions = new Map(goodsConditions.map((condition) => [condition, t(`condition.${condition}`)]));
	const panel = panelProps(list, model, { settings: settings.settings, facets, counted, conditions });
	const retry = () => {
		settings.retry();
		list.retry();
	};
	const count = view?.meta.filter_count ?? null;
	return (
		<>
			<header className={styles.head}>
				<PageIntro page={page} language={model.category?.language} />
				{model.descriptionHtml === null ? null : <Prose html={model.descriptionHtml} singleColumn />}
			</header>
			<ListNotices settings={{ ...settings, retry }} />
			<ListCategories
				categories={model.categories}
				current={model.category?.slug ?? null}
				chosen={filters.category}
			/>
			<div className={styles.body}>
				<div className={styles.search}>
					<SearchField shop={list.shop} search={filters.search} dispatch={dispatch} />
				</div>
				<aside className={styles.filters} aria-label={t("filter.heading")}>
					<FilterPanel {...panel} place="side" />
				</aside>
				<section className={styles.list} aria-label={t("catalogue.list")}>
					<QuickFilters filters={quickFiltersNear(quick, model.facets.price)} query={filters} />
					<ListToolbar
						count={list.current ? count : null}
						busy={!list.current && !list.failed}
						filters={filters}
						active={countFilters(filters, model.category !== null, quick)}
						offered={panel.offered}
						dispatch={dispatch}
					/>
					<FilterChips
						filters={filters}
						facets={panel.facets}
						quick={quick}
						ownCategory={model.category !== null}
						dispatch={dispatch}
					/>
					<ListResults list={list} categories={model.categories} />
				</section>
			</div>
			{panel.offered ? <FilterSheet count={list.current ? count : null} panel={panel} /> : null}
		</>
	);
}

interface PanelOptions {
	readonly settings: FilterSettings;
	readonly facets: Facets;
	/** Whether the facets' counts are those of the current query. */
	readonly counted: boolean;
	readonly conditions: ReadonlyMap<string, string>;
}

function panelProps(
	{ filters, dispatch }: ReturnType<typeof useList>,
	model: ListModel,
	{ settings, facets: found, counted, conditions }: PanelOptions,
): Omit<FilterPanelProps, "place"> {
	const { categories, facets: base } = model;
	const facets = pageFacets(found, { settings, categories, base, conditions });
	const categoryPage = model.category !== null;
	const groups = filterGroups({ settings, query: filters, facets, counted, categoryPage });
	const price = settings.filters ? (facets.price ?? model.facets.price) : null;
	return {
		groups,
		facets,
		price: price?.single ? null : price,
		offered: groups.length > 0 || (price !== null && !price.single),
		filters,
		dispatch,
	};
}
