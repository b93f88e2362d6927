import { emptyQuery } from "#core/catalogue/query.ts";
import type { SortTerm } from "#core/catalogue/sort-term.ts";
import { shownData } from "#core/loading/fetch-state.ts";
import type { ShopCategoryModel } from "#core/models/shop-model.ts";
import { nearestNames } from "#core/search/nearest-names.ts";
import { hasSearch } from "#core/search/search-text.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";
import type { CatalogueServices } from "#ui/foundation/shop-services.ts";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { type ListView, readListView } from "#ui/shop/list/list-view.ts";
import styles from "#ui/shop/list/nearest-products.module.css";
import { ProductGrid } from "#ui/shop/list/product-grid.tsx";
import type { ListState } from "#ui/shop/list/use-product-list.ts";
import { useFetch, useShop } from "#ui/shop/use-shop.ts";

/** Products and categories that are shown. */
const shownProducts = 3;
const shownCategories = 4;

interface NearestProductsProps {
	readonly list: ListState;
	/** All of the shop, in its order. */
	readonly categories: readonly ShopCategoryModel[];
}

/**
 * What comes nearest to a search or filters that leave nothing: the same without price and filters, else what the nearest
 * category has, and the ways to the nearest categories (B-USE-13).
 *
 * Use it below the words that nothing was found. Not for suggestions beside a product.
 */
export function NearestProducts({ list: { shop, filters }, categories }: NearestProductsProps) {
	const t = useTranslate();
	const { language } = useShell();
	const { storeRoot } = useShop();
	const near = nearestNames(filters.search ?? "", categories).slice(0, shownCategories);
	const { search, category, price } = filters;
	const read = async (from: CatalogueServices): Promise<ListView> => {
		const places = { language, storeRoot };
		const sort: readonly SortTerm[] = price.max ? ["price_brutto"] : price.min ? ["-price_brutto"] : [];
		const unfiltered = await readListView(from, { ...emptyQuery, search, category, sort }, null, places);
		if (unfiltered.cards.length > 0 && (hasSearch(filters) || category !== null)) return unfiltered;
		const nearest = near[0]?.slug ?? null;
		return readListView(from, { ...emptyQuery, category: nearest }, null, places);
	};
	const key = JSON.stringify(["nearest", search, category, price]);
	const { state } = useFetch(shop, key, read, "error.loadProducts");
	const cards = (shownData(state)?.cards ?? []).slice(0, shownProducts);
	return (
		<section className={styles.nearest} aria-labelledby="nearest-products">
			<h2 id="nearest-products">{t("catalogue.none.nearest")}</h2>
			<ProductGrid
				cards={cards}
				label={t("catalogue.none.nearest")}
				place="beside"
				waiting={cards.length > 0 || state.status === "error" ? 0 : shownProducts}
				heading="h3"
			/>
			<ul className={styles.categories} aria-label={t("catalogue.none.categories")}>
				{near.map(({ slug, name, path }) => (
					<li key={slug}>
						<a href={path}>{name}</a>
					</li>
				))}
			</ul>
		</section>
	);
}
