import type { ProductCardModel } from "#core/models/shop-model.ts";
import { IslandHost } from "#ui/foundation/island.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { liveProductCardsIsland, productCardsIsland } from "#ui/shop/list/product-cards-islands.ts";
import styles from "#ui/shop/product/product-suggestions.module.css";

/** Products that are similar to that of the page, complete without script (B-USE-13); renders nothing without any. */
export function ProductSuggestions({ cards }: { readonly cards: readonly ProductCardModel[] }) {
	const t = useTranslate();
	const { language, catalogue } = useShell();
	if (cards.length === 0) return null;
	return (
		<section className={`${styles.suggestions} drawn-when-near`} aria-labelledby="product-suggestions">
			<h2 id="product-suggestions">{t("product.suggestions")}</h2>
			<IslandHost
				key={`${language} ${cards.map(({ product }) => product.id).join(" ")}`}
				island={catalogue ? liveProductCardsIsland : productCardsIsland}
				props={{ cards, label: t("product.suggestions"), heading: "h3" as const, anchor: "suggested" }}
			/>
		</section>
	);
}
