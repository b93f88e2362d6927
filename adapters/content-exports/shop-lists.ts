import { plainTextOf } from "#adapters/content-exports/html-markdown.ts";
import type { Language } from "#core/language/language.ts";
import { slugProblem } from "#core/routes/shop-paths.ts";
import { slugOf } from "#core/text/slug.ts";

/** A text by language, as in a content file. */
interface WrittenTranslation {
	readonly language: string;
	readonly display_name?: string;
	readonly display_value?: string;
	readonly slug?: string;
}

/** An entry of a list in the shop's files: a category, manufacturer or attribute group. */
export interface WrittenEntry {
	readonly id: string | number;
	readonly slug?: string;
	readonly display_name?: string;
	readonly google_product_category?: string;
	readonly translations?: readonly WrittenTranslation[];
	readonly values?: readonly WrittenEntry[];
}

/** The lists of a shop. */
export interface ShopLists {
	readonly categories: readonly WrittenEntry[];
	readonly manufacturers: readonly WrittenEntry[];
	readonly attributes: readonly WrittenEntry[];
}

/** Returns the slugs of an entry: its own, and those of its translations. */
export function slugsOf({ slug, translations = [] }: WrittenEntry): readonly string[] {
	const slugs = [slug, ...translations.map((one) => one.slug)];
	return slugs.filter((one) => typeof one === "string" && one !== "") as readonly string[];
}

function namesOf(entry: WrittenEntry): readonly string[] {
	const { id, display_name, translations = [] } = entry;
	const names = translations.flatMap((one) => [one.display_name ?? "", one.display_value ?? ""]);
	return [String(id), ...slugsOf(entry), display_name ?? "", ...names].filter((name) => name !== "");
}

/** Finds the entry of a list by its id, its slug, or its name in any language. */
export function entryNamed(entries: readonly WrittenEntry[], name: string): WrittenEntry | null {
	const key = name.toLowerCase();
	const slug = slugOf(name, "");
	return (
		entries.find((entry) => namesOf(entry).some((own) => own.toLowerCase() === key)) ??
		entries.find((entry) => slug !== "" && namesOf(entry).includes(slug)) ??
		null
	);
}

/** Returns an entry's name in a language; null if it has none. */
export function nameIn({ translations = [] }: WrittenEntry, language: Language): string | null {
	const own = translations.find((one) => one.language === language);
	return own?.display_name ?? own?.display_value ?? null;
}

/** Returns an entry's slug in paths of a language; its id if it has no slug. */
export function writtenSlugIn({ id, slug, translations = [] }: WrittenEntry, language: Language): string {
	const translated = translations.find((one) => one.language === language)?.slug;
	return translated || slug || String(id);
}

/** A list to which the names that products use are added. */
export interface GrowingList {
	/** Returns the entry with a name; null if there is none. */
	find(name: string): WrittenEntry | null;
	/** Returns the entry with a name; if there is none, creates one, and adds it unless `isAdded` is false. */
	take(name: string, isAdded?: boolean): WrittenEntry;
	/** The entries that were added. */
	readonly added: readonly WrittenEntry[];
}

/** Creates a list that begins with the entries of a shop. `isReserved` returns whether an id belongs to another list. */
export function growingList(
	entries: readonly WrittenEntry[],
	create: (id: string, name: string) => WrittenEntry,
	fallback: string,
	isReserved: (id: string) => boolean = () => false,
): GrowingList {
	const added: WrittenEntry[] = [];
	const byName = new Map<string, WrittenEntry>();
	const freeId = (name: string) => {
		const slug = slugOf(name, fallback).slice(0, 80).replace(/-$/, "");
		const isFree = (id: string) =>
			slugProblem(id, "category") === null &&
			!isReserved(id) &&
			entryNamed([...entries, ...added], id) === null;
		for (let number = 1; ; number++) {
			const id = number === 1 ? slug : `${slug}-${number}`;
			if (isFree(id)) return id;
		}
	};
	const find = (text: string) => {
		const name = plainTextOf(text);
		return byName.get(name) ?? entryNamed([...entries, ...added], name);
	};
	return {
		added,
		find,
		take(text, isAdded = true) {
			const name = plainTextOf(text);
			const existing = find(text);
			const entry = existing ?? create(freeId(name), name);
			if (existing === null && !isAdded) return entry;
			if (existing === null) added.push(entry);
			byName.set(name, entry);
			return entry;
		},
	};
}
