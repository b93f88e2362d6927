import { startOfDay } from "#core/opening-hours/local-time.ts";
import { type Catalogue, itemName, type StockCount, stockCounts } from "../catalogue.ts";
import { commit, type Queries } from "../database/database.ts";
import type { ServiceContext } from "../service-context.ts";

/** A row of the stock table. */
interface KeptStock {
	readonly item: string;
	/** Null while the shop does not count its stock. */
	readonly listed: number | null;
	readonly counted_at: Date | null;
}

/** A stock number of the catalogue to take over. */
interface NewCount extends Omit<StockCount, "countedAt"> {
	readonly countedAt: Date | null;
	/** The time since which its sales are counted again, "ever" for all of them; null if the counted sales stay. */
	readonly salesSince: Date | "ever" | null;
}

/** The age of the loaded catalogue compared to the newest one loaded before. */
interface CatalogueAge {
	readonly isOlder: boolean;
	/** The time at which the content of the newest one was read; null if unknown. */
	readonly newest: Date | null;
}

/**
 * Takes over the changed stock numbers of a catalogue (B-REL-10). The stock is always the catalogue's number minus
 * the sales since it was counted, so no number of the content brings a sold piece back:
 *
 * - with `stock_counted_at`, all sales since then are subtracted;
 * - without it, a changed number changes the stock by the difference: all sales stay subtracted;
 * - the same number and time again change nothing;
 * - a catalogue older than the newest one adds only items that were never counted.
 */
export async function reconcileStock(
	context: Pick<ServiceContext, "database" | "now" | "timeZone" | "warn">,
	catalogue: Catalogue,
): Promise<void> {
	const { project, content_read_at } = catalogue;
	const readAt = content_read_at === null ? null : new Date(content_read_at);
	await context.database.transaction(async (queries) => {
		await queries.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 4))", [project]);
		const newest = await newestCatalogue(queries, project);
		const age: CatalogueAge = { newest, isOlder: readAt !== null && newest !== null && readAt < newest };
		if (age.isOlder)
			context.warn({ content_read_at }, "an older catalogue than the last one: its stock is not used");
		const latest = readAt !== null && readAt < context.now() ? readAt : context.now();
		const counts = stockCounts(catalogue).map((count) => ({
			...count,
			countedAt: countingTime(count, latest, context),
		}));
		const storedStock = await keptStock(queries, project);
		const changes = counts.flatMap((count) => changeOf(count, storedStock.get(count.item), age));
		await replaceCounts(queries, project, changes);
		await keepSales(queries, project, changes);
		await addSharedSales(queries, project, changes, newest);
		if (!age.isOlder) await noteCatalogue(queries, project, readAt);
		return commit(null);
	});
}

async function newestCatalogue(queries: Queries, project: string): Promise<Date | null> {
	const [row] = await queries.query<{ content_read_at: Date | null }>(
		"SELECT content_read_at FROM stock_catalogues WHERE project = $1",
		[project],
	);
	return row?.content_read_at ?? null;
}

/**
 * Records when the catalogue's content was read. If it does not say so, the last one's time stays, so that too many
 * sales are subtracted rather than too few.
 */
async function noteCatalogue(queries: Queries, project: string, readAt: Date | null): Promise<void> {
	if (readAt === null) return;
	await queries.query(
		`INSERT INTO stock_catalogues (project, content_read_at) VALUES ($1, $2)
		ON CONFLICT (project) DO UPDATE SET content_read_at = excluded.content_read_at`,
		[project, readAt.toISOString()],
	);
}

async function keptStock(queries: Queries, project: string): Promise<ReadonlyMap<string, KeptStock>> {
	const rows = await queries.query<KeptStock>(
		"SELECT item, listed, counted_at FROM stock WHERE project = $1 FOR UPDATE",
		[project],
	);
	return new Map(rows.map((row) => [row.item, row]));
}

/** Returns the time at which pieces were counted; null for a time after the content was read, which cannot be true. */
function countingTime(
	{ item, countedAt }: StockCount,
	latest: Date,
	{ timeZone, warn }: Pick<ServiceContext, "timeZone" | "warn">,
): Date | null {
	if (countedAt === null) return null;
	// Of a day alone, all sales are subtracted from the count, because it is unknown which came before it.
	const time = countedAt.includes("T") ? new Date(countedAt) : new Date(startOfDay(countedAt, timeZone));
	if (time <= latest) return time;
	warn({ item, stock_counted_at: countedAt }, "stock_counted_at is in the future and is not used");
	return null;
}

function changeOf(
	count: Omit<StockCount, "countedAt"> & { readonly countedAt: Date | null },
	stored: KeptStock | undefined,
	{ isOlder, newest }: CatalogueAge,
): readonly NewCount[] {
	const { pieces, countedAt } = count;
	if (!stored) {
		if (pieces === null) return [];
		// The number was entered after the last catalogue was written, so it may already include sales since then.
		return [{ ...count, salesSince: countedAt ?? (isOlder ? "ever" : (newest ?? "ever")) }];
	}
	if (isOlder) return [];
	const isCountedAgain =
		pieces !== null && countedAt !== null && countedAt.getTime() !== stored.counted_at?.getTime();
	if (isCountedAgain) return [{ ...count, salesSince: countedAt }];
	return pieces === stored.listed ? [] : [{ ...count, countedAt: stored.counted_at, salesSince: null }];
}

/** Takes over numbers of a new count, and subtracts the sales since then. */
async function replaceCounts(queries: Queries, project: string, changes: readonly NewCount[]): Promise<void> {
	const counts = changes.filter(({ salesSince }) => salesSince !== null);
	if (counts.length === 0) return;
	await queries.query(
		`INSERT INTO stock (project, item, listed, counted_at, sold)
		SELECT $1, item, pieces, counted_at, coalesce((
			SELECT sum(order_lines.count) FROM order_lines JOIN orders ON orders.id = order_lines.order_id
			WHERE orders.project = $1 AND order_lines.product = counted.product
				AND (since IS NULL OR orders.received_at >= since)
				AND CASE WHEN counted.variant IS NULL
					THEN order_lines.variant IS NULL OR NOT counted_variants ? order_lines.variant
					ELSE order_lines.variant = counted.variant END
		), 0)
		FROM jsonb_to_recordset($2::jsonb) AS counted (item text, product text, variant text, pieces integer,
			counted_at timestamptz, since timestamptz, counted_variants jsonb)
		ON CONFLICT (project, item)
		DO UPDATE SET listed = excluded.listed, counted_at = excluded.counted_at, sold = excluded.sold`,
		[
			project,
			JSON.stringify(
				counts.map(({ countedAt, salesSince, countedVariants, ...count }) => ({
					...count,
					counted_at: countedAt,
					since: salesSince === "ever" ? null : salesSince,
					counted_variants: countedVariants,
				})),
			),
		],
	);
}

/** Takes over numbers that changed by deliveries or by sales elsewhere, and keeps the counted sales. */
async function keepSales(queries: Queries, project: string, changes: readonly NewCount[]): Promise<void> {
	const counts = changes.filter(({ salesSince }) => salesSince === null);
	if (counts.length === 0) return;
	await queries.query(
		`UPDATE stock SET listed = counted.pieces
		FROM jsonb_to_recordset($2::jsonb) AS counted (item text, pieces integer)
		WHERE stock.project = $1 AND stock.item = counted.item`,
		[project, JSON.stringify(counts.map(({ item, pieces }) => ({ item, pieces })))],
	);
}

/**
 * Subtracts from a product's number the sales of a variant that it includes from now on. The shop counted both
 * together after the last catalogue was written, while the variant still sold from its own number.
 */
async function addSharedSales(
	queries: Queries,
	project: string,
	changes: readonly NewCount[],
	newest: Date | null,
): Promise<void> {
	const recounted = new Set(changes.flatMap(({ item, salesSince }) => (salesSince === null ? [] : [item])));
	for (const { product, variant, pieces } of changes) {
		const item = itemName(product, null);
		if (variant === null || pieces !== null || recounted.has(item)) continue;
		await queries.query(
			`UPDATE stock SET sold = sold + coalesce((
				SELECT sum(order_lines.count) FROM order_lines JOIN orders ON orders.id = order_lines.order_id
				WHERE orders.project = $1 AND product = $3 AND variant = $4
					AND ($5::timestamptz IS NULL OR received_at >= $5::timestamptz)
			), 0) WHERE project = $1 AND item = $2`,
			[project, item, product, variant, newest?.toISOString() ?? null],
		);
	}
}
