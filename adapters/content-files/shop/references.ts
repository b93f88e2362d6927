import type { ContentFinding } from "#core/content/finding.ts";
import { errorAt, warningAt } from "#core/content/finding.ts";
import { nearestName } from "#core/content/nearest.ts";
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
	/** Adds a finding about a missing image of the media folder. */
	image(file: string, field: string, name: string, images: readonly string[]): void;
	/** Adds findings of other checks. */
	add(...findings: readonly ContentFinding[]): void;
}

/** Creates the checks of a shop. The time of each check does not depend on the number of items. */
export function referenceChecks(): ReferenceChecks {
	const findings: ContentFinding[] = [];
	const ids = new Map<string, string>();
	const slugs = new Map<string, string>();
	let suggested = 0;
	const near = (word: string, words: Iterable<string>): string | null => {
		if (word.length < shortest || suggested >= suggestions) return null;
		suggested += 1;
		return nearestName(word, words);
	};
	const placeOf = (file: string, field: string | null) => (field === null ? file : `${file}, ${field}`);

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
		uniqueSlug(kind, slug, file, field) {
			const key = `${kind} ${slug.toLowerCase()}`;
			const other = slugs.get(key);
			if (other === undefined) slugs.set(key, placeOf(file, field));
			else findings.push(errorAt(file, field, "content.slug.duplicate", { slug, other }));
		},
	};
}

/** Returns the ids of a list; null if it could not be read. */
export function idsOf(items: readonly { readonly id: ContentId }[] | null): ReadonlySet<string> | null {
	return items && new Set(items.map(({ id }) => String(id)));
}
