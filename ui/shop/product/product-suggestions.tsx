import type { ProductListItem } from "#core/catalogue/product.ts";
import { type SuggestingProduct, suggestedProducts } from "#core/catalogue/suggested-products.ts";
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

/** How many are rendered, so that some of the same category may be among them. */
const suggestionCount = 3 * shown;

/** Other products, rendered by chance after the page has come to life (R-CAT-05); their place is kept. */
export function ProductSuggestions({
	product,
	shop,
}: {
	readonly product: SuggestingProduct;
	readonly shop: CatalogueServices | null;
}) {
	const t = useTranslate();
	const { state } = useFetch(
		shop,
		`random ${product.id}`,
		({ catalogue }) => catalogue.random(suggestionCount),
		"error.loadProducts",
	);
	const toCard = useCards(shop);
	const drawn = state.status === "idle" ? null : state.data?.value;
	const cards = drawn && suggestedProducts(drawn, product).flatMap(toCard).slice(0, shown);
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
