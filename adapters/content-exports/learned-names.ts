import { entryNamed, nameIn, type WrittenEntry } from "#adapters/content-exports/shop-lists.ts";
import type { Language } from "#core/language/language.ts";

/** An entry of the shop, and its name by the export, in the export's language. */
export type NamedPair = readonly [entry: WrittenEntry, name: string];

/**
 * Returns the names of entries that have none in the export's language. A name counts if all products of the entry agree
 * on it, and if no other entry has it.
 */
export function learnedNames(
	entries: readonly WrittenEntry[],
	pairs: readonly NamedPair[],
	language: Language,
): ReadonlyMap<WrittenEntry, string> {
	const names = new Map<WrittenEntry, Set<string>>();
	for (const [entry, name] of pairs)
		if (nameIn(entry, language) === null) names.set(entry, (names.get(entry) ?? new Set()).add(name));
	return new Map(
		[...names].flatMap(([entry, [name = "", ...others]]) => {
			const owner = entryNamed(entries, name);
			const isAgreed = others.length === 0 && (owner === null || owner === entry);
			return isAgreed ? [[entry, name] as const] : [];
		}),
	);
}

/** Returns an entry with a further name; `field` is the field of its translations. */
export function withName(
	entry: WrittenEntry,
	language: Language,
	field: "display_name" | "display_value",
	name: string | undefined,
): WrittenEntry {
	if (name === undefined) return entry;
	return { ...entry, translations: [...(entry.translations ?? []), { language, [field]: name }] };
}
