import { startTransition, useEffect, useReducer, useState } from "react";
import type { Product } from "#core/catalogue/product.ts";
import type { ProductRating } from "#core/catalogue/rating.ts";
import type { ContainedTaxes } from "#core/legal/contained-taxes.ts";
import { shownData } from "#core/loading/fetch-state.ts";
import type { Logger } from "#core/platform/logger.ts";
import { type ProductPageEvent, productPageReducer } from "#core/product-page/product-page-reducer.ts";
import { initialProductPage, type ProductPageState } from "#core/product-page/product-page-state.ts";
import type { ContentId } from "#core/shared/branded.ts";
import { useServices } from "#ui/foundation/services.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { whenIdle } from "#ui/foundation/when-idle.ts";
import { useVariantInAddress } from "#ui/shop/product/use-variant-in-address.ts";
import { useSettings } from "#ui/shop/use-settings.ts";
import { useFetch, useProductCatalogue } from "#ui/shop/use-shop.ts";

/** The state and actions of a product's page. */
export interface ProductSession {
	readonly state: ProductPageState;
	/** The product: that of the build, and later the current one. */
	readonly product: Product;
	/** The tax contained in the prices of the build. */
	readonly taxes: ContainedTaxes;
	readonly dispatch: (event: ProductPageEvent) => void;
	/** Chooses a variant and adds it to the URL (B-SEO-05). */
	readonly chooseVariant: (variant: ContentId) => void;
	/** Reads the current product data, once; called on hover or focus of the form, before the visitor buys. */
	readonly approach: () => void;
	/** The shop's settings, and whether the current ones could be read (R-SET-02). */
	readonly settings: ReturnType<typeof useSettings>;
	/** The ratings, read once for the whole page: those of the build, and later the current ones. */
	readonly ratings: readonly ProductRating[];
	/** Whether the shop no longer lists the product. */
	readonly gone: boolean;
}

/** The product data of the build. */
type BuiltProduct = Pick<ProductSession, "product" | "taxes" | "ratings">;

const silentLogger: Logger = { note: () => undefined };

/**
 * Returns the state of a product's page (R-PROD-01). It begins with the product in the page's data, so that the first
 * render equals the server's. The visitor's choices stay when the product is read again (B-SEO-03).
 *
 * The page's data are those of the shop's files of the same build. The files are read again when a visitor comes near
 * the form, because the page may have been open for long. A content service may have newer data, so it is asked
 * immediately.
 */
export function useProduct({ product: built, taxes, ratings }: BuiltProduct): ProductSession {
	const logger = useServices()?.logger ?? silentLogger;
	const { catalogue } = useShell();
	const [isApproached, setApproached] = useState(false);
	const shop = useProductCatalogue(isApproached || catalogue !== null);
	const [state, dispatch] = useReducer(
		(now: ProductPageState, event: ProductPageEvent) => productPageReducer(now, event, logger),
		built,
		(product) => productPageReducer(initialProductPage, { type: "add", product }, silentLogger),
	);
	const { state: read, retry } = useFetch(
		shop,
		`product ${built.id}`,
		({ catalogue }) => catalogue.product(built.id),
		"error.loadProducts",
	);
	const newer = shownData(read);
	const rated = useFetch(
		shop,
		`ratings ${built.id}`,
		({ catalogue }) => catalogue.ratings(built.id),
		"error.loadProducts",
	);
	// The product of the build changes with the language, because the page stays mounted.
	useEffect(() => dispatch({ type: "add", product: newer ?? built }), [newer, built]);
	const chooseVariant = useVariantInAddress(state.variantChoice, dispatch);
	const settings = useSettings(shop);
	return {
		state,
		product: state.product ?? built,
		taxes,
		dispatch,
		chooseVariant,
		// Waits until the browser is idle: nothing visible changes yet, and the visitor is about to press something.
		approach: () => void whenIdle(2000).then(() => startTransition(() => setApproached(true))),
		settings: {
			...settings,
			retry() {
				settings.retry();
				retry();
			},
		},
		ratings: shownData(rated.state) ?? ratings,
		gone: read.status === "success" && read.data.value === null,
	};
}
