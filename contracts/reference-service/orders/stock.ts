import { type Catalogue, itemName, type Offered } from "../catalogue.ts";
import type { Queries } from "../database/database.ts";

/** The fields of an order line that its stock depends on. */
interface CountedLine {
	readonly product: string | number;
	readonly variant: string | number | null;
	readonly count: number;
}

/** The pieces in stock of each counted item; negative if more was ordered than there was. */
export type StockAtHand = ReadonlyMap<string, number>;

/**
 * Locks the stock of an order's lines until the transaction ends, and returns the pieces in stock. Locks always in
 * the order of the items, so that two orders for the same goods cannot wait for each other.
 */
export async function lockStock(
	queries: Queries,
	{ project }: Catalogue,
	lines: readonly CountedLine[],
): Promise<StockAtHand> {
	// A catalogue that is loaded meanwhile counts this order, too, also for items that were not counted before.
	await queries.query("SELECT pg_advisory_xact_lock_shared(hashtextextended($1, 4))", [project]);
	const items = lines.flatMap(({ product, variant }) => [
		itemName(product, null),
		itemName(product, variant),
	]);
	const rows = await queries.query<{ item: string; pieces: number | null }>(
		`SELECT item, listed - sold AS pieces FROM stock
		WHERE project = $1 AND item IN (SELECT jsonb_array_elements_text($2::jsonb))
		ORDER BY item FOR UPDATE`,
		[project, JSON.stringify(items)],
	);
	return new Map(rows.flatMap(({ item, pieces }) => (pieces === null ? [] : [[item, pieces]])));
}

/**
 * Returns an offer with the current stock. Only the database knows what is counted: another service may have loaded
 * the newest catalogue.
 */
export function withStock({ product, variant }: Offered, stock: StockAtHand): Offered {
	return {
		product: { ...product, stock: stock.get(itemName(product.id, null)) ?? null },
		variant: variant && { ...variant, stock: stock.get(itemName(product.id, variant.id)) ?? null },
	};
}

/**
 * Counts an order's pieces as sold. A counted variant has its own stock, all others share the product's. Sales of
 * uncounted items add up, too, because the shop may count them again.
 */
export async function reserveStock(
	queries: Queries,
	{ project }: Catalogue,
	lines: readonly CountedLine[],
): Promise<void> {
	for (const { product, variant, count } of lines) {
		await queries.query(
			`UPDATE stock SET sold = sold + $4 WHERE project = $1 AND (item = $3 OR (item = $2 AND NOT EXISTS (
				SELECT 1 FROM stock AS own WHERE own.project = $1 AND own.item = $3 AND own.listed IS NOT NULL)))`,
			[project, itemName(product, null), itemName(product, variant), count],
		);
	}
}
