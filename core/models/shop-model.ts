import type { Facets } from "#core/catalogue/facets.ts";
import type { ListMeta } from "#core/catalogue/paging.ts";
import type { Product, ProductListItem } from "#core/catalogue/product.ts";
import type { ProductRating } from "#core/catalogue/rating.ts";
import type { AcceptedText } from "#core/checkout/checkout-draft.ts";
import type { PaymentTime } from "#core/checkout/payment-methods.ts";
import type { ProductProse } from "#core/content/product.ts";
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
	/** Its size, rounded up. */
	readonly kilobytes: number;
}

/** What all pages of one language know of the shop. */
export interface ShopShellModel {
	/** What the shop is called: "Shop" (R-ROUTE-09). */
	readonly displayName: string;
	/** The configured root, without slashes: "shop". */
	readonly storeRoot: string;
	/** The paths of the shop's places in this language. */
	readonly paths: {
		readonly list: string;
		readonly cart: string;
		readonly checkout: string;
		readonly confirmation: string;
		/** Null where visitors cannot save products. */
		readonly wishlist: string | null;
	};
	readonly currency: Currency;
	/** The settings as they were at the build, without the legal texts; read again in the browser. */
	readonly settings: Omit<ShopSettings, "legal_pages" | "global_footer" | "search_words">;
	/** The payment methods that are offered, and which of them are paid before the goods are made and sent. */
	readonly payments: readonly PaymentTime[];
	/** HTML under every shop page, rendered and safe (R-PROD-06). */
	readonly globalFooter: string | null;
	/** The shop's legal pages: in every footer, and in the shop menu when the cart is enabled (R-ROUTE-08). */
	readonly legalPages: readonly {
		/** "returns" is the page of withdrawals where the law knows no right of withdrawal, and the shop grants days by its own word. */
		readonly key: "terms" | "withdrawal" | "returns" | "shipping";
		readonly link: NavigationLink;
	}[];
	/** How goods may be sent back from the country that delivery is announced for; null where they may not. */
	readonly returns: ReturnTerms | null;
	/** Whether the law of the country that delivery is announced for wants the harmonised notice of the legal guarantee (B-LAW-08). */
	readonly guaranteeNotice: boolean;
	/** The months for claims about used goods that customers are asked to agree to where delivery is announced for; null for the law's (B-LAW-22). */
	readonly usedLiabilityMonths: number | null;
	/** The official notice in the page's language; null where the shop has no file of it. */
	readonly noticeImage: ImageModel | null;
	/** The official notice as a document; null where the shop has none. */
	readonly noticeDocument: DocumentModel | null;
	/** Why the shop charges no tax if it is a small business, by the law of its country: with a price, and as a sentence. */
	readonly exemption: { readonly note: string; readonly sentence: string };
	/** How the law of its country names the margin scheme of used goods (B-LAW-22); null where there is none for them. */
	readonly marginScheme: string | null;
	/** The withdrawal function (B-LAW-02); null where no customer has that right. */
	readonly withdrawalForm: NavigationLink | null;
	/** The texts that an order accepts, each with the version in force (B-LAW-11). */
	readonly requiredTexts: readonly AcceptedText[];
	/** Whether lists come with the numbers of products that each filter leaves. */
	readonly countsFacets: boolean;
	/** The folder of the shop's data in this language: "/shop-data/de". */
	readonly data: string;
}

/** A category as breadcrumbs show it. */
export interface ShopCategoryLink {
	readonly name: string;
	/** The language of its name where that is not the page's (B-LAW-21). */
	readonly language?: Language;
	readonly path: string;
}

/** A category with the image of its first product. */
export interface ShopCategoryTile extends ShopCategoryLink {
	readonly image: ImageModel | null;
}

/** A category as lists show it. */
export interface ShopCategoryModel extends ShopCategoryTile {
	readonly slug: string;
}

/** A product of a list with where it leads and its images. */
export interface ProductCardModel {
	readonly product: ProductListItem;
	readonly path: string;
	/** The first and, for hovering, the second image. */
	readonly images: readonly ImageModel[];
}

/** What a page of the shop shows in addition to what every page has; prices and stock are read again in the browser. */
export type ShopPageModel =
	| {
			readonly type: "list";
			/** Null for the whole shop. */
			readonly category: ShopCategoryModel | null;
			/** What is said of the category, rendered and safe. */
			readonly descriptionHtml: string | null;
			/** All categories with products, in the settings' order. */
			readonly categories: readonly ShopCategoryModel[];
			/** Those of this page of the list in the default order (R-CAT-02), which `meta` numbers. */
			readonly products: readonly ProductCardModel[];
			readonly meta: ListMeta;
			readonly facets: Facets;
	  }
	| {
			readonly type: "product";
			/** Without its texts in Markdown, which are in `html`. */
			readonly product: Product;
			readonly category: ShopCategoryLink | null;
			/** Its description where that is short, else the first sentence; null without one. */
			readonly summary: string | null;
			/** Its texts in Markdown, rendered and safe; the description is null where the summary says it all. */
			readonly html: Readonly<Record<ProductProse, string | null>>;
			/** In the product's order. */
			readonly images: readonly ImageModel[];
			/** The official label of its producer's guarantee; null where the shop has no file of it (B-LAW-08). */
			readonly labelImage: ImageModel | null;
			/** The official label as a document; null where the shop has none. */
			readonly labelDocument: DocumentModel | null;
			readonly ratings: readonly ProductRating[];
			/** The tax contained in each of its prices at the shop's rate, as of the build (B-LAW-04). */
			readonly taxes: ContainedTaxes;
			/** The brand's page, where it has one. */
			readonly brand: NavigationLink | null;
			/** Products that are near to it, the nearest first (B-USE-13). */
			readonly suggestions: readonly ProductCardModel[];
	  }
	| {
			readonly type: "cart" | "wishlist";
			/** The first categories, as lists order them: where to go on while there is nothing in it. */
			readonly categories: readonly ShopCategoryLink[];
	  }
	| { readonly type: "checkout" }
	| { readonly type: "confirmation" }
	/** A path under the store root that names nothing. */
	| {
			readonly type: "not-found" /** The first categories, as lists order them. */;
			readonly categories: readonly ShopCategoryTile[];
	  };
