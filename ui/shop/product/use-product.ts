import { useEffect, useReducer } from "react";
import type { ContainedTaxes } from "#core/catalogue/contained-taxes.ts";
import type { Product } from "#core/catalogue/product.ts";
import type { ProductRating } from "#core/catalogue/rating.ts";
import { shownData } from "#core/loading/fetch-state.ts";
import type { CatalogueServices } from "#core/models/shop-services.ts";
import type { Logger } from "#core/ports/logger.ts";
import { type ProductPageEvent, productPageReducer } from "#core/product-page/product-page-reducer.ts";
import { initialProductPage, type ProductPageState } from "#core/product-page/product-page-state.ts";
import type { ContentId } from "#core/shared/branded.ts";
import { useServices } from "#ui/foundation/services.tsx";
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
	readonly shop: CatalogueServices | null;
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
 * The state of a product's page (R-PROD-01), begun with the product of the build, so that the first drawing is the
 * server's; price and stock are read again afterwards, and what the visitor chose meanwhile stays (B-SEO-03).
 */
export function useProduct({ product: built, taxes, ratings }: BuiltProduct): ProductSession {
	const logger = useServices()?.logger ?? silentLogger;
	const shop = useProductCatalogue();
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
		shop,
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
