import type { DecimalText } from "#core/money/decimal-text.ts";

/** A text of an export with its place. */
export interface PlacedText {
	readonly text: string;
	readonly line: number;
	readonly column: string;
}

/** An offer: a product without variants, or a variant. */
export interface ExportedOffer {
	readonly line: number;
	/** The article number; "" if there is none. */
	readonly number: string;
	/** Null for "on request". */
	readonly price: DecimalText | null;
	/** Pieces; null if they are not counted. */
	readonly stock: number | null;
	readonly gtin: string | null;
	readonly isReordered: boolean;
}

/** A variant of a product: its values of the product's options. */
export interface ExportedVariant extends ExportedOffer {
	readonly values: readonly string[];
}

/** An image of a product. */
export interface ExportedImage extends PlacedText {
	/** "" if the export has none. */
	readonly alt: string;
}

/** A property of a product: "Alloy" and its values. */
export interface ExportedAttribute {
	readonly name: PlacedText;
	readonly values: readonly string[];
	/** The id or a name of the shop's attribute group that it belongs to, if the command names one. */
	readonly group?: string;
}

/** A product of another shop system, in the form that all exports are read into before conversion to content. */
export interface ExportedProduct {
	/** The lines that it was read from, in order. */
	readonly lines: readonly number[];
	readonly name: PlacedText;
	/** The segment of its former address; "" if the export has none. */
	readonly handle: string;
	/** HTML or plain text. */
	readonly description: PlacedText;
	readonly brand: string;
	/** The names of its categories, the closest first. */
	readonly categories: readonly string[];
	/** A number or path of Google's taxonomy; "" if there is none. */
	readonly googleCategory: string;
	readonly tags: readonly string[];
	readonly status: "published" | "draft" | "archived";
	/** "new", "used", "refurbished" or ""; like `gender` and `ageGroup` a value of Google's product data. */
	readonly condition: string;
	readonly gender: string;
	readonly ageGroup: string;
	/** Working days until dispatch; null if the export does not state them. */
	readonly shippingTime: number | null;
	/** The offer if there are no variants. */
	readonly offer: ExportedOffer;
	/** The names of the options: "Ring size". */
	readonly options: readonly string[];
	readonly variants: readonly ExportedVariant[];
	readonly attributes: readonly ExportedAttribute[];
	readonly images: readonly ExportedImage[];
	/** The paths that its page had. */
	readonly formerPaths: readonly string[];
}

/** The former paths of a category's page. */
export interface ExportedCategory {
	readonly name: string;
	readonly formerPaths: readonly string[];
}

/** A former address with the path that replaces it. */
export interface FormerAddress {
	readonly from: string;
	readonly to: string;
}

/** The addresses that a shop system made, besides one for each product and category. */
export interface FormerAddresses {
	/** The addresses of the list of all products. */
	readonly lists: readonly string[];
	/** Patterns of further addresses of the pages that have one, e.g. of a product within a collection. */
	readonly patterns: readonly FormerAddress[];
	/** Whether addresses in other languages begin with the language: "/fr/products/ring". */
	readonly hasLanguagePrefix: boolean;
}

/** The contents of an export. */
export interface ExportedShop {
	readonly products: readonly ExportedProduct[];
	readonly categories: readonly ExportedCategory[];
	/** Whether the export has no prices at all, as a list of texts in a further language. */
	readonly isWithoutPrices?: boolean;
	readonly formerAddresses?: FormerAddresses;
}
