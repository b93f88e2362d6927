import { type ContentItems, entityOfFile } from "#adapters/content-files/hold-back/content-items.ts";
import { type IsGone, prune } from "#adapters/content-files/hold-back/references.ts";
import { type ContentFinding, warningAt } from "#core/content/finding.ts";
import { referencesOf } from "#core/content/item-values.ts";

/** References of documents that concern the site as a whole to items that do not exist. */
export interface MissingReferences {
	readonly isEmpty: boolean;
	/**
	 * Adds the reference that a finding points to. Returns the warning that the site is published without it; null if the
	 * finding points to no reference to another item, or the reference cannot be left out.
	 */
	add(content: ContentItems, finding: ContentFinding): ContentFinding | null;
	/** Returns content without the added references, and without the entries of lists that cannot be without them. */
	removeFrom(content: ContentItems): ContentItems;
}

const keyOf = (collection: string, by: string, id: string) => JSON.stringify([collection, by, id]);

/** Creates an empty set of missing references. */
export function createMissingReferences(): MissingReferences {
	const missing = new Map<string, Set<string>>();
	return {
		get isEmpty() {
			return missing.size === 0;
		},
		add({ documents }, { file, field }) {
			const fields = entityOfFile(file)?.fields ?? {};
			const reference = referencesOf(fields, documents.get(file)).find(({ path }) => path === field);
			if (!reference) return null;
			const { to, value } = reference;
			const found = String(value);
			const ids = missing.get(file) ?? new Set();
			missing.set(file, ids.add(keyOf(to.entity, to.by, found)));
			return warningAt(file, field, "content.reference.leftOut", { found });
		},
		removeFrom(content) {
			const documents = new Map(content.documents);
			for (const [file, ids] of missing) {
				const isGone: IsGone = (collection, id, by) => ids.has(keyOf(collection, by, id));
				documents.set(file, prune(entityOfFile(file)?.fields ?? {}, documents.get(file), isGone).value);
			}
			return { ...content, documents };
		},
	};
}
