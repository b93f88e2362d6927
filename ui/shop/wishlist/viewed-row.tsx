import { useId, useSyncExternalStore } from "react";
import type { Services } from "#core/models/page-services.ts";
import type { ContentId } from "#core/shared/branded.ts";
import { openViewed } from "#ui/elements/open-viewed.ts";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { ProductGrid } from "#ui/shop/list/product-grid.tsx";
import styles from "#ui/shop/product/product-suggestions.module.css";
import { useProductCatalogue } from "#ui/shop/use-shop.ts";
import { useViewedCards } from "#ui/shop/wishlist/use-viewed-cards.ts";

/** The maximum number of shown products. */
const shown = 4;

/** The props of {@link ViewedRow}. */
export interface ViewedRowProps {
	/** The product of the page, which is left out. */
	readonly product: ContentId;
	readonly services: Services;
}

/** The recently viewed products on a product's page (B-USE-14). */
export function ViewedRow({ product, services }: ViewedRowProps) {
	const shop = useProductCatalogue();
	const t = useTranslate();
	const heading = useId();
	const { subscribe, state } = openViewed(services);
	const viewed = useSyncExternalStore(subscribe, state, state) ?? [];
	const others = viewed.filter((id) => id !== String(product)).slice(0, shown);
	const { cards, pending } = useViewedCards(shop, others);
	if (!pending && cards.length === 0) return null;
	return (
		<section className={styles.suggestions} aria-labelledby={heading}>
			<h2 id={heading}>{t("product.viewed")}</h2>
			<ProductGrid
				cards={pending ? [] : cards}
				label={t("product.viewed")}
				waiting={pending ? others.length : 0}
				heading="h3"
				anchor="viewed"
			/>
		</section>
	);
}
