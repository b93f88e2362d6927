import type { ExportReport } from "#adapters/content-exports/export-findings.ts";
import type {
	ExportedOffer,
	ExportedProduct,
	ExportedVariant,
} from "#adapters/content-exports/exported-product.ts";
import { markdownOf } from "#adapters/content-exports/html-markdown.ts";
import { goodsConditions } from "#core/content-values/goods-condition.ts";
import type { Language } from "#core/language/language.ts";
import { compareDecimals, type DecimalText } from "#core/money/decimal-text.ts";
import { slugOf } from "#core/text/slug.ts";

/** A file of shop/products; fields without a value are missing. */
export type ProductDocument = Readonly<Record<string, unknown>>;

/** The fields of a product that depend on the rest of its shop. */
export interface ProductSurroundings {
	readonly slug: string;
	readonly name: string;
	readonly language: Language;
	readonly category: string | number;
	readonly manufacturer: string | number | null;
	readonly tags: readonly string[];
	readonly images: readonly string[];
	readonly attributes: readonly {
		readonly attribute_group: string | number;
		readonly display_values: readonly (string | number)[];
	}[];
}

/** Returns an object without the fields that have no value. */
function withValues(fields: Readonly<Record<string, unknown>>): ProductDocument {
	const isGiven = (value: unknown) => value !== null && !(Array.isArray(value) && value.length === 0);
	return Object.fromEntries(Object.entries(fields).filter(([, value]) => isGiven(value)));
}

/** The values of Google's columns that the content supports. */
const allowedValues = {
	condition: goodsConditions,
	gender: ["female", "male", "unisex"],
	age_group: ["newborn", "infant", "toddler", "kids", "adult"],
} as const;

function choiceOf(
	field: keyof typeof allowedValues,
	text: string,
	{ lines }: ExportedProduct,
	report: ExportReport,
): string | null {
	const allowed: readonly string[] = allowedValues[field];
	if (text === "" || allowed.includes(text)) return text || null;
	report.add("warning", lines[0] ?? 1, field, "import.value", { found: text, allowed: allowed.join(", ") });
	return null;
}

/** The properties in which variants differ, by patterns of their options' names. */
const properties = [
	["size", /size|gr(?:ö|oe)(?:ß|ss)e|weite|länge|length|taille|longueur/i],
	["color", /colou?r|farbe|couleur/i],
	["material", /material|metal|alloy|legierung|alliage|matière/i],
] as const;

function propertyOf(options: readonly string[]): string | null {
	const [only, ...others] = options;
	if (only === undefined || others.length > 0) return null;
	return properties.find(([, pattern]) => pattern.test(only))?.[0] ?? null;
}

/** Returns the price of variants without their own price; null if one of them is on request. */
function commonPrice(variants: readonly ExportedVariant[]): DecimalText | null {
	const prices = variants.map(({ price }) => price);
	const givenPrices = prices.filter((price) => price !== null);
	return givenPrices.length < prices.length ? null : (givenPrices.toSorted(compareDecimals)[0] ?? null);
}

/** Returns the article number that a product shares with its variants: theirs without their endings. */
function commonNumber({ offer, variants }: ExportedProduct): string {
	const areEndings = variants.every(({ number }) => number === "" || number.startsWith(offer.number));
	return areEndings ? offer.number : "";
}

/** Returns the variants with unique names; the others are reported. */
function distinctVariants({ variants }: ExportedProduct, report: ExportReport): readonly ExportedVariant[] {
	const names = new Set<string>();
	return variants.filter(({ values, number, line }) => {
		const name = values.join(", ") || number;
		const isNew = name !== "" && !names.has(name.toLowerCase());
		if (!isNew) report.add("warning", line, null, "import.variantTwice", { found: name });
		names.add(name.toLowerCase());
		return isNew;
	});
}

function offerFields({ stock, gtin }: ExportedOffer) {
	return { stock, gtin };
}

function variantFields(product: ExportedProduct, slug: string, report: ExportReport) {
	const variants = distinctVariants(product, report);
	const price = commonPrice(variants);
	const number = commonNumber(product);
	const isReordered = variants.every((variant) => variant.isReordered);
	const ids = new Set<string>();
	const idOf = (text: string) => {
		let id = text;
		for (let count = 2; ids.has(id); count++) id = `${text}-${count}`;
		ids.add(id);
		return id;
	};
	return {
		price_brutto: price,
		reference_number: number || null,
		reorder_possible: isReordered || null,
		product_variants: variants.map((variant) =>
			withValues({
				id: idOf(slugOf(variant.number || `${slug} ${variant.values.join(" ")}`, slug)),
				display_name: variant.values.join(", ") || variant.number,
				reference_number_suffix: variant.number.slice(number.length) || null,
				price_brutto: variant.price === price ? null : variant.price,
				...offerFields(variant),
				reorder_possible: variant.isReordered && !isReordered ? true : null,
			}),
		),
	};
}

/** Returns the document of a product. */
export function productDocument(
	product: ExportedProduct,
	surroundings: ProductSurroundings,
	report: ExportReport,
): ProductDocument {
	const { slug, name, language, category, manufacturer, tags, images, attributes } = surroundings;
	const { offer, options, status, variants, description } = product;
	const { markdown, dropped } = markdownOf(description.text);
	if (dropped.length > 0)
		report.add("hint", description.line, description.column, "import.html", { found: dropped.join(", ") });
	const sold =
		variants.length > 0
			? variantFields(product, slug, report)
			: {
					reference_number: offer.number || null,
					price_brutto: offer.price,
					...offerFields(offer),
					reorder_possible: offer.isReordered || null,
				};
	return withValues({
		status: status === "published" ? null : status,
		category,
		manufacturer,
		tags,
		translations: [
			withValues({
				language,
				display_name: name,
				description: markdown || null,
				variant_display_name: (variants.length > 0 && options.join(", ")) || null,
			}),
		],
		images,
		...sold,
		variants_differ_in: variants.length > 0 ? propertyOf(options) : null,
		shipping_time: product.shippingTime,
		condition: choiceOf("condition", product.condition, product, report),
		gender: choiceOf("gender", product.gender, product, report),
		age_group: choiceOf("age_group", product.ageGroup, product, report),
		attributes,
	});
}
