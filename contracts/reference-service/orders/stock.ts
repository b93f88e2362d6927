import { type Catalogue, itemName, type Offered } from "../catalogue.ts";
import type { Queries } from "../database/database.ts";

/** A line as far as the stock is concerned. */
interface CountedLine {
	readonly product: string | number;
	readonly variant: string | number | null;
	readonly count: number;
}

/** Pieces at hand by item, of what is counted; below 0 where more was ordered than there was. */
export type StockAtHand = ReadonlyMap<string, number>;

/**
 * Locks the stock of an order's lines until the transaction ends and returns the pieces at hand. Always in the order
 * of the items, so that two orders of the same things wait for each other and never in a circle.
 */
export async function lockStock(
	queries: Queries,
	{ project }: Catalogue,
	lines: readonly CountedLine[],
): Promise<StockAtHand> {
	// A catalogue that is loaded meanwhile counts this order too, even of what was not counted before.
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
 * Returns what is offered with the pieces that are at hand now. The database alone says what is counted: the newest catalogue
 * may have been loaded by another service, or be newer than this one's.
 */
export function withStock({ product, variant }: Offered, stock: StockAtHand): Offered {
	return {
		product: { ...product, stock: stock.get(itemName(product.id, null)) ?? null },
		variant: variant && { ...variant, stock: stock.get(itemName(product.id, variant.id)) ?? null },
	};
}

/**
 * Counts an order's pieces as sold. A variant that is counted draws on its own stock, all others on the product's. What is
 * not counted now keeps adding up, for the shop may count it again.
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
