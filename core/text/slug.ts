const german: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/**
 * Turns a text into a fragment or path part of lower-case ASCII letters, digits and hyphens:
 * "Größen & Maße" gives "groessen-masse". A text without any such character gives `fallback`.
 */
export function slugOf(text: string, fallback = "section"): string {
	const plain = text
		.toLowerCase()
		.normalize("NFC")
		.replace(/[äöüß]/g, (letter) => german[letter] ?? letter)
		.normalize("NFD")
		.replace(/\p{Mark}/gu, "")
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-+|-+$/g, "");
	return plain || fallback;
}
