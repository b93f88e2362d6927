/** The faults of a sitemap, or an index of several, by the schema. */
export function sitemapFaults(text: string): readonly string[];
