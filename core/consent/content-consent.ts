import {
	boolean,
	type Decoded,
	integer,
	nullable,
	object,
	parseJson,
	string as textOf,
} from "#core/shared/decoder.ts";

const prefix = "contentConsent:";

/** That a visitor lets an external content load every time (R-CONSENT-08). */
export interface ContentConsent {
	/** Milliseconds since 1970. */
	readonly timestamp: number;
	/** What the content was called when the visitor agreed; null where that was not kept. */
	readonly title: string | null;
}

/** The key under which the consent to an external content is kept (specification 9): "contentConsent:{id}". */
export function contentConsentKey(id: string): string {
	return `${prefix}${id}`;
}

/** The id of the external content whose consent a key keeps; null for any other key. */
export function contentConsentId(key: string): string | null {
	return key.startsWith(prefix) && key.length > prefix.length ? key.slice(prefix.length) : null;
}

/** The ids of all external contents with a stored consent, sorted, for the list that takes them back (R-CONSENT-07). */
export function contentConsentIds(keys: readonly string[]): readonly string[] {
	return keys
		.map(contentConsentId)
		.filter((id) => id !== null)
		.sort();
}

/** Characters of a title that are kept. */
const maxTitle = 200;

/** The text that is stored when a visitor agrees to a content of that title; `now` in milliseconds since 1970. */
export function formatContentConsent(now: number, title: string): string {
	return JSON.stringify({ given: true, timestamp: now, title: title.slice(0, maxTitle) });
}

const decode = object({
	given: boolean,
	timestamp: integer(0, Number.MAX_SAFE_INTEGER),
	title: nullable(textOf(maxTitle)),
});

/** Reads a stored consent; null when there is none, or it is damaged and so counts for nothing. */
export function parseContentConsent(text: string | null): ContentConsent | null {
	if (text === null) return null;
	const json = parseJson(text, 2000);
	if (!json.ok) return null;
	const decoded = decode(json.value);
	if (!decoded.ok) return null;
	const value: Decoded<typeof decode> = decoded.value;
	return value.given ? { timestamp: value.timestamp, title: value.title } : null;
}
