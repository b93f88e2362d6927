import type { Facets } from "#core/catalogue/facets.ts";
import type { ListMeta } from "#core/catalogue/paging.ts";
import type { Product, ProductListItem } from "#core/catalogue/product.ts";
import type { ProductRating } from "#core/catalogue/rating.ts";
import type { AcceptedText } from "#core/checkout/checkout-draft.ts";
import type { PaymentTime } from "#core/checkout/payment-methods.ts";
import type { Period } from "#core/content/period.ts";
import type { ProductProse } from "#core/content/product-texts.ts";
import type { ShopClosure } from "#core/content/shop-closures.ts";
import type { NamedReference } from "#core/content/shop-lists.ts";
import type { ImageModel } from "#core/content-values/image-model.ts";
import type { Language } from "#core/language/language.ts";
import type { ContainedTaxes } from "#core/legal/contained-taxes.ts";
import type { ReturnTerms } from "#core/legal/return-days.ts";
import type { Currency } from "#core/money/currency.ts";
import type { NavigationLink } from "#core/navigation/link.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";

/** A document that a page links to. */
export interface DocumentModel {
	readonly href: string;
	/** The size in kilobytes, rounded up. */
	readonly kilobytes: number;
}

/** The shop's data shared by all pages of one language. */
export interface ShopShellModel {
	/** The display name of the shop: "Shop" (R-ROUTE-09). */
	readonly displayName: string;
	/** The paths of the shop's pages in this language. */
	readonly paths: {
		readonly list: string;
		readonly cart: string;
		readonly checkout: string;
		readonly confirmation: string;
		/** Null if visitors cannot save products. */
		readonly wishlist: string | null;
	};
	/** The shop's own page on ring sizes, in place of measuring on the screen; null for that. */
	readonly ringSizePage: NavigationLink | null;
	readonly currency: Currency;
	/** The shop's holiday on the day of the build; null without one. */
	readonly closure: ShopClosure | null;
	/** The shop's holidays that may concern orders of the day of the build, for delivery times without script. */
	readonly closuresAhead: readonly Period[];
	/** The settings on the day of the build, without the legal texts; browsers read them again. */
	readonly settings: Omit<ShopSettings, "legal_pages" | "global_footer" | "search_words">;
	/** The addresses of the site's own payment modules. */
	readonly paymentModules: readonly string[];
	/** The offered payment methods with their time of payment: before the goods are made and sent, or not. */
	readonly payments: readonly PaymentTime[];
	/** HTML below every shop page, rendered and sanitized (R-PROD-06). */
	readonly globalFooter: string | null;
	/**
	 * The links to the shop's legal pages, for every footer and, with the cart enabled, the shop menu (R-ROUTE-08).
	 */
	readonly legalPages: readonly {
		/**
		 * "returns" is the withdrawal page of shops without a statutory right of withdrawal that grant returns
		 * themselves.
		 */
		readonly key: "terms" | "withdrawal" | "returns" | "shipping";
		readonly link: NavigationLink;
	}[];
	/** The terms of returns from the country that delivery is announced for; null if goods cannot be returned. */
	readonly returns: ReturnTerms | null;
	/**
	 * Whether the law of the country that delivery is announced for requires the harmonised notice of the legal
	 * guarantee (B-LAW-08).
	 */
	readonly guaranteeNotice: boolean;
	/**
	 * The agreed liability period for used goods in months, in the country that delivery is announced for; null for
	 * the statutory period (B-LAW-22).
	 */
	readonly usedLiabilityMonths: number | null;
	/** The official notice in the page's language; null without a file. */
	readonly noticeImage: ImageModel | null;
	/** The official notice as a document; null without a file. */
	readonly noticeDocument: DocumentModel | null;
	/** The reason why a small business charges no tax in its country: as a note with prices and as a sentence. */
	readonly exemption: { readonly note: string; readonly sentence: string };
	/** The name of the margin scheme for used goods in the shop's country (B-LAW-22); null if there is none. */
	readonly marginScheme: string | null;
	/** The link to the withdrawal function (B-LAW-02); null if no customer has the right. */
	readonly withdrawalForm: NavigationLink | null;
	/** The texts that a customer accepts with an order, with the versions in force (B-LAW-11). */
	readonly requiredTexts: readonly AcceptedText[];
	/** Whether lists include the number of products for each filter. */
	readonly countsFacets: boolean;
	/** The folder of the shop's data in this language: "/shop-data/de". */
	readonly data: string;
}

/** A category in breadcrumbs. */
export interface ShopCategoryLink {
	readonly name: string;
	/** The language of the name if it differs from the page's (B-LAW-21). */
	readonly language?: Language;
	readonly path: string;
}

/** A category with the image of its first product. */
export interface ShopCategoryTile extends ShopCategoryLink {
	readonly image: ImageModel | null;
}

/** A category in lists. */
export interface ShopCategoryModel
	extends ShopCategoryTile,
		Pick<NamedReference, "slug" | "localized_slug"> {}

/** A product in a list, with its path and images. */
export interface ProductCardModel {
	readonly product: ProductListItem;
	readonly path: string;
	/** The first image and, for hovering, the second. */
	readonly images: readonly ImageModel[];
}

/** The additional content of a shop page. Browsers read prices and stock again. */
export type ShopPageModel =
	| {
			readonly type: "list";
			/** Null for the whole shop. */
			readonly category: ShopCategoryModel | null;
			/** The category's description, rendered and sanitized. */
			readonly descriptionHtml: string | null;
			/** All categories that have products, in the settings' order. */
			readonly categories: readonly ShopCategoryModel[];
			/** The products on this page of the list in default order (R-CAT-02); `meta` has the numbers. */
			readonly products: readonly ProductCardModel[];
			readonly meta: ListMeta;
			readonly facets: Facets;
	  }
	| {
			readonly type: "product";
			/** The product without its Markdown texts, which are in `html`. */
			readonly product: Product;
			readonly category: ShopCategoryLink | null;
			/** The description if short, otherwise its first sentence; null without one. */
			readonly summary: string | null;
			/**
			 * The Markdown texts, rendered and sanitized; the description is null if the summary contains all of it.
			 */
			readonly html: Readonly<Record<ProductProse, string | null>>;
			/** In the product's order. */
			readonly images: readonly ImageModel[];
			/** The official label of the producer's guarantee; null without a file (B-LAW-08). */
			readonly labelImage: ImageModel | null;
			/** The official label as a document; null without a file. */
			readonly labelDocument: DocumentModel | null;
			readonly ratings: readonly ProductRating[];
			/** The tax included in each of the product's prices at the shop's rate, at build time (B-LAW-04). */
			readonly taxes: ContainedTaxes;
			/** The link to the brand's page; null if there is none. */
			readonly brand: NavigationLink | null;
			/** Similar products, the most similar first (B-USE-13). */
			readonly suggestions: readonly ProductCardModel[];
	  }
	| {
			readonly type: "cart" | "wishlist";
			/** The first categories in list order, offered when the cart or wishlist is empty. */
			readonly categories: readonly ShopCategoryLink[];
	  }
	| { readonly type: "checkout" }
	| { readonly type: "confirmation" }
	/** The page for unknown paths under the store root. */
	| {
			readonly type: "not-found";
			/** The first categories in list order. */
			readonly categories: readonly ShopCategoryTile[];
	  };

/** Returns the link to the legal page about returns, by law or by the shop's grant; null if there is none. */
export function returnsPage({ legalPages }: Pick<ShopShellModel, "legalPages">): NavigationLink | null {
	return legalPages.find(({ key }) => key === "withdrawal" || key === "returns")?.link ?? null;
}
