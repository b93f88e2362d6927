import type { PageRenderer } from "#renderer/api/page-renderer.ts";

/** Writes robots.txt, which allows everything and names the sitemap (B-SEO-01). */
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
