import { collectionModels } from "#adapters/content-directus/model/collections.ts";
import { listOf, type Rows, textOf } from "#adapters/content-directus/model/rows.ts";
import { findingAt } from "#adapters/content-directus/pull/findings.ts";
import type { ContentFinding } from "#core/content/finding.ts";

/** Returns findings about values that Directus would change: words of lists with commas. */
export function seedFindings(rows: Rows): readonly ContentFinding[] {
	return collectionModels().flatMap(({ collection, fields }) =>
		(rows[collection] ?? []).flatMap((row) => {
			const item = `${collection}/${textOf(row.key) ?? row.id}`;
			return fields.flatMap(({ field, kind }): ContentFinding[] => {
				if (kind !== "csv") return [];
				return listOf(row[field]).flatMap((word) =>
					/,|^\s|\s$/.test(String(word))
						? [findingAt(item, field, "directus.seed.comma", { found: String(word) })]
						: [],
				);
			});
		}),
	);
}
