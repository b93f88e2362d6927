import { materialGroup } from "#core/catalogue/material.ts";
import {
	type SuggestingProduct,
	suggestedProducts,
	suggestionQueries,
} from "#core/catalogue/suggested-products.ts";
import { RepeatedPart } from "#ui/foundation/repeated-part.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { ProductGrid } from "#ui/shop/list/product-grid.tsx";
import { useCards } from "#ui/shop/list/use-cards.ts";
import styles from "#ui/shop/product/product-suggestions.module.css";
import { useFetch, useProductCatalogue, useShop } from "#ui/shop/use-shop.ts";

/** How many are shown. */
const shown = 4;

/** Products that are near to this one, rendered when they are near the screen (B-USE-13); their place is kept. */
export function ProductSuggestions({ product }: { readonly product: SuggestingProduct }) {
	const t = useTranslate();
	const shop = useProductCatalogue();
	const { settings } = useShop();
	const { state } = useFetch(
		shop,
		`suggestions ${product.id}`,
		({ catalogue }) => {
			const queries = suggestionQueries(product, materialGroup(settings));
			return Promise.all(queries.map(async (query) => (await catalogue.list(query)).items));
		},
		"error.loadProducts",
	);
	const toCard = useCards(shop);
	const found = state.status === "idle" ? null : state.data?.value;
	const cards = found && suggestedProducts(found, product).flatMap(toCard).slice(0, shown);
	if (state.status === "error" || cards?.length === 0) return null;
	return (
		<RepeatedPart name="suggestions">
			<section className={`${styles.suggestions} drawn-when-near`} aria-labelledby="product-suggestions">
				<h2 id="product-suggestions">{t("product.suggestions")}</h2>
				<ProductGrid
					cards={cards ?? []}
					label={t("product.suggestions")}
					waiting={cards ? 0 : shown}
					heading="h3"
				/>
			</section>
		</RepeatedPart>
	);
}
