import type { Language } from "#core/language/language.ts";
import { settingsOn } from "#core/settings/shop-closures.ts";
import { escapeMarkup } from "#core/text/escape-markup.ts";
import type { PageRenderer, RenderContext, ShopSource } from "#renderer/api/page-renderer.ts";
import {
	type FeedAttribute,
	type FeedItem,
	type FeedShop,
	feedItems,
	shippingAttributes,
} from "#renderer/engines/product-feed/feed-item.ts";
import { feedTargets, productFeedPath } from "#renderer/engines/product-feed/feed-target.ts";

/** Matches characters that XML 1.0 does not allow: control characters and lone surrogates. */
const invalidXmlChars = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Returns a text that is escaped for XML 1.0, without invalid characters. */
export function xmlText(text: string): string {
	return /^[\w .,:/-]*$/.test(text) ? text : escapeMarkup(text.replace(invalidXmlChars, ""));
}

function element([name, value]: FeedAttribute): string {
	return `<g:${name}>${typeof value === "string" ? xmlText(value) : elements(value)}</g:${name}>`;
}

function elements(attributes: FeedItem): string {
	return attributes.map(element).join("");
}

/**
 * Returns the content of a feed; `items` are the beginnings of the products' elements in one language, which the feeds of all countries
 * share. They are bytes, because texts need up to twice the memory, for millions of characters per feed.
 */
function feedContent(
	source: ShopSource,
	{ origin, language, root, currency }: FeedShop,
	country: string,
	{ siteName, items }: { readonly siteName: string; readonly items: readonly Buffer[] },
): Buffer {
	const shipping = elements(shippingAttributes(source.settings(language), country, currency));
	const link = xmlText(origin + root);
	const name = xmlText(siteName);
	const start = [
		`<?xml version="1.0" encoding="UTF-8"?>`,
		`<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>`,
		`<title>${name}</title><link>${link}</link><description>${name}</description>\n`,
	].join("\n");
	const end = Buffer.from(`${shipping}</item>\n`);
	return Buffer.concat([
		Buffer.from(start),
		...items.flatMap((item) => [item, end]),
		Buffer.from("</channel></rss>\n"),
	]);
}

function* feedsOf(source: ShopSource, language: Language, { domain, shared, day }: RenderContext) {
	const { shop, siteName, legalSidebar } = shared(language).model;
	if (!shop) return;
	const { paths, currency } = shop;
	const settings = settingsOn(source.settings(language), day);
	const feed: FeedShop = {
		language,
		origin: `https://${domain}`,
		root: paths.list,
		company: legalSidebar.company_name,
		currency,
		settings,
		images: source.images,
		googleCategory: source.googleCategory,
		now: Date.parse(day),
	};
	const items = source
		.products(language)
		.flatMap((product) => feedItems(product, feed).map((item) => Buffer.from(`<item>${elements(item)}`)));
	for (const target of feedTargets(source.languages, settings, source.country)) {
		if (target.language !== language) continue;
		yield {
			path: productFeedPath(target),
			content: feedContent(source, feed, target.country, { siteName, items }),
		};
	}
}

/**
 * The engine that writes feeds for Google Merchant Center (B-SEO-04, B-SEO-07): one per country of delivery and language, in RSS
 * 2.0 with Google's attributes and the shop's currency. Builds on the same day are identical.
 */
export const productFeed: PageRenderer = {
	name: "product-feed",
	*renderSite(_pages, context) {
		if (!context.shop) return;
		for (const language of context.shop.languages) yield* feedsOf(context.shop, language, context);
	},
};
