import type { ContentFinding } from "#core/content/finding.ts";
import { errorAt, warningAt } from "#core/content/finding.ts";
import { nearestName } from "#core/content/nearest.ts";
import type { ContentId } from "#core/shared/branded.ts";

/** Ids that may be named, and the file where they are; null when that file could not be read, so that all may be. */
export interface KnownIds {
	readonly place: string;
	readonly ids: ReadonlySet<string> | null;
}

/** Unknown names for which the right one is looked for; beyond, a folder of thousands of faults would take minutes. */
const suggestions = 200;

/** Words of fewer letters than this are near to too many others. */
const shortest = 3;

/** Finds what names something that is not there, and ids and slugs that two items have. */
export interface ReferenceChecks {
	readonly findings: readonly ContentFinding[];
	/** Notes a finding unless the id is known. */
	named(file: string, field: string, id: ContentId | null, known: KnownIds): void;
	/** Notes a finding when an item of that kind has the id already. */
	unique(kind: string, id: ContentId, file: string, field: string | null): void;
	/** Notes a finding when an item of that kind has the slug already, whatever its letter case (R-ROUTE-15). */
	uniqueSlug(kind: string, slug: string, file: string, field: string | null): void;
	/** Notes that the media folder has no image of that name. */
	image(file: string, field: string, name: string, images: readonly string[]): void;
	/** Adds findings from elsewhere. */
	add(...findings: readonly ContentFinding[]): void;
}

/** Starts checking a shop; every check takes the same time however many items there are. */
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

/** The ids of a list that was read; null for one that could not be. */
export function idsOf(items: readonly { readonly id: ContentId }[] | null): ReadonlySet<string> | null {
	return items && new Set(items.map(({ id }) => String(id)));
}
