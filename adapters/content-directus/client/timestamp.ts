/**
 * Returns a time of Directus as ISO 8601 in UTC, without milliseconds of zero: "2026-11-22T08:30:00Z". SQLite gives
 * milliseconds, and databases without time zones give none. A day without a time stays a day.
 */
export function isoTimestamp(value: string): string {
	const zoned = /(?:Z|[+-]\d{2}:\d{2})$/.test(value) || !value.includes("T") ? value : `${value}Z`;
	return zoned.replace(/\.0+(?=Z|[+-])/, "");
}
