import {
	boolean,
	type Decoded,
	integer,
	nullable,
	object,
	parseJson,
	string as textOf,
} from "#core/decoding/decoder.ts";

const prefix = "contentConsent:";

/** A visitor's permission to always load an external content (R-CONSENT-08). */
export interface ContentConsent {
	/** Milliseconds since 1970. */
	readonly timestamp: number;
	/** The content's title when the visitor agreed; null if it was not stored. */
	readonly title: string | null;
}

/** Returns the storage key of the consent to an external content (specification 9): "contentConsent:{id}". */
export function contentConsentKey(id: string): string {
	return `${prefix}${id}`;
}

/** Returns the id of the external content from a storage key; null for other keys. */
export function contentConsentId(key: string): string | null {
	return key.startsWith(prefix) && key.length > prefix.length ? key.slice(prefix.length) : null;
}

/**
 * Returns the sorted ids of all external contents with a stored consent, for the list that revokes them
 * (R-CONSENT-07).
 */
export function contentConsentIds(keys: readonly string[]): readonly string[] {
	return keys
		.map(contentConsentId)
		.filter((id) => id !== null)
		.sort();
}

/** Maximum stored characters of a title. */
const maxTitle = 200;

/** Formats a consent for the storage; `now` is in milliseconds since 1970. */
export function formatContentConsent(now: number, title: string): string {
	return JSON.stringify({ given: true, timestamp: now, title: title.slice(0, maxTitle) });
}

const decode = object({
	given: boolean,
	timestamp: integer(0, Number.MAX_SAFE_INTEGER),
	title: nullable(textOf(maxTitle)),
});

/** Parses a stored consent; null if there is none or it is damaged. */
export function parseContentConsent(text: string | null): ContentConsent | null {
	if (text === null) return null;
	const json = parseJson(text, 2000);
	if (!json.ok) return null;
	const decoded = decode(json.value);
	if (!decoded.ok) return null;
	const value: Decoded<typeof decode> = decoded.value;
	return value.given ? { timestamp: value.timestamp, title: value.title } : null;
}
