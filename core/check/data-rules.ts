import type { ProductContent } from "#core/catalogue/shop-content.ts";
import { inProducts, nameOf, type ProductFault } from "#core/check/product-places.ts";
import { at, atItem, type Rule } from "#core/check/rule.ts";
import { addressFormatOf, requiresPlaceField } from "#core/checkout/address-format.ts";
import { requiresStreetNumber } from "#core/checkout/address-rules.ts";
import { isPostcode } from "#core/checkout/postcodes.ts";
import { branch } from "#core/content/branch.ts";
import { company as companyEntity } from "#core/content/company.ts";
import { countryOf } from "#core/site/address-country.ts";
import { phrases } from "#core/text/phrases.ts";

/** Returns a function that finds codes already used by another product or variant. */
function createRepeatedGtinFinder(): (product: ProductContent) => ProductFault {
	const seen = new Map<string, string>();
	return (product) => {
		const codes = [
			{ gtin: product.gtin, field: "gtin" },
			...product.product_variants.map(({ gtin }, place) => ({
				gtin,
				field: `product_variants.${place}.gtin`,
			})),
		];
		return codes.flatMap(({ gtin, field }) => {
			if (gtin === null || gtin.trim() === "") return [];
			const code = gtin.trim().padStart(14, "0");
			const other = seen.get(code);
			if (other === undefined) seen.set(code, nameOf(product));
			return other === undefined ? [] : [{ field, params: { value: gtin, other } }];
		});
	};
}

/** Finds implausible numbers of a product. */
function findOddNumbers(product: ProductContent, today: string): ProductFault {
	const above = (field: string, value: number | null, limit: number) =>
		value !== null && value > limit ? [{ field, params: { found: value } }] : [];
	const contents = [
		{ quantity: product.quantity, field: "quantity" },
		...product.product_variants.map(({ quantity }, place) => ({
			quantity,
			field: `product_variants.${place}.quantity`,
		})),
	];
	return [
		...above("stock", product.stock, 9999),
		...above("shipping_time", product.shipping_time, 90),
		...above("production_time", product.production_time, 300),
		...above("guarantee_years", product.guarantee_years, 30),
		...product.product_variants.flatMap(({ stock, shipping_time }, place) => [
			...above(`product_variants.${place}.stock`, stock, 9999),
			...above(`product_variants.${place}.shipping_time`, shipping_time, 90),
		]),
		...contents.flatMap(({ quantity, field }) =>
			quantity !== null && (Number(quantity.amount) <= 0 || Number(quantity.amount) > 100_000)
				? [{ field, params: { found: quantity.amount } }]
				: [],
		),
		...(product.date_created !== null &&
		(product.date_created.slice(0, 10) > today || product.date_created < "2000")
			? [{ field: "date_created", params: { found: product.date_created.slice(0, 10) } }]
			: []),
	];
}

/** Bounding boxes of countries in degrees: south, north, west, east. */
const boundingBoxes: Readonly<Record<string, readonly [number, number, number, number]>> = {
	DE: [47.2, 55.1, 5.8, 15.1],
	AT: [46.3, 49.1, 9.5, 17.2],
	CH: [45.8, 47.9, 5.9, 10.6],
	FR: [41.3, 51.2, -5.2, 9.7],
	LI: [47, 47.3, 9.4, 9.7],
	LU: [49.4, 50.2, 5.7, 6.6],
	BE: [49.4, 51.6, 2.5, 6.5],
	NL: [50.7, 53.7, 3.3, 7.3],
	IT: [35.4, 47.1, 6.6, 18.6],
	ES: [27.6, 43.8, -18.2, 4.4],
	PL: [49, 54.9, 14.1, 24.2],
	CZ: [48.5, 51.1, 12, 18.9],
	DK: [54.5, 57.8, 8, 15.3],
};

/** Finds branches whose coordinates are outside their country. */
const findWrongCoordinates: Rule["find"] = ({ site, country }) =>
	site.branches.flatMap(({ id, display_name: name, coordinates: found, country_code }) => {
		const branchCountry = countryOf({ country_code }, country);
		const bounds = boundingBoxes[branchCountry];
		const [latitude, longitude] = (found ?? "").split(",").map(Number);
		if (!found || !bounds || latitude === undefined || longitude === undefined) return [];
		const isWithin = (one: number, other: number) =>
			one >= bounds[0] && one <= bounds[1] && other >= bounds[2] && other <= bounds[3];
		if (isWithin(latitude, longitude)) return [];
		const params = { name, found, country: branchCountry };
		return [
			atItem(
				branch,
				id,
				"coordinates",
				isWithin(longitude, latitude) ? { ...params, suggestion: `${longitude}, ${latitude}` } : params,
			),
		];
	});

/** Finds postcodes of the company and its branches by a condition on the postcode and the format of its country. */
const findPostcodes =
	(isFound: (zip: string, country: string) => boolean): Rule["find"] =>
	({ site, country }) => [
		...site.company.addresses.flatMap(({ zip_code, country_code }, place) => {
			const addressCountry = countryOf({ country_code }, country);
			return isFound(zip_code, addressCountry)
				? [at(companyEntity, `addresses.${place}.zip_code`, { found: zip_code, country: addressCountry })]
				: [];
		}),
		...site.branches.flatMap(({ id, zip, country_code }) => {
			const branchCountry = countryOf({ country_code }, country);
			return isFound(zip, branchCountry)
				? [atItem(branch, id, "zip", { found: zip, country: branchCountry })]
				: [];
		}),
	];

/** Finds postcodes that do not have their country's format. */
const findWrongPostcodes = findPostcodes(
	(zip, country) => zip !== "" && addressFormatOf(country).postcode !== null && !isPostcode(zip, country),
);

/** Finds addresses without the postcode that their country requires. */
const findMissingPostcodes = findPostcodes(
	(zip, country) => zip === "" && requiresPlaceField(addressFormatOf(country), "zip_code"),
);

/** Finds addresses of the company without the house number that their country requires. */
const findMissingStreetNumbers: Rule["find"] = ({ site, country }) =>
	site.company.addresses.flatMap(({ street, number, country_code }, place) => {
		const addressCountry = countryOf({ country_code }, country);
		return number === "" && requiresStreetNumber(addressCountry)
			? [at(companyEntity, `addresses.${place}.number`, { found: street, country: addressCountry })]
			: [];
	});

/** Movements driven by a battery. */
const electric = phrases`
	quarz|quartz|batteriebetrieb|battery-powered|eco-drive|smartwatch|funkuhr|_LED_
	solar(werk|uhr|betrieb|antrieb)
	à pile
`;
const denied = phrases`
	rosenquarz|rauchquarz|rutilquarz|citrin|edelstein|gemstone
	kein quarz
	ohne batterie|quarz
	no quartz
	without (a)? battery
	sans pile
	keine batterie
	statt (einer)? batterie|quarz
	rose quartz
	smoky quartz
	quartz rose
	quartz fumé
`;

/** Movements with a battery, as attributes name them. */
const electricMovement = phrases`quarz|quartz|solar|batter`;

/** Stones whose names contain "quartz". */
const namedQuartz = phrases`rose|rauch|smoky`;

/** Attributes of stones. */
const stones = phrases`stone|stein|pierre|gem`;

/** Movements without a battery, as attributes name them. */
const mechanical = phrases`automat|hand-?wound|handaufzug|mechani|mécani|remontage`;

function findMissingBattery(product: ProductContent): ProductFault {
	if (product.battery === true) return null;
	const values = product.attributes.flatMap(({ display_values }) => display_values).join("\n");
	const movement = electricMovement.test(values) && !namedQuartz.test(values);
	// The text of a mechanical watch either mentions batteries in a comparison or contradicts the attribute; another
	// rule reports contradictions.
	if (mechanical.test(values) && !movement) return null;
	const words = product.translations
		.map(({ display_name, description }) => `${display_name}\n${description ?? ""}`)
		.join("\n");
	const isStone = product.attributes.some(({ attribute_group }) => stones.test(String(attribute_group)));
	return (movement && !isStone) || (electric.test(words) && !denied.test(words) && !isStone)
		? "battery"
		: null;
}

/** Returns a function that finds descriptions that repeat another product's word for word. */
function createRepeatedDescriptionFinder(): (product: ProductContent) => ProductFault {
	const seen = new Map<string, string>();
	return (product) =>
		product.translations.flatMap(({ language, description }, place) => {
			const words = (description ?? "")
				.toLowerCase()
				.replace(/[^\p{L}]+/gu, " ")
				.trim();
			if (words.length < 40) return [];
			const other = seen.get(`${language} ${words}`);
			if (other === undefined) seen.set(`${language} ${words}`, nameOf(product));
			return other === undefined ? [] : [{ field: `translations.${place}.description`, params: { other } }];
		});
}

/** Rules for values that are implausible or contradict each other. */
export const dataRules: readonly Rule[] = [
	{
		id: "same-gtin",
		severity: "warning",
		source: "GS1 General Specifications",
		find: (checked) => inProducts(checked, createRepeatedGtinFinder()),
	},
	{
		id: "odd-number",
		severity: "warning",
		source: "§ 5 UWG",
		find: (checked) => inProducts(checked, (product) => findOddNumbers(product, checked.today)),
	},
	{
		id: "coordinates",
		severity: "warning",
		source: "schema.org: GeoCoordinates",
		find: findWrongCoordinates,
	},
	{ id: "postcode", severity: "warning", source: "§ 5 (1) no. 1 DDG", find: findWrongPostcodes },
	{ id: "postcode-missing", severity: "error", source: "§ 5 (1) no. 1 DDG", find: findMissingPostcodes },
	{ id: "house-number", severity: "warning", source: "§ 5 (1) no. 1 DDG", find: findMissingStreetNumbers },
	{
		id: "battery-missing",
		severity: "warning",
		source: "§ 24 BattDG, Regulation (EU) 2023/1542",
		find: (checked) => inProducts(checked, findMissingBattery),
	},
	{
		id: "guarantee-terms",
		severity: "warning",
		source: "§ 479 BGB, Art. 17 Directive (EU) 2019/771",
		find: (checked) =>
			inProducts(checked, ({ guarantee_years, translations }) =>
				guarantee_years !== null && translations.every(({ guarantee_terms }) => guarantee_terms === null)
					? "guarantee_years"
					: null,
			),
	},
	{
		id: "same-description",
		severity: "hint",
		source: "Google Search: duplicate content",
		find: (checked) => inProducts(checked, createRepeatedDescriptionFinder()),
	},
];
