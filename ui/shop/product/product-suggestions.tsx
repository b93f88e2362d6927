import { materialGroup } from "#core/catalogue/material.ts";
import type { ProductListItem } from "#core/catalogue/product.ts";
import {
	type SuggestingProduct,
	suggestedProducts,
	suggestionQueries,
} from "#core/catalogue/suggested-products.ts";
import type { ProductCardModel } from "#core/models/shop-model.ts";
import { formatShopPath } from "#core/routes/shop-paths.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";
import type { CatalogueServices } from "#ui/foundation/shop-services.ts";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { ProductGrid } from "#ui/shop/list/product-grid.tsx";
import styles from "#ui/shop/product/product-suggestions.module.css";
import { useFetch, useShop } from "#ui/shop/use-shop.ts";

/** How many are shown. */
const shown = 4;

/** Products that are near to this one, rendered after the page has come to life (B-USE-13); their place is kept. */
export function ProductSuggestions({
	product,
	shop,
}: {
	readonly product: SuggestingProduct;
	readonly shop: CatalogueServices | null;
}) {
	const t = useTranslate();
	const queries = suggestionQueries(product, materialGroup(useShop().settings));
	const { state } = useFetch(
		shop,
		`suggestions ${product.id}`,
		({ catalogue }) => Promise.all(queries.map(async (query) => (await catalogue.list(query)).items)),
		"error.loadProducts",
	);
	const toCard = useCards(shop);
	const found = state.status === "idle" ? null : state.data?.value;
	const cards = found && suggestedProducts(found, product).flatMap(toCard).slice(0, shown);
	if (state.status === "error" || cards?.length === 0) return null;
	return (
		<section className={styles.suggestions} aria-labelledby="product-suggestions">
			<h2 id="product-suggestions">{t("product.suggestions")}</h2>
			<ProductGrid
				cards={cards ?? []}
				label={t("product.suggestions")}
				waiting={cards ? 0 : shown}
				heading="h3"
			/>
		</section>
	);
}

/** What makes a product of the catalogue ready to be rendered; nothing of one that has no page. */
function useCards(shop: CatalogueServices | null): (product: ProductListItem) => readonly ProductCardModel[] {
	const { language } = useShell();
	const { storeRoot } = useShop();
	return (product) => {
		if (!product.category) return [];
		const place = { type: "product", category: product.category.slug, product: product.slug } as const;
		const images = product.images.slice(0, 2).flatMap((image) => shop?.images.image(image) ?? []);
		return [{ product, path: formatShopPath({ language, route: place }, storeRoot), images }];
	};
}
