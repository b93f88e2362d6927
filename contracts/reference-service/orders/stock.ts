import { type Catalogue, listedStock, type Offered, offeredIn, stockItem } from "../catalogue.ts";
import type { Queries } from "../database/database.ts";

/** A line as far as the stock is concerned. */
interface CountedLine {
	readonly product: string | number;
	readonly variant: string | number | null;
	readonly count: number;
}

/**
 * Brings the catalogue's numbers into the database: new items, and those that the shop has counted again since the
 * service last read the catalogue. What was sold in between stays sold wherever the catalogue still says the same.
 */
export async function seedStock(queries: Queries, catalogue: Catalogue): Promise<void> {
	const items = [...listedStock(catalogue)].map(([item, pieces]) => ({ item, pieces }));
	await queries.query(
		`INSERT INTO stock (project, item, pieces, listed)
		SELECT $1, item, pieces, pieces FROM jsonb_to_recordset($2::jsonb) AS counted (item text, pieces integer)
		ON CONFLICT (project, item) DO UPDATE SET pieces = excluded.pieces, listed = excluded.listed
		WHERE stock.listed <> excluded.listed`,
		[catalogue.project, JSON.stringify(items)],
	);
}

/**
 * Locks the stock of an order's lines until the transaction ends and gives the pieces at hand. Always in the order
 * of the items, so that two orders of the same things wait for each other and never in a circle.
 */
export async function lockStock(
	queries: Queries,
	catalogue: Catalogue,
	lines: readonly CountedLine[],
): Promise<ReadonlyMap<string, number>> {
	const items = lines.flatMap((line) => {
		const offered = offeredIn(catalogue, line.product, line.variant);
		return offered ? stockItems(offered) : [];
	});
	const rows = await queries.query<{ item: string; pieces: number }>(
		`SELECT item, pieces FROM stock
		WHERE project = $1 AND item IN (SELECT jsonb_array_elements_text($2::jsonb))
		ORDER BY item FOR UPDATE`,
		[catalogue.project, JSON.stringify(items)],
	);
	return new Map(rows.map(({ item, pieces }) => [item, pieces]));
}

/** Takes an order's pieces from the stock; what is missing will be reordered, so none stays at hand. */
export async function reserveStock(
	queries: Queries,
	catalogue: Catalogue,
	lines: readonly CountedLine[],
): Promise<void> {
	for (const line of lines) {
		const offered = offeredIn(catalogue, line.product, line.variant);
		if (!offered) continue;
		await queries.query(
			"UPDATE stock SET pieces = greatest(pieces - $3, 0) WHERE project = $1 AND item = $2",
			[catalogue.project, stockItem(offered), line.count],
		);
	}
}

/** A variant's own stock and the product's, for the product's holds where the variant has none. */
function stockItems({ product, variant }: Offered): readonly string[] {
	return [stockItem({ product, variant: null }), stockItem({ product, variant })];
}
