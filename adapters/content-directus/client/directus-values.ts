import { domainSpellings } from "#core/internet/readable-domain.ts";

/**
 * Returns the condition that a field is a domain, in Directus' filter language. Editors write domains with umlauts, the configuration
 * names them as machines do.
 */
export function isDomain(domain: string): Readonly<Record<string, unknown>> {
	const spellings = domainSpellings(domain);
	return spellings.length === 1 ? { _eq: domain } : { _in: spellings };
}

/**
 * Returns a time of Directus as ISO 8601 in UTC, without milliseconds of zero: "2026-11-22T08:30:00Z". SQLite gives
 * milliseconds, and databases without time zones give none. A day without a time stays a day.
 */
export function isoTimestamp(value: string): string {
	const zoned = /(?:Z|[+-]\d{2}:\d{2})$/.test(value) || !value.includes("T") ? value : `${value}Z`;
	return zoned.replace(/\.0+(?=Z|[+-])/, "");
}
