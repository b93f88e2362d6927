import { useId } from "react";
import { emptyQuery } from "#core/catalogue/query.ts";
import { hasSearch } from "#core/catalogue/search-terms.ts";
import type { SortTerm } from "#core/content-values/sort-term.ts";
import { shownData } from "#core/loading/fetch-state.ts";
import type { ShopCategoryModel } from "#core/models/shop-model.ts";
import type { CatalogueServices } from "#core/models/shop-services.ts";
import { nearestNames } from "#core/search/nearest-names.ts";
import { CategoryLinks } from "#ui/components/category-links.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { type ListView, readListView } from "#ui/shop/list/list-view.ts";
import styles from "#ui/shop/list/nearest-products.module.css";
import { ProductGrid } from "#ui/shop/list/product-grid.tsx";
import type { ListState } from "#ui/shop/list/use-product-list.ts";
import { useFetch, useShop } from "#ui/shop/use-shop.ts";

/** The maximum numbers of shown products and categories. */
const shownProducts = 4;
const shownCategories = 4;

interface NearestView extends ListView {
	/** Whether the products are from other categories than the list's. */
	readonly isOfShop: boolean;
}

interface NearestProductsProps {
	readonly list: ListState;
	/** All categories of the shop, in its order. */
	readonly categories: readonly ShopCategoryModel[];
}

/**
 * Alternatives for a search or filters without results (B-USE-13): the same without price and filters, then in all
 * categories, otherwise the products of the most similar category; and links to similar categories.
 *
 * Use it below the text that nothing was found. Not for suggestions on a product's page.
 */
export function NearestProducts({ list: { shop, filters }, categories }: NearestProductsProps) {
	const t = useTranslate();
	const { paths } = useShop();
	const near = nearestNames(filters.search ?? "", categories).slice(0, shownCategories);
	const { search, category, price } = filters;
	const read = async (from: CatalogueServices): Promise<NearestView> => {
		const sort: readonly SortTerm[] = price.max ? ["price_brutto"] : price.min ? ["-price_brutto"] : [];
		const wider = [
			...(hasSearch(filters) || category !== null ? [{ search, category, sort }] : []),
			// Another category may have what this one does not.
			...(hasSearch(filters) && category !== null ? [{ search, sort }] : []),
		];
		for (const query of wider) {
			const view = await readListView(from, { ...emptyQuery, ...query }, paths.list);
			if (view.cards.length > 0) return { ...view, isOfShop: category !== null && !("category" in query) };
		}
		const view = await readListView(from, { ...emptyQuery, category: near[0]?.slug ?? null }, paths.list);
		return { ...view, isOfShop: false };
	};
	const key = JSON.stringify(["nearest", search, category, price]);
	const heading = useId();
	const { state } = useFetch(shop, key, read, "error.loadProducts");
	const found = shownData(state);
	const cards = (found?.cards ?? []).slice(0, shownProducts);
	return (
		<section className={styles.nearest} aria-labelledby={heading}>
			<h2 id={heading}>{t("catalogue.none.nearest")}</h2>
			<ProductGrid
				cards={cards}
				label={t("catalogue.none.nearest")}
				place="withFilters"
				waiting={cards.length > 0 || state.status === "error" ? 0 : shownProducts}
				heading="h3"
			/>
			{found?.isOfShop && search !== null ? (
				<p>
					<a href={`${paths.list}?${new URLSearchParams({ q: search })}`}>
						{t("catalogue.search.all", { search })}
					</a>
				</p>
			) : null}
			<CategoryLinks categories={near} label={t("catalogue.none.categories")} />
		</section>
	);
}
