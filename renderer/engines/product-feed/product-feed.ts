import type {
	FilePart,
	PageRenderer,
	ProductBlock,
	RenderContext,
	ShopSource,
} from "#core/ports/page-renderer.ts";
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
import { feedTargets, productFeedPath } from "#renderer/engines/product-feed/feed-target.ts";

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

/** The items of a block of products in one language, each made once for the feeds of all countries that read it. */
type ItemTexts = (block: ProductBlock) => readonly string[];

function itemTexts(shop: FeedShop, held: RenderContext["held"]): ItemTexts {
	return ({ key, products }) =>
		held(`items ${shop.language}`, key, () =>
			products().flatMap((product) => feedItems(product, shop).map(elements)),
		);
}

/** A feed, each block of products a part of its own. */
function partsOf(
	source: ShopSource,
	{ origin, language, storeRoot, currency }: FeedShop,
	country: string,
	{ siteName, items }: { readonly siteName: string; readonly items: ItemTexts },
): readonly FilePart[] {
	const shipping = elements(shippingAttributes(source.settings(language), country, currency));
	const link = xmlText(origin + shopRoot(language, storeRoot));
	const name = xmlText(siteName);
	const head = [
		`<?xml version="1.0" encoding="UTF-8"?>`,
		`<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>`,
		`<title>${name}</title><link>${link}</link><description>${name}</description>`,
		"",
	];
	return [
		{ key: "head", make: () => head.join("\n") },
		...source.blocks(language).map((block) => ({
			key: block.key,
			make: () =>
				items(block)
					.map((item) => `<item>${item}${shipping}</item>\n`)
					.join(""),
		})),
		{ key: "end", make: () => "</channel></rss>\n" },
	];
}

function* feedsOf(source: ShopSource, language: Language, context: RenderContext, now: number) {
	const { domain, shared } = context;
	const { shop, siteName, legalSidebar } = shared(language).model;
	if (!shop) return;
	const { storeRoot, currency } = shop;
	const settings = source.settings(language);
	const feed: FeedShop = {
		language,
		origin: `https://${domain}`,
		storeRoot,
		company: legalSidebar.company_name,
		currency,
		settings,
		images: source.images,
		googleCategory: source.googleCategory,
		now,
	};
	const items = itemTexts(feed, context.held);
	for (const target of feedTargets(source.languages, settings, source.country)) {
		if (target.language !== language) continue;
		const parts = partsOf(source, feed, target.country, { siteName, items });
		yield {
			path: productFeedPath(target),
			parts,
			get content() {
				return parts.map((part) => part.make()).join("");
			},
		};
	}
}

/**
 * Writes a feed for Google Merchant Center for each country that the shop ships to, in each language that is read there
 * (B-SEO-04, B-SEO-07): RSS 2.0 with Google's attributes, in the currency of the shop. `now` is in milliseconds; only its day
 * counts, so that builds of one day are the same.
 */
export function createProductFeed(now: number): PageRenderer {
	const today = Date.parse(new Date(now).toISOString().slice(0, 10));
	return {
		name: "product-feed",
		*renderSite(_pages, context) {
			if (!context.shop) return;
			for (const language of context.shop.languages) yield* feedsOf(context.shop, language, context, today);
		},
	};
}
