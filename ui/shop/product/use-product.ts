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
import { useFetch, useProductCatalogue, useSettings } from "#ui/shop/use-shop.ts";

/** A product's page while it is open. */
export interface ProductSession {
	readonly state: ProductPageState;
	/** The product as it is known now: that of the build, later the one read again. */
	readonly product: Product;
	/** The tax contained in the prices of the build. */
	readonly taxes: ContainedTaxes;
	readonly dispatch: (event: ProductPageEvent) => void;
	/** Chooses a variant, which the address then names (B-SEO-05). */
	readonly chooseVariant: (variant: ContentId) => void;
	/** Reads the product and all that is read with it again, once: who comes near the form may buy. */
	readonly approach: () => void;
	/** The shop's settings, and whether those of now could be read (R-SET-02). */
	readonly settings: ReturnType<typeof useSettings>;
	/** What customers say of it, from one reading for the whole page: that of the build, later the one read again. */
	readonly ratings: readonly ProductRating[];
	/** Whether the shop does not list the product any more. */
	readonly gone: boolean;
}

/** What the build knows of a product. */
type BuiltProduct = Pick<ProductSession, "product" | "taxes" | "ratings">;

const silentLogger: Logger = { note: () => undefined };

/**
 * The state of a product's page (R-PROD-01), begun with the product of the page's data, so that the first drawing is the
 * server's; what the visitor chose stays when the product is read again (B-SEO-03). The page's data is read when the page is
 * hydrated and says what the shop's files of the same build say: these are read once somebody comes near the form, since a
 * page may have been open for long. A content service may know more at once, and is asked at once.
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
	// The product of the build is another one after a change of language, under which the page stays mounted.
	useEffect(() => dispatch({ type: "add", product: newer ?? built }), [newer, built]);
	const chooseVariant = useVariantInAddress(state.variantChoice, dispatch);
	const settings = useSettings(shop);
	return {
		state,
		product: state.product ?? built,
		taxes,
		dispatch,
		chooseVariant,
		// Nothing that is seen changes yet, and whoever comes near is about to press something.
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
