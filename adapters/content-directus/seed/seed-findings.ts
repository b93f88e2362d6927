import { collectionModels } from "#adapters/content-directus/model/collections.ts";
import { listOf, type Rows, textOf } from "#adapters/content-directus/model/rows.ts";
import { findingAt } from "#adapters/content-directus/pull/findings.ts";
import type { ContentFinding } from "#core/content/finding.ts";

const decimal = /^\d{1,12}(?:\.\d{1,4})?$/;

/**
 * Returns findings about values that Directus would change: list entries with commas, and prices with more decimal
 * places than its column.
 */
export function seedFindings(rows: Rows): readonly ContentFinding[] {
	return collectionModels().flatMap(({ collection, fields }) =>
		(rows[collection] ?? []).flatMap((row) => {
			const item = `${collection}/${textOf(row.key) ?? row.id}`;
			return fields.flatMap(({ field, kind }): ContentFinding[] => {
				if (kind === "csv")
					return listOf(row[field]).flatMap((word) =>
						/,|^\s|\s$/.test(String(word))
							? [findingAt(item, field, "directus.seed.comma", { found: String(word) })]
							: [],
					);
				const found = textOf(row[field]);
				if (kind !== "decimal" || found === null || decimal.test(found)) return [];
				return [findingAt(item, field, "directus.seed.decimal", { found })];
			});
		}),
	);
}
