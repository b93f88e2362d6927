import type { ProductContent, ShopContent } from "#core/catalogue/shop-content.ts";
import {
	comparingProducts,
	eachProduct,
	inProducts,
	nameOf,
	type ProductFault,
} from "#core/check/product-places.ts";
import { at, atItem, type CheckedSite, inShop, type Place, type Rule } from "#core/check/rule.ts";
import { category as categoryEntity } from "#core/content/shop-lists.ts";
import { media } from "#core/content/site-lists.ts";

const promotion =
	/top[- ]?angebot|sonderangebot|(?<!\p{L})(?:sale|neu|hot|top|new|aktion|promo|soldes?)(?=\s*[!*])|!{2,}|★|☆|✓|❤|gratis|kostenlos|free shipping|versandkostenfrei|\d\s?%\s?(?:rabatt|off|reduziert)|best ?seller!/iu;
const copied =
	/\((?:kopie|copy|copie|\d)\)|(?:^|[\s-])(?:kopie|copy|copie) (?:von|of|de)(?!\p{L})|(?:^|\s)(?:kopie|copy|copie|test|neu \d|alt|old|entwurf|draft|nicht verwenden|do not use|löschen|delete)\s*\d*$/iu;

/** Finds names that do not describe goods: copies of other names, advertising, a number, capitals only. */
function findOddNames(product: ProductContent): ProductFault {
	return product.translations.flatMap(({ display_name }, place) => {
		const name = display_name.trim();
		const letters = name.replace(/[^\p{L}]/gu, "");
		const isLoud =
			letters.length > 9 &&
			name.includes(" ") &&
			letters === letters.toUpperCase() &&
			letters !== letters.toLowerCase();
		const isNumber =
			name.length > 3 &&
			(name === product.reference_number || /^(?=.*\d.*\d)[A-Z\d._/-]{5,}$/.test(name)) &&
			!name.includes(" ");
		const [words] = copied.exec(name) ?? promotion.exec(name) ?? [];
		const isDoubled = /(?<!\p{L})(\p{L}{4,})\s+\1(?!\p{L})/iu.test(name);
		return words !== undefined ||
			isLoud ||
			isNumber ||
			isDoubled ||
			/^(?:tests?|probe|neuer artikel|new product|nouveau produit|produkt|artikel|product|article)\s*\d*$/iu.test(
				name,
			)
			? [{ field: `translations.${place}.display_name`, params: { found: name } }]
			: [];
	});
}

/** Finds repeated values of a product: attributes, images, and tags that differ only in case. */
function findRepeatedValues({ tags, attributes, images }: ProductContent): ProductFault {
	const findRepeated = (values: readonly string[], field: (place: number) => string) => {
		const seen = new Set<string>();
		return values.flatMap((value, place) => {
			const key = value.trim().toLowerCase();
			if (!seen.has(key)) {
				seen.add(key);
				return [];
			}
			return [{ field: field(place), params: { found: value } }];
		});
	};
	return [
		...findRepeated(tags, () => "tags"),
		...findRepeated(
			attributes.map((attribute) => String(attribute.attribute_group)),
			(place) => `attributes.${place}`,
		),
		...findRepeated(
			images.map(({ private_hash }) => private_hash),
			(place) => `images.${place}`,
		),
	];
}

/** Creates a function that finds first images already used by another product. */
function createSharedImageFinder(): (product: ProductContent) => ProductFault {
	const seen = new Map<string, ProductContent>();
	return (product) => {
		const name = product.images[0]?.private_hash;
		if (name === undefined) return null;
		const other = seen.get(name);
		if (!other) seen.set(name, product);
		return other ? { field: "images.0", params: { found: name, other: nameOf(other) } } : null;
	};
}

/** Creates a function that finds names with another manufacturer than the product's. */
function createOtherManufacturerFinder({ manufacturers }: Pick<ShopContent, "manufacturers">) {
	const manufacturerNames = manufacturers
		.map(({ id, display_name }) => ({
			id: String(id),
			name: display_name.trim(),
			key: display_name.trim().toLowerCase(),
		}))
		.filter(({ key }) => key.length > 3);
	const byWord = new Map<string, (typeof manufacturerNames)[number][]>();
	for (const entry of manufacturerNames) {
		const word = entry.key.split(/\s+/)[0] ?? "";
		byWord.set(word, [...(byWord.get(word) ?? []), entry]);
	}
	return (product: ProductContent): ProductFault => {
		const expected = manufacturerNames.find(({ id }) => id === String(product.manufacturer));
		const names = product.translations.map(({ display_name }) => display_name.toLowerCase());
		if (!expected) return null;
		const place = names.findIndex((name) => !name.includes(expected.key));
		if (place < 0) return null;
		const name = names[place] ?? "";
		const other = name
			.split(/\s+/)
			.flatMap((word) => byWord.get(word) ?? [])
			.find(({ key, id }) => id !== expected.id && name.includes(key));
		return other
			? {
					field: `translations.${place}.display_name`,
					params: { found: other.name, expected: expected.name },
				}
			: null;
	};
}

/**
 * Finds descriptions that end in the middle of a sentence, in shops whose other descriptions end with a full stop.
 */
const findCutTexts: Rule["find"] = (checked) => {
	const { site } = checked;
	const ends = new Map<string, { complete: number; all: number }>();
	for (const listed of site.shop?.products ?? [])
		for (const { language, description } of listed.translations) {
			if (!description?.trim()) continue;
			const counts = ends.get(language) ?? { complete: 0, all: 0 };
			ends.set(language, {
				complete: counts.complete + (/[.!?…)“”»"]\s*$/u.test(description) ? 1 : 0),
				all: counts.all + 1,
			});
		}
	const isUsual = (language: string) => {
		const { complete, all } = ends.get(language) ?? { complete: 0, all: 0 };
		return all >= 5 && complete >= all * 0.9;
	};
	return inProducts(checked, ({ translations }) =>
		translations.flatMap(({ language, description }, place) => {
			const last = description?.trim().split("\n").at(-1) ?? "";
			const isCut = /[\p{Ll},;]$/u.test(last) && last.length > 40 && !/^[-*\d]/.test(last);
			return isCut && isUsual(language)
				? [{ field: `translations.${place}.description`, params: { found: last.slice(-30) } }]
				: [];
		}),
	);
};

/** Finds descriptions that are the same in two languages. */
function findUntranslated({ translations }: ProductContent): ProductFault {
	const seen = new Map<string, string>();
	return translations.flatMap(({ language, description }, place) => {
		const words = description?.trim().toLowerCase() ?? "";
		if (words.split(/\s+/).length < 4) return [];
		const other = seen.get(words);
		if (other === undefined) seen.set(words, language);
		return other === undefined
			? []
			: [{ field: `translations.${place}.description`, params: { language, other } }];
	});
}

/** Finds alternative texts of at least four words that are the same in two languages. */
function findSameAlts({ site }: CheckedSite): readonly Place[] {
	return site.media.flatMap(({ name, translations }, index) => {
		const seen = new Map<string, string>();
		return translations.flatMap(({ language, alt }, place) => {
			const words = alt.trim().toLowerCase();
			const other = seen.get(words);
			if (other === undefined) seen.set(words, language);
			return other === undefined || words.split(/\s+/).length < 4
				? []
				: [at(media, `${index}.translations.${place}.alt`, { name, language, other })];
		});
	});
}

/** Finds categories with the same name. */
const findSameCategories: Rule["find"] = (checked) =>
	inShop(checked, ({ categories }) => {
		const seen = new Map<string, string>();
		return categories.flatMap(({ id, translations }) => {
			const name = translations[0]?.display_name.trim().toLowerCase() ?? "";
			const other = seen.get(name);
			if (other === undefined) seen.set(name, String(id));
			return other === undefined
				? []
				: [
						atItem(categoryEntity, id, "translations.0.display_name", {
							value: translations[0]?.display_name ?? "",
							other,
						}),
					];
		});
	});

/**
 * Rules for names, texts and images that were copied, cut off or never finished. A short name in capitals counts as a
 * brand name. A copy with changed words is not found.
 */
export const productNameRules: readonly Rule[] = [
	{
		id: "odd-name",
		severity: "warning",
		source: "Google Merchant Center: title",
		find: eachProduct(findOddNames),
	},
	{ id: "repeated-value", severity: "hint", source: "WCAG 1.1.1", find: eachProduct(findRepeatedValues) },
	{
		id: "same-image",
		severity: "warning",
		source: "Google Merchant Center: image_link",
		find: comparingProducts(createSharedImageFinder),
	},
	{
		id: "maker-named",
		severity: "warning",
		source: "§ 5 (2) no. 1 UWG, Art. 19 GPSR",
		find: comparingProducts(createOtherManufacturerFinder),
	},
	{ id: "cut-text", severity: "hint", source: "§ 5 UWG", find: findCutTexts },
	{
		id: "same-translation",
		severity: "warning",
		source: "WCAG 3.1.1",
		find: (checked) => [...inProducts(checked, findUntranslated), ...findSameAlts(checked)],
	},
	{ id: "same-category", severity: "warning", source: "WCAG 2.4.6", find: findSameCategories },
];
