import type { XmlElement } from "#tests/renderer/engines/product-feed/parse-xml.ts";

/** The audience of a feed. */
export interface FeedOwner {
	readonly domain: string;
	/** The currency of the feed's country. */
	readonly currency: string;
}

/** Google's rules for the attributes in use: their form, and how often they may occur (answer 7052112). */
function documentedFor({ domain, currency }: FeedOwner) {
	const price = new RegExp(`^\\d+\\.\\d{2} ${currency}$`);
	const address = new RegExp(`^https://${domain.replaceAll(".", "\\.")}/[!-~]+$`);
	return new Map<string, { readonly form: RegExp; readonly least: number; readonly most: number }>([
		["id", { form: /^.{1,50}$/u, least: 1, most: 1 }],
		["title", { form: /^.{1,150}$/u, least: 1, most: 1 }],
		["description", { form: /^.{1,5000}$/su, least: 1, most: 1 }],
		["link", { form: address, least: 1, most: 1 }],
		["image_link", { form: address, least: 1, most: 1 }],
		["additional_image_link", { form: address, least: 0, most: 10 }],
		["availability", { form: /^(in_stock|out_of_stock|preorder|backorder)$/, least: 1, most: 1 }],
		["availability_date", { form: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}Z$/, least: 0, most: 1 }],
		["price", { form: price, least: 1, most: 1 }],
		["sale_price", { form: price, least: 0, most: 1 }],
		["unit_pricing_measure", { form: /^\d+(\.\d+)? (g|kg|ml|cl|l|cm|m|sqm|cbm)$/, least: 0, most: 1 }],
		["unit_pricing_base_measure", { form: /^1 (kg|l|m|sqm|cbm)$/, least: 0, most: 1 }],
		["brand", { form: /^.{1,70}$/u, least: 0, most: 1 }],
		["mpn", { form: /^.{1,70}$/u, least: 0, most: 1 }],
		["identifier_exists", { form: /^(yes|no)$/, least: 1, most: 1 }],
		["condition", { form: /^(new|refurbished|used)$/, least: 1, most: 1 }],
		["product_type", { form: /^.{1,750}$/u, least: 0, most: 5 }],
		["item_group_id", { form: /^[\w-]{1,50}$/u, least: 0, most: 1 }],
		["gtin", { form: /^(\d{8}|\d{12,14})$/, least: 0, most: 1 }],
		["google_product_category", { form: /^(\d+|.+ > .+)$/, least: 0, most: 1 }],
		["color", { form: /^[^/]{1,40}(\/[^/]{1,40}){0,2}$/u, least: 0, most: 1 }],
		["material", { form: /^.{1,200}$/u, least: 0, most: 1 }],
		["pattern", { form: /^.{1,100}$/u, least: 0, most: 1 }],
		["gender", { form: /^(male|female|unisex)$/, least: 0, most: 1 }],
		["age_group", { form: /^(newborn|infant|toddler|kids|adult)$/, least: 0, most: 1 }],
		["size", { form: /^.{1,100}$/u, least: 0, most: 1 }],
		["product_detail", { form: /^$/, least: 0, most: 100 }],
		["shipping", { form: /^$/, least: 1, most: 1 }],
		["min_handling_time", { form: /^\d+$/, least: 0, most: 1 }],
		["max_handling_time", { form: /^\d+$/, least: 0, most: 1 }],
	]);
}

/** Returns the differences of a feed's item from Google's documentation. */
export function feedItemFaults({ children }: XmlElement, owner: FeedOwner): readonly string[] {
	const documented = documentedFor(owner);
	const faults = children.flatMap(({ name, text }) =>
		documented.get(name.replace(/^g:/, ""))?.form.test(text) ? [] : [`${name}: ${text}`],
	);
	const counted = [...documented].flatMap(([name, { least, most }]) => {
		const count = children.filter((child) => child.name === `g:${name}`).length;
		return count < least || count > most ? [`${count} times ${name}`] : [];
	});
	return [...faults, ...counted];
}
