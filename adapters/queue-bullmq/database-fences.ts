import type { PublishFence } from "#core/ports/publish-fence.ts";
import type { DueRebuild } from "#core/ports/rebuild-queue.ts";
import type { Generation } from "#core/ports/site-output.ts";

/** The times of shops' last builds and what they read, which all workers share. */
export interface BuildTimes {
	/** Returns the milliseconds of a shop's last build; null if none was saved. */
	durationOf(shop: string): Promise<number | null>;
	saveDuration(shop: string, milliseconds: number): Promise<void>;
	/** Returns the shops whose last build is out of date at `now`, in milliseconds since 1970. */
	due(now: number): Promise<readonly DueRebuild[]>;
	/** Saves until when a shop's last build is up to date, in milliseconds since 1970. */
	saveUntil(shop: string, until: number): Promise<void>;
	/** Returns how many items the last builds have read, by the names of their shops. */
	itemCounts(): Promise<ReadonlyMap<string, string>>;
	saveItemCounts(shop: string, counts: string): Promise<void>;
}

/** The publish fences and build times of all shops, in the database of the queue. */
export interface DatabaseFences {
	/** Returns the fence of a shop. */
	fenceOf(shop: string): PublishFence;
	readonly times: BuildTimes;
	close(): Promise<void>;
}

/** The options of {@link openDatabaseFences}. */
export interface DatabaseFenceOptions {
	/** The URL of Redis or Valkey (redis:, rediss:) or of PostgreSQL (postgres:, postgresql:). */
	readonly address: string;
	/** The time in milliseconds since 1970 UTC. */
	readonly now: () => number;
	/** Called with errors of the connection, which opens again by itself. */
	onError(error: Error): void;
}

/** Returns whether an address is that of a PostgreSQL. */
export function isPostgres(address: string): boolean {
	return /^postgres(?:ql)?:/.test(address);
}

// Numbers as texts, because a script's numbers lose digits when Redis converts them.
const beginScript = `
local last = tonumber(redis.call('HGET', KEYS[1], 'last') or '0')
local newest = tonumber(redis.call('HGET', KEYS[1], 'newest') or '0')
local number = string.format('%.0f', math.max(tonumber(ARGV[1]), last + 1, newest + 1))
redis.call('HSET', KEYS[1], 'last', number)
return number`;

const claimScript = `
local newest = tonumber(redis.call('HGET', KEYS[1], 'newest') or '0')
local number = string.format('%.0f', math.max(tonumber(ARGV[1]), newest))
redis.call('HSET', KEYS[1], 'newest', number)
return number`;

async function openRedisFences({ address, now, onError }: DatabaseFenceOptions): Promise<DatabaseFences> {
	const { Redis } = await import("ioredis");
	// Rejects soon, because a build that cannot be numbered is repeated later.
	const client = new Redis(address, { maxRetriesPerRequest: 2 });
	client.on("error", onError);
	const durationKey = (shop: string) => `facette:duration:${shop}`;
	/** A sorted set of all shops. */
	const untilKey = "facette:until";
	/** A hash of all shops. */
	const itemsKey = "facette:items";
	return {
		times: {
			async durationOf(shop) {
				const saved = await client.get(durationKey(shop));
				return saved === null ? null : Number(saved);
			},
			saveDuration: async (shop, milliseconds) => void (await client.set(durationKey(shop), milliseconds)),
			async due(now) {
				const found = await client.zrangebyscore(untilKey, 0, now, "WITHSCORES");
				return found.flatMap((shop, index) => (index % 2 ? [] : [{ shop, at: Number(found[index + 1]) }]));
			},
			saveUntil: async (shop, until) => void (await client.zadd(untilKey, until, shop)),
			itemCounts: async () => new Map(Object.entries(await client.hgetall(itemsKey))),
			saveItemCounts: async (shop, counts) => void (await client.hset(itemsKey, shop, counts)),
		},
		fenceOf(shop) {
			const run = async (script: string, number: number): Promise<Generation> =>
				Number(await client.eval(script, 1, `facette:fence:${shop}`, number));
			return {
				begin: (seenAt) => run(beginScript, Math.max(now(), seenAt)),
				claim: (generation) => run(claimScript, generation),
			};
		},
		async close() {
			client.disconnect();
		},
	};
}

// The lock keeps two workers from creating the tables at the same time.
const createTables = `
select pg_advisory_xact_lock(33202611);
create table if not exists facette_publish_fence (
	shop text primary key, last bigint not null, newest bigint not null
);
create table if not exists facette_build_duration (shop text primary key, milliseconds bigint not null);
create table if not exists facette_build_until (shop text primary key, at bigint not null);
create table if not exists facette_build_items (shop text primary key, counts text not null)`;

const beginQuery = `
insert into facette_publish_fence as fence (shop, last, newest) values ($1, $2, 0)
on conflict (shop) do update set last = greatest($2, fence.last + 1, fence.newest + 1) returning last as number`;

const claimQuery = `
insert into facette_publish_fence as fence (shop, last, newest) values ($1, 0, $2)
on conflict (shop) do update set newest = greatest($2, fence.newest) returning newest as number`;

const durationQuery = "select milliseconds as number from facette_build_duration where shop = $1";

const saveDurationQuery = `
insert into facette_build_duration (shop, milliseconds) values ($1, $2)
on conflict (shop) do update set milliseconds = $2`;

const dueQuery = "select shop, at from facette_build_until where at <= $1 order by at, shop";

const saveUntilQuery = `
insert into facette_build_until (shop, at) values ($1, $2) on conflict (shop) do update set at = $2`;

const itemCountsQuery = "select shop, counts from facette_build_items";

const saveItemCountsQuery = `
insert into facette_build_items (shop, counts) values ($1, $2) on conflict (shop) do update set counts = $2`;

async function openPostgresFences({ address, now, onError }: DatabaseFenceOptions): Promise<DatabaseFences> {
	const { default: pg } = await import("pg");
	const pool = new pg.Pool({ connectionString: address, max: 2, connectionTimeoutMillis: 5000 });
	pool.on("error", onError);
	let created: Promise<unknown> | null = null;
	async function rowsOf(query: string, values: readonly (string | number)[]) {
		created ??= pool.query(createTables);
		await created.catch((error: unknown) => {
			created = null;
			throw error;
		});
		return (await pool.query(query, [...values])).rows;
	}
	/** Returns the number in the first row; null without rows. */
	async function run(query: string, values: readonly (string | number)[]): Promise<number | null> {
		const [row] = await rowsOf(query, values);
		// A bigint arrives as a text.
		return row ? Number(row.number) : null;
	}
	const generation = async (query: string, shop: string, number: number): Promise<Generation> =>
		Number(await run(query, [shop, number]));
	return {
		times: {
			durationOf: (shop) => run(durationQuery, [shop]),
			saveDuration: async (shop, milliseconds) =>
				void (await run(saveDurationQuery, [shop, Math.round(milliseconds)])),
			due: async (at) =>
				(await rowsOf(dueQuery, [at])).map((row) => ({ shop: String(row.shop), at: Number(row.at) })),
			saveUntil: async (shop, until) => void (await run(saveUntilQuery, [shop, until])),
			itemCounts: async () =>
				new Map(
					(await rowsOf(itemCountsQuery, [])).map(({ shop, counts }) => [String(shop), String(counts)]),
				),
			saveItemCounts: async (shop, counts) => void (await rowsOf(saveItemCountsQuery, [shop, counts])),
		},
		fenceOf: (shop) => ({
			begin: (seenAt) => generation(beginQuery, shop, Math.max(now(), seenAt)),
			claim: (claimed) => generation(claimQuery, shop, claimed),
		}),
		close: () => pool.end(),
	};
}

/** Opens the fences in a database. It must keep its data when it restarts: a Redis needs `appendonly yes`. */
export function openDatabaseFences(options: DatabaseFenceOptions): Promise<DatabaseFences> {
	return isPostgres(options.address) ? openPostgresFences(options) : openRedisFences(options);
}
