/** A replacement by a regular expression. */
export interface Replacement {
	readonly pattern: string;
	readonly flags: string;
	readonly by: string;
}

/**
 * The replacements that turn a text in small letters and decomposed characters (NFD) into a slug, in this order. They are
 * data, so that a content service can apply them too.
 */
export const slugReplacements: readonly Replacement[] = [
	{ pattern: "([aou])\\u0308(?!\\p{Mark})", flags: "gu", by: "$1e" },
	{ pattern: "ß", flags: "g", by: "ss" },
	{ pattern: "\\p{Mark}", flags: "gu", by: "" },
	{ pattern: "[^a-z0-9]+", flags: "g", by: "-" },
	{ pattern: "^-+|-+$", flags: "g", by: "" },
];

/**
 * Turns a text into a fragment or path part of lower-case ASCII letters, digits and hyphens:
 * "Größen & Maße" gives "groessen-masse". A text without any such character gives `fallback`.
 */
export function slugOf(text: string, fallback = "section"): string {
	const plain = slugReplacements.reduce(
		(slug, { pattern, flags, by }) => slug.replace(new RegExp(pattern, flags), by),
		text.toLowerCase().normalize("NFD"),
	);
	return plain || fallback;
}
