/**
 * Folds a text for sorting: without letter case, accents and umlauts. "Größe" gives "grosse" (DIN 5007-1). Unlike a
 * locale's collation it is the same on every machine, so a prerendered list and the browser's agree.
 */
export function foldText(text: string): string {
	return text
		.normalize("NFKD")
		.replace(/\p{Mark}/gu, "")
		.toLowerCase()
		.replaceAll("ß", "ss");
}

/** A name with its folded form, computed once for sorting long lists. */
export interface NameSortKey {
	readonly folded: string;
	readonly name: string;
}

/** Creates the sort key of a name for {@link compareNames}. */
export function nameSortKey(name: string): NameSortKey {
	return { folded: foldText(name), name };
}

/** Compares two names alphabetically; names with equal folded forms by their own letters. */
export function compareNames(left: NameSortKey, right: NameSortKey): number {
	return compareTexts(left.folded, right.folded) || compareTexts(left.name, right.name);
}

function compareTexts(left: string, right: string): number {
	if (left === right) return 0;
	return left < right ? -1 : 1;
}
