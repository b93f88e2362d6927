import type { ProductContent } from "#core/catalogue/shop-content.ts";
import { median, spreadOf } from "#core/check/outliers.ts";
import { inProducts, nameOf, type ProductFault } from "#core/check/product-places.ts";
import { at, atItem, inShop, type Rule } from "#core/check/rule.ts";
import { isPostcode } from "#core/checkout/postcodes.ts";
import { branch } from "#core/content/branch.ts";
import { company as companyEntity } from "#core/content/company.ts";
import { product as productEntity } from "#core/content/product.ts";
import { countryOf } from "#core/site/address-country.ts";

/** Codes that another product or variant has too. */
function repeatedGtin(): (of: ProductContent) => ProductFault {
	const known = new Map<string, string>();
	return (of) => {
		const codes = [
			{ gtin: of.gtin, field: "gtin" },
			...of.product_variants.map(({ gtin }, place) => ({ gtin, field: `product_variants.${place}.gtin` })),
		];
		return codes.flatMap(({ gtin, field }) => {
			if (gtin === null || gtin.trim() === "") return [];
			const code = gtin.trim().padStart(14, "0");
			const other = known.get(code);
			if (other === undefined) known.set(code, nameOf(of));
			return other === undefined ? [] : [{ field, params: { value: gtin, other } }];
		});
	};
}

/** How many times as much as the others one price may be before it is taken for a slip. */
const slip = 5;

/** The prices of a product and its variants in one currency, each with its field. */
function ownPrices({ price_brutto, product_variants }: ProductContent) {
	return [
		{ field: "price_brutto", price: price_brutto },
		...product_variants.map((own, place) => ({
			field: `product_variants.${place}.price_brutto`,
			price: own.price_brutto,
		})),
	].flatMap(({ field, price }) =>
		price === null || Number(price) === 0 ? [] : [{ field, price: Number(price) }],
	);
}

/** A variant that costs a fraction or a multiple of the others. */
function outlier(of: ProductContent): ProductFault {
	const prices = ownPrices(of);
	if (prices.length < 2) return null;
	const middle = median(prices.map(({ price }) => price));
	return prices.flatMap(({ field, price }) =>
		price * slip <= middle || price >= middle * slip
			? [{ field, params: { found: price, expected: middle } }]
			: [],
	);
}

/** Former prices that are far from the present one, or that lie before there were online shops. */
function oddHistory({ price_brutto, price_history }: ProductContent): ProductFault {
	if (price_brutto === null) return null;
	const now = Number(price_brutto);
	return (price_history ?? []).flatMap(({ price_brutto: then, date }, place) => {
		const before = Number(then);
		const isOdd = before === 0 || before > now * slip || before * slip < now || date < "2000";
		return isOdd && now > 0
			? [
					{
						field: `price_history.${place}`,
						params: { found: `${then} (${date.slice(0, 10)})`, expected: now },
					},
				]
			: [];
	});
}

/** The least multiple of its category's median price at which a product's price is taken for a slip of the decimal point. */
const farOff = 15;

/** Products that cost a tiny part, or many times, of what others of their category do. */
const categoryOutliers: Rule["find"] = (checked) =>
	inShop(checked, ({ products }) => {
		const byCategory = new Map<string, number[]>();
		for (const { category, price_brutto } of products) {
			const prices = byCategory.get(String(category)) ?? [];
			if (price_brutto !== null && Number(price_brutto) > 0) prices.push(Number(price_brutto));
			byCategory.set(String(category), prices);
		}
		const spreads = new Map(
			[...byCategory].map(([category, prices]) => [category, spreadOf(prices, { least: 5, factor: farOff })]),
		);
		return products.flatMap((of) => {
			const spread = spreads.get(String(of.category));
			const price = Number(of.price_brutto ?? 0);
			if (!spread?.isOutlier(price)) return [];
			const expected = Math.round(spread.middle);
			return [atItem(productEntity, of.id, "price_brutto", { name: nameOf(of), found: price, expected })];
		});
	});

/** Numbers of products that cannot be meant. */
function oddNumbers(of: ProductContent, today: string): ProductFault {
	const odd = (field: string, value: number | null, most: number) =>
		value !== null && value > most ? [{ field, params: { found: value } }] : [];
	const contents = [
		{ quantity: of.quantity, field: "quantity" },
		...of.product_variants.map(({ quantity }, place) => ({
			quantity,
			field: `product_variants.${place}.quantity`,
		})),
	];
	return [
		...odd("stock", of.stock, 9999),
		...odd("shipping_time", of.shipping_time, 90),
		...odd("production_time", of.production_time, 300),
		...odd("guarantee_years", of.guarantee_years, 30),
		...of.product_variants.flatMap(({ stock, shipping_time }, place) => [
			...odd(`product_variants.${place}.stock`, stock, 9999),
			...odd(`product_variants.${place}.shipping_time`, shipping_time, 90),
		]),
		...contents.flatMap(({ quantity, field }) =>
			quantity !== null && (Number(quantity.amount) <= 0 || Number(quantity.amount) > 100_000)
				? [{ field, params: { found: quantity.amount } }]
				: [],
		),
		...(of.date_created !== null && (of.date_created.slice(0, 10) > today || of.date_created < "2000")
			? [{ field: "date_created", params: { found: of.date_created.slice(0, 10) } }]
			: []),
	];
}

/** The ground of countries in degrees: south, north, west, east. */
const grounds: Readonly<Record<string, readonly [number, number, number, number]>> = {
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

/** Branches whose coordinates lie outside their country. */
const coordinates: Rule["find"] = ({ site, country }) =>
	site.branches.flatMap(({ id, display_name: name, coordinates: found, country_code }) => {
		const of = countryOf({ country_code }, country);
		const ground = grounds[of];
		const [latitude, longitude] = (found ?? "").split(",").map(Number);
		if (!found || !ground || latitude === undefined || longitude === undefined) return [];
		const isWithin = (one: number, other: number) =>
			one >= ground[0] && one <= ground[1] && other >= ground[2] && other <= ground[3];
		if (isWithin(latitude, longitude)) return [];
		const params = { name, found, country: of };
		return [
			atItem(
				branch,
				id,
				"coordinates",
				isWithin(longitude, latitude) ? { ...params, suggestion: `${longitude}, ${latitude}` } : params,
			),
		];
	});

/** Postcodes that their country does not write. */
const postcodes: Rule["find"] = ({ site, country }) => {
	const isWrong = (zip: string, of: string) =>
		grounds[of] !== undefined && ["DE", "AT", "CH", "FR"].includes(of) && !isPostcode(zip, of);
	return [
		...site.company.addresses.flatMap(({ zip_code, country_code }, place) => {
			const of = countryOf({ country_code }, country);
			return isWrong(zip_code, of)
				? [at(companyEntity, `addresses.${place}.zip_code`, { found: zip_code, country: of })]
				: [];
		}),
		...site.branches.flatMap(({ id, zip, country_code }) => {
			const of = countryOf({ country_code }, country);
			return isWrong(zip, of) ? [atItem(branch, id, "zip", { found: zip, country: of })] : [];
		}),
	];
};

/** Movements that a battery drives. */
const electric =
	/quar[tz]+(?:werk|uhr|movement|z)?|batteriebetrieb|battery[- ]powered|à pile|solar(?:werk|uhr|betrieb|antrieb)|eco-drive|smartwatch|funkuhr|\bLED\b/iu;
const denied =
	/kein quarz|ohne (?:batterie|quarz)|no quartz|without (?:a )?battery|sans pile|keine batterie|statt (?:einer )?(?:batterie|quarz)|rosenquarz|rauchquarz|rose quartz|smoky quartz|quartz rose|quartz fumé|rutilquarz|citrin|edelstein|gemstone/iu;

/** Movements that no battery drives, as attributes name them. */
const mechanical = /automat|hand-?wound|handaufzug|mechani|mécani|remontage/iu;

function batteryMissing(of: ProductContent): ProductFault {
	if (of.battery === true) return null;
	const values = of.attributes.flatMap(({ display_values }) => display_values).join("\n");
	const movement = /quar[tz]|solar|batter/iu.test(values) && !/rose|rosen|rauch|smoky/iu.test(values);
	// The text of a mechanical watch mentions batteries in a comparison, or contradicts the field, which another rule finds.
	if (mechanical.test(values) && !movement) return null;
	const words = of.translations
		.map(({ display_name, description }) => `${display_name}\n${description ?? ""}`)
		.join("\n");
	const isStone = of.attributes.some(({ attribute_group }) =>
		/stone|stein|pierre|gem/iu.test(String(attribute_group)),
	);
	return (movement && !isStone) || (electric.test(words) && !denied.test(words) && !isStone)
		? "battery"
		: null;
}

/** Descriptions that another product has too, word for word. */
function repeatedDescription(): (of: ProductContent) => ProductFault {
	const known = new Map<string, string>();
	return (of) =>
		of.translations.flatMap(({ language, description }, place) => {
			const words = (description ?? "")
				.toLowerCase()
				.replace(/[^\p{L}]+/gu, " ")
				.trim();
			if (words.length < 40) return [];
			const other = known.get(`${language} ${words}`);
			if (other === undefined) known.set(`${language} ${words}`, nameOf(of));
			return other === undefined ? [] : [{ field: `translations.${place}.description`, params: { other } }];
		});
}

/** Rules of values that cannot be meant, or that contradict each other. */
export const dataRules: readonly Rule[] = [
	{
		id: "same-gtin",
		severity: "warning",
		source: "GS1 General Specifications",
		find: (checked) => inProducts(checked, repeatedGtin()),
	},
	{
		id: "variant-price",
		severity: "warning",
		source: "§ 3 PAngV",
		find: (checked) => inProducts(checked, outlier),
	},
	{
		id: "former-price",
		severity: "warning",
		source: "§ 11 PAngV",
		find: (checked) => inProducts(checked, oddHistory),
	},
	{ id: "category-price", severity: "hint", source: "§ 3 PAngV", find: categoryOutliers },
	{
		id: "odd-number",
		severity: "warning",
		source: "§ 5 UWG",
		find: (checked) => inProducts(checked, (of) => oddNumbers(of, checked.today)),
	},
	{ id: "coordinates", severity: "warning", source: "schema.org: GeoCoordinates", find: coordinates },
	{ id: "postcode", severity: "warning", source: "§ 5 (1) no. 1 DDG", find: postcodes },
	{
		id: "battery-missing",
		severity: "warning",
		source: "§ 24 BattDG, Regulation (EU) 2023/1542",
		find: (checked) => inProducts(checked, batteryMissing),
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
		find: (checked) => inProducts(checked, repeatedDescription()),
	},
];
