/** Returns the violations of the schema in a sitemap, or in an index of several. */
export function sitemapFaults(text: string): readonly string[];
