import type { Product } from "#core/catalogue/product.ts";
import type { FilePart, PageRenderer, RenderContext, ShopSource } from "#core/ports/page-renderer.ts";
import { shopRoot } from "#core/routes/shop-paths.ts";
import { escapeMarkup } from "#core/shared/escape-markup.ts";
import type { Language } from "#core/shared/language.ts";
import {
	type FeedAttribute,
	type FeedItem,
	type FeedShop,
	feedItems,
	shippingAttributes,
} from "#renderer/engines/product-feed/feed-item.ts";

/** Where the feed of a language lies: the URL to give to Google Merchant Center. */
export function productFeedPath(language: Language): string {
	return `feeds/products-${language}.xml`;
}

/** What XML 1.0 has no words for: control characters, halves of characters. */
const invalidXmlChars = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** A text within XML 1.0. */
export function xmlText(text: string): string {
	return /^[\w .,:/-]*$/.test(text) ? text : escapeMarkup(text.replace(invalidXmlChars, ""));
}

function element([name, value]: FeedAttribute): string {
	return `<g:${name}>${typeof value === "string" ? xmlText(value) : elements(value)}</g:${name}>`;
}

function elements(attributes: FeedItem): string {
	return attributes.map(element).join("");
}

/** A feed, each product a part of its own. */
function partsOf(source: ShopSource, shop: FeedShop, siteName: string): readonly FilePart[] {
	const { origin, language, storeRoot, currency } = shop;
	const shipping = elements(shippingAttributes(source.settings(language), currency));
	const link = xmlText(origin + shopRoot(language, storeRoot));
	const name = xmlText(siteName);
	const head = [
		`<?xml version="1.0" encoding="UTF-8"?>`,
		`<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>`,
		`<title>${name}</title><link>${link}</link><description>${name}</description>`,
		"",
	];
	const items = (product: Product) =>
		feedItems(product, shop).map((item) => `<item>${elements(item)}${shipping}</item>\n`);
	return [
		{ key: "head", make: () => head.join("\n") },
		...source.listed(language).map(({ key, product }) => ({ key, make: () => items(product()).join("") })),
		{ key: "end", make: () => "</channel></rss>\n" },
	];
}

function feedOf(source: ShopSource, language: Language, { domain, shared }: RenderContext, now: number) {
	const { shop, siteName } = shared(language).model;
	if (!shop) return [];
	const { storeRoot, currency } = shop;
	const feed: FeedShop = {
		language,
		origin: `https://${domain}`,
		storeRoot,
		currency,
		settings: source.settings(language),
		images: source.images,
		now,
	};
	const parts = partsOf(source, feed, siteName);
	return [
		{
			path: productFeedPath(language),
			parts,
			get content() {
				return parts.map((part) => part.make()).join("");
			},
		},
	];
}

/**
 * Writes a feed for Google Merchant Center in each language of the shop (B-SEO-04): RSS 2.0 with Google's attributes.
 * `now` is in milliseconds; only its day counts, so that builds of one day are the same.
 */
export function createProductFeed(now: number): PageRenderer {
	const today = Date.parse(new Date(now).toISOString().slice(0, 10));
	return {
		name: "product-feed",
		*renderSite(_pages, context) {
			if (!context.shop) return;
			for (const language of context.shop.languages) yield* feedOf(context.shop, language, context, today);
		},
	};
}
