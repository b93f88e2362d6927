/**
 * A text without letter case, accents and umlauts: "Größe" gives "grosse", as DIN 5007-1 files it. The same on
 * every machine, unlike a locale's collation, so that a prerendered list and the browser's agree.
 */
export function foldText(text: string): string {
	return text
		.normalize("NFKD")
		.replace(/\p{Mark}/gu, "")
		.toLowerCase()
		.replaceAll("ß", "ss");
}

/** A name with what it is filed under, so that a long list is folded once. */
export interface NameSortKey {
	readonly folded: string;
	readonly name: string;
}

/** Prepares a name for {@link compareNames}. */
export function nameSortKey(name: string): NameSortKey {
	return { folded: foldText(name), name };
}

/** Orders two names as a register does; names that fold alike by their own letters. */
export function compareNames(left: NameSortKey, right: NameSortKey): number {
	return compareTexts(left.folded, right.folded) || compareTexts(left.name, right.name);
}

function compareTexts(left: string, right: string): number {
	if (left === right) return 0;
	return left < right ? -1 : 1;
}
