import type { PublishFence } from "#core/ports/publish-fence.ts";
import type { Generation } from "#core/ports/site-output.ts";

/** The publish fences of all shops, in the database of the queue. */
export interface DatabaseFences {
	/** Returns the fence of a shop. */
	fenceOf(shop: string): PublishFence;
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
	return {
		fenceOf(shop) {
			const run = async (script: string, number: number): Promise<Generation> =>
				Number(await client.eval(script, 1, `facette:fence:${shop}`, number));
			return {
				begin: () => run(beginScript, now()),
				claim: (generation) => run(claimScript, generation),
			};
		},
		async close() {
			client.disconnect();
		},
	};
}

// The lock keeps two workers from creating the table at the same time.
const createTable = `
select pg_advisory_xact_lock(33202611);
create table if not exists facette_publish_fence (
	shop text primary key, last bigint not null, newest bigint not null
)`;

const beginQuery = `
insert into facette_publish_fence as fence (shop, last, newest) values ($1, $2, 0)
on conflict (shop) do update set last = greatest($2, fence.last + 1, fence.newest + 1) returning last as number`;

const claimQuery = `
insert into facette_publish_fence as fence (shop, last, newest) values ($1, 0, $2)
on conflict (shop) do update set newest = greatest($2, fence.newest) returning newest as number`;

async function openPostgresFences({ address, now, onError }: DatabaseFenceOptions): Promise<DatabaseFences> {
	const { default: pg } = await import("pg");
	const pool = new pg.Pool({ connectionString: address, max: 2, connectionTimeoutMillis: 5000 });
	pool.on("error", onError);
	let created: Promise<unknown> | null = null;
	async function run(query: string, shop: string, number: number): Promise<Generation> {
		created ??= pool.query(createTable);
		await created.catch((error: unknown) => {
			created = null;
			throw error;
		});
		const { rows } = await pool.query(query, [shop, number]);
		// A bigint arrives as a text.
		return Number(rows[0]?.number);
	}
	return {
		fenceOf: (shop) => ({
			begin: () => run(beginQuery, shop, now()),
			claim: (generation) => run(claimQuery, shop, generation),
		}),
		close: () => pool.end(),
	};
}

/** Opens the fences in a database. It must keep its data when it restarts: a Redis needs `appendonly yes`. */
export function openDatabaseFences(options: DatabaseFenceOptions): Promise<DatabaseFences> {
	return isPostgres(options.address) ? openPostgresFences(options) : openRedisFences(options);
}
