import type { ContentFinding } from "#core/content/finding.ts";
import { errorAt, warningAt } from "#core/content/finding.ts";
import { nearestName } from "#core/content/nearest.ts";
import type { Language } from "#core/language/language.ts";
import { slugIn, type TranslatedSlug } from "#core/routes/localized-slugs.ts";
import type { ContentId } from "#core/shared/branded.ts";

/**
 * The ids that references may have, and the file with them. `ids` is null if that file could not be read, so that any
 * id is accepted.
 */
export interface KnownIds {
	readonly place: string;
	readonly ids: ReadonlySet<string> | null;
}

/**
 * The maximum number of unknown names for which a suggestion is searched: a folder with thousands of errors would
 * take minutes.
 */
const suggestions = 200;

/** The minimum length of a word for a suggestion; shorter ones are similar to too many others. */
const shortest = 3;

/** Finds references to missing items, and ids and slugs that two items have. */
export interface ReferenceChecks {
	readonly findings: readonly ContentFinding[];
	/** Adds a finding if the id is unknown. */
	named(file: string, field: string, id: ContentId | null, known: KnownIds): void;
	/** Adds a finding if an item of this kind has the id already. */
	unique(kind: string, id: ContentId, file: string, field: string | null): void;
	/** Adds a finding if an item of this kind has the slug already, in any letter case (R-ROUTE-15). */
	uniqueSlug(kind: string, slug: string, file: string, field: string | null): void;
	/**
	 * Adds a finding for each slug of an item that another item of this kind has too: its own, and that in each language
	 * (B-SEO-12). `prefix` is that of the item's fields in its file.
	 */
	uniqueSlugs(kind: string, item: TranslatedSlug, file: string, prefix: string | null): void;
	/** Adds a finding about a missing image of the media folder. */
	image(file: string, field: string, name: string, images: readonly string[]): void;
	/** Adds findings of other checks. */
	add(...findings: readonly ContentFinding[]): void;
}

/** Creates the checks of a shop on a site with these languages. The time of each check does not depend on the number of items. */
export function referenceChecks(languages: readonly Language[]): ReferenceChecks {
	const findings: ContentFinding[] = [];
	const ids = new Map<string, string>();
	const slugs = new Map<string, string>();
	const slugsByLanguage = new Map<string, { readonly place: string; readonly isTranslated: boolean }>();
	let suggested = 0;
	const near = (word: string, words: Iterable<string>): string | null => {
		if (word.length < shortest || suggested >= suggestions) return null;
		suggested += 1;
		return nearestName(word, words);
	};
	const placeOf = (file: string, field: string | null) => (field === null ? file : `${file}, ${field}`);
	const uniqueSlug: ReferenceChecks["uniqueSlug"] = (kind, slug, file, field) => {
		const key = `${kind} ${slug.toLowerCase()}`;
		const other = slugs.get(key);
		if (other === undefined) slugs.set(key, placeOf(file, field));
		else findings.push(errorAt(file, field, "content.slug.duplicate", { slug, other }));
	};

	return {
		findings,
		add: (...others) => {
			for (const finding of others) findings.push(finding);
		},
		named(file, field, id, { place, ids: known }) {
			if (id === null || known === null || known.has(String(id))) return;
			const found = String(id);
			const suggestion = near(found, known);
			findings.push(
				suggestion
					? errorAt(file, field, "content.reference.unknown_near", { found, place, suggestion })
					: errorAt(file, field, "content.reference.unknown", { found, place }),
			);
		},
		image(file, field, name, images) {
			const suggestion = near(name, images);
			findings.push(
				suggestion
					? warningAt(file, field, "content.picture.missing_near", { name, suggestion })
					: warningAt(file, field, "content.picture.missing", { name }),
			);
		},
		unique(kind, id, file, field) {
			const key = `${kind} ${id}`;
			const other = ids.get(key);
			if (other === undefined) ids.set(key, placeOf(file, field));
			else findings.push(errorAt(file, field, "content.id.twice", { id, other }));
		},
		uniqueSlug,
		uniqueSlugs(kind, item, file, prefix) {
			const ownField = prefix === null ? null : `${prefix}slug`;
			uniqueSlug(kind, item.slug, file, ownField);
			for (const language of languages) {
				const slug = slugIn(item, language);
				const place = item.translations.findIndex(
					(entry) => entry.language === language && entry.slug !== null,
				);
				const isTranslated = place >= 0;
				const field = isTranslated ? `${prefix ?? ""}translations.${place}.slug` : ownField;
				const key = `${kind} ${language} ${slug.toLowerCase()}`;
				const other = slugsByLanguage.get(key);
				if (!other) slugsByLanguage.set(key, { place: placeOf(file, field), isTranslated });
				// Two items that both have their own slug in the language are reported above.
				else if (isTranslated || other.isTranslated)
					findings.push(
						errorAt(file, field, "content.slug.duplicate_in", { slug, language, other: other.place }),
					);
			}
		},
	};
}

/** Returns the ids of a list; null if it could not be read. */
export function idsOf(items: readonly { readonly id: ContentId }[] | null): ReadonlySet<string> | null {
	return items && new Set(items.map(({ id }) => String(id)));
}
