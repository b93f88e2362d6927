import type { ProductContent, ShopContent } from "#core/catalogue/shop-content.ts";
import { comparing, inEach, inProducts, nameOf, type ProductFault } from "#core/check/product-places.ts";
import { at, atItem, type CheckedSite, inShop, type Place, type Rule } from "#core/check/rule.ts";
import { category as categoryEntity } from "#core/content/shop-lists.ts";
import { media } from "#core/content/site-lists.ts";
import { editDistance } from "#core/text/edit-distance.ts";

const promotion =
	/top[- ]?angebot|sonderangebot|(?<!\p{L})(?:sale|neu|hot|top|new|aktion|promo|soldes?)(?=\s*[!*])|!{2,}|★|☆|✓|❤|gratis|kostenlos|free shipping|versandkostenfrei|\d\s?%\s?(?:rabatt|off|reduziert)|best ?seller!/iu;
const copied =
	/\((?:kopie|copy|copie|\d)\)|(?:^|[\s-])(?:kopie|copy|copie) (?:von|of|de)(?!\p{L})|(?:^|\s)(?:kopie|copy|copie|test|neu \d|alt|old|entwurf|draft|nicht verwenden|do not use|löschen|delete)\s*\d*$/iu;

/** Names that are no name of goods: copies of others, advertising, a number, capitals alone. */
function oddName(of: ProductContent): ProductFault {
	return of.translations.flatMap(({ display_name }, place) => {
		const name = display_name.trim();
		const letters = name.replace(/[^\p{L}]/gu, "");
		const isLoud =
			letters.length > 9 &&
			name.includes(" ") &&
			letters === letters.toUpperCase() &&
			letters !== letters.toLowerCase();
		const isNumber =
			name.length > 3 &&
			(name === of.reference_number || /^(?=.*\d.*\d)[A-Z\d._/-]{5,}$/.test(name)) &&
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

/** Values that stand twice in one product: an attribute, a tag but for its case, a picture. */
function repeatedValues({ tags, attributes, images }: ProductContent): ProductFault {
	const twice = (values: readonly string[], field: (place: number) => string) => {
		const known = new Set<string>();
		return values.flatMap((value, place) => {
			const key = value.trim().toLowerCase();
			if (!known.has(key)) {
				known.add(key);
				return [];
			}
			return [{ field: field(place), params: { found: value } }];
		});
	};
	return [
		...twice(tags, () => "tags"),
		...twice(
			attributes.map((own) => String(own.attribute_group)),
			(place) => `attributes.${place}`,
		),
		...twice(
			images.map(({ private_hash }) => private_hash),
			(place) => `images.${place}`,
		),
	];
}

/** The first picture of another product whose name says that it is something else. */
function sharedImage(): (of: ProductContent) => ProductFault {
	const known = new Map<string, ProductContent>();
	return (of) => {
		const name = of.images[0]?.private_hash;
		if (name === undefined) return null;
		const other = known.get(name);
		if (!other) known.set(name, of);
		return other ? { field: "images.0", params: { found: name, other: nameOf(other) } } : null;
	};
}

/** The maker that a name names where the product's is another. */
function otherMaker({ manufacturers }: Pick<ShopContent, "manufacturers">) {
	const makers = manufacturers
		.map(({ id, display_name }) => ({
			id: String(id),
			name: display_name.trim(),
			key: display_name.trim().toLowerCase(),
		}))
		.filter(({ key }) => key.length > 3);
	const byWord = new Map<string, (typeof makers)[number][]>();
	for (const maker of makers) {
		const word = maker.key.split(/\s+/)[0] ?? "";
		byWord.set(word, [...(byWord.get(word) ?? []), maker]);
	}
	return (of: ProductContent): ProductFault => {
		const own = makers.find(({ id }) => id === String(of.manufacturer));
		const names = of.translations.map(({ display_name }) => display_name.toLowerCase());
		if (!own) return null;
		const place = names.findIndex((name) => !name.includes(own.key));
		if (place < 0) return null;
		const name = names[place] ?? "";
		const other = name
			.split(/\s+/)
			.flatMap((word) => byWord.get(word) ?? [])
			.find(({ key, id }) => id !== own.id && name.includes(key));
		return other
			? { field: `translations.${place}.display_name`, params: { found: other.name, expected: own.name } }
			: null;
	};
}

/** Descriptions that stop in the middle of a sentence, in a shop whose others end with a point. */
const cutShort: Rule["find"] = (checked) => {
	const { site } = checked;
	const ends = new Map<string, { whole: number; all: number }>();
	for (const listed of site.shop?.products ?? [])
		for (const { language, description } of listed.translations) {
			if (!description?.trim()) continue;
			const own = ends.get(language) ?? { whole: 0, all: 0 };
			ends.set(language, {
				whole: own.whole + (/[.!?…)“”»"]\s*$/u.test(description) ? 1 : 0),
				all: own.all + 1,
			});
		}
	const isUsual = (language: string) => {
		const { whole, all } = ends.get(language) ?? { whole: 0, all: 0 };
		return all >= 5 && whole >= all * 0.9;
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

/** Descriptions that are the same in two languages. */
function untranslated({ translations }: ProductContent): ProductFault {
	const known = new Map<string, string>();
	return translations.flatMap(({ language, description }, place) => {
		const words = description?.trim().toLowerCase() ?? "";
		if (words.split(/\s+/).length < 4) return [];
		const other = known.get(words);
		if (other === undefined) known.set(words, language);
		return other === undefined
			? []
			: [{ field: `translations.${place}.description`, params: { language, other } }];
	});
}

/** Alternative texts of a few words that are the same in two languages. */
function sameAlts({ site }: CheckedSite): readonly Place[] {
	return site.media.flatMap(({ name, translations }, index) => {
		const known = new Map<string, string>();
		return translations.flatMap(({ language, alt }, place) => {
			const words = alt.trim().toLowerCase();
			const other = known.get(words);
			if (other === undefined) known.set(words, language);
			return other === undefined || words.split(/\s+/).length < 4
				? []
				: [at(media, `${index}.translations.${place}.alt`, { name, language, other })];
		});
	});
}

/** Two categories that visitors cannot tell apart. */
const sameCategories: Rule["find"] = (checked) =>
	inShop(checked, ({ categories }) => {
		const known = new Map<string, string>();
		return categories.flatMap(({ id, translations }) => {
			const name = translations[0]?.display_name.trim().toLowerCase() ?? "";
			const other = known.get(name);
			if (other === undefined) known.set(name, String(id));
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

/** A part of the address that was copied from another product, or never chosen. */
function oddSlug({ products }: Pick<ShopContent, "products">): (of: ProductContent) => ProductFault {
	const names = new Map(products.map((of) => [of.slug, nameOf(of).toLowerCase()]));
	return (of) => {
		const { slug } = of;
		const isCopy =
			/(?:^|-)(?:kopie|copy|copie)(?:-|$)|^(?:test|neu|neuer-artikel|new-product|untitled|produkt|artikel|product)(?:-?\d+)?$|^auto-draft/i.test(
				slug,
			);
		const base = slug.replace(/-\d+$/, "");
		const other = base === slug ? undefined : names.get(base);
		const own = nameOf(of).toLowerCase();
		const isCounted = other !== undefined && !/\d/.test(own) && editDistance(other, own) > 2;
		return isCopy || isCounted ? { field: "slug", params: { found: slug } } : null;
	};
}

/**
 * Rules of names, texts and pictures of products that were copied, cut or never finished. A name in capitals of few letters is taken for a
 * brand's, and a copy whose words were changed is not seen.
 */
export const productNameRules: readonly Rule[] = [
	{ id: "odd-name", severity: "warning", source: "Google Merchant Center: title", find: inEach(oddName) },
	{ id: "odd-slug", severity: "hint", source: "Google Search: URL structure", find: comparing(oddSlug) },
	{ id: "repeated-value", severity: "hint", source: "WCAG 1.1.1", find: inEach(repeatedValues) },
	{
		id: "same-image",
		severity: "warning",
		source: "Google Merchant Center: image_link",
		find: comparing(sharedImage),
	},
	{
		id: "maker-named",
		severity: "warning",
		source: "§ 5 (2) no. 1 UWG, Art. 19 GPSR",
		find: comparing(otherMaker),
	},
	{ id: "cut-text", severity: "hint", source: "§ 5 UWG", find: cutShort },
	{
		id: "same-translation",
		severity: "warning",
		source: "WCAG 3.1.1",
		find: (checked) => [...inProducts(checked, untranslated), ...sameAlts(checked)],
	},
	{ id: "same-category", severity: "warning", source: "WCAG 2.4.6", find: sameCategories },
];
