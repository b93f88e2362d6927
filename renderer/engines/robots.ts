import type { PageRenderer } from "#renderer/api/page-renderer.ts";

/** Writes robots.txt: everything may be read, and the sitemap is named (B-SEO-01). */
export const robots: PageRenderer = {
	name: "robots",
	renderSite(_pages, { domain }) {
		return [
			{
				path: "robots.txt",
				content: `User-agent: *\nAllow: /\n\nSitemap: https://${domain}/sitemap.xml\n`,
			},
		];
	},
};
