import { domainSpellings } from "#core/internet/readable-domain.ts";

/**
 * Returns the condition that a field is a domain, in Directus' filter language. Editors may write domains in Unicode;
 * the configuration has them in ASCII.
 */
export function isDomain(domain: string): Readonly<Record<string, unknown>> {
	const spellings = domainSpellings(domain);
	return spellings.length === 1 ? { _eq: domain } : { _in: spellings };
}

/**
 * Converts a time of Directus to ISO 8601 in UTC, without milliseconds of zero: "2026-11-22T08:30:00Z". SQLite
 * returns milliseconds, and databases without time zones return none. A date without a time stays a date.
 */
export function isoTimestamp(value: string): string {
	const zoned = /(?:Z|[+-]\d{2}:\d{2})$/.test(value) || !value.includes("T") ? value : `${value}Z`;
	return zoned.replace(/\.0+(?=Z|[+-])/, "");
}

/** The conditions for items that visitors may see now: their status, and the moments of their publication. */
export const publishedNow = [
	{ status: { _eq: "published" } },
	{ _or: [{ publish_at: { _null: true } }, { publish_at: { _lte: "$NOW" } }] },
	{ _or: [{ unpublish_at: { _null: true } }, { unpublish_at: { _gt: "$NOW" } }] },
] as const;
