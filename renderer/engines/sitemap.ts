import { escapeMarkup } from "#core/text/escape-markup.ts";
import type { PageRenderer, PublishedPage } from "#renderer/api/page-renderer.ts";

/** The maximum number of URLs in a sitemap file (sitemaps.org). */
const maxUrlsPerFile = 50_000;

const namespaces =
	'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

function entry(page: PublishedPage, origin: string): string {
	const links = page.alternates.map(
		({ hreflang, path }) =>
			`<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeMarkup(origin + path)}"/>`,
	);
	// The schema requires it directly after the URL.
	const modified = page.modified === undefined ? "" : `<lastmod>${escapeMarkup(page.modified)}</lastmod>`;
	return `<url><loc>${escapeMarkup(origin + page.path)}</loc>${modified}${links.join("")}</url>`;
}

function document(root: string, attributes: string, entries: readonly string[]): string {
	const lines = [
		`<?xml version="1.0" encoding="UTF-8"?>`,
		`<${root} ${attributes}>`,
		...entries,
		`</${root}>`,
		"",
	];
	return lines.join("\n");
}

/** Writes sitemap.xml with each page's language versions (B-SEO-01); beyond 50,000 pages, an index of several files. */
export const sitemap: PageRenderer = {
	name: "sitemap",
	renderSite(pages, { domain }) {
		const origin = `https://${domain}`;
		const entries = pages.filter(({ noindex }) => !noindex).map((page) => entry(page, origin));
		if (entries.length <= maxUrlsPerFile)
			return [{ path: "sitemap.xml", content: document("urlset", namespaces, entries) }];
		const parts: string[][] = [];
		for (let start = 0; start < entries.length; start += maxUrlsPerFile)
			parts.push(entries.slice(start, start + maxUrlsPerFile));
		const name = (index: number) => `sitemap-${index + 1}.xml`;
		const index = parts.map(
			(_, position) => `<sitemap><loc>${escapeMarkup(`${origin}/${name(position)}`)}</loc></sitemap>`,
		);
		return [
			{
				path: "sitemap.xml",
				content: document("sitemapindex", 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"', index),
			},
			...parts.map((part, position) => ({
				path: name(position),
				content: document("urlset", namespaces, part),
			})),
		];
	},
};
