import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AppliedModel, applyModel } from "#adapters/content-directus/model/apply-model.ts";
import { collectionModels } from "#adapters/content-directus/model/collections.ts";
import { installEditorFlows } from "#adapters/content-directus/model/editor-flows.ts";
import type { Send } from "#adapters/content-directus/model/permissions.ts";
import { createSeedContext } from "#adapters/content-directus/seed/seed-context.ts";
import { seedProject } from "#adapters/content-directus/seed/seed-project.ts";
import {
	type DatabaseServer,
	isInstalled,
	startPostgres,
} from "#tests/adapters/queue-bullmq/database-servers.ts";
import { clientOf, demoMedia, sendTo, smallContent } from "#tests/directus/seeded-project.ts";
import { type DirectusServer, startDirectus } from "#tests/directus/start-server.ts";

const domain = "postgres.example";
const { project, id: idOf } = createSeedContext(domain);
/** The columns of earlier versions: 12 digits before the point and 4 behind it. */
const size = { numeric_precision: 16, numeric_scale: 4 };
/** Prices as columns of numbers have them, and the texts that they become. */
const prices = [
	["1290.5000", "1290.5"],
	["1290.0000", "1290"],
	["24.9000", "24.9"],
	["0.0000", "0"],
	["0.0001", "0.0001"],
	["100.0000", "100"],
	["999999999999.9999", "999999999999.9999"],
	[null, null],
] as const;
const numeric = collectionModels().flatMap(({ collection, fields }) =>
	fields.flatMap(({ field, kind }) => (kind === "decimal" ? [{ collection, field }] : [])),
);

let database: DatabaseServer;
let rows: pg.Client;
let server: DirectusServer;
let send: Send;
let dry: AppliedModel;
let applied: AppliedModel;

async function startServers(): Promise<void> {
	database = await startPostgres();
	const address = await database.freshAddress();
	server = await startDirectus({ database: address });
	send = sendTo(server);
	rows = new pg.Client({ connectionString: address });
	await rows.connect();
}

/** Gives a server the columns and values of an earlier version. */
async function makeFormer(): Promise<void> {
	await applyModel(send);
	const client = clientOf(domain, { url: server.url, token: server.adminToken });
	const seeded = await seedProject(client, smallContent("Postgres"), demoMedia);
	if (!seeded.ok) throw new Error(JSON.stringify(seeded.error));
	for (const { collection, field } of numeric)
		await send("PATCH", `/fields/${collection}/${field}`, { type: "decimal", schema: size });
	await rows.query("delete from ecommerce_product where slug <> 'vase'");
	for (const [place, [price]] of prices.entries())
		await rows.query(
			"insert into ecommerce_product (id, project, category, slug, status, price_brutto) values (gen_random_uuid(), $1, $2, $3, 'published', $4)",
			[project, idOf("ecommerce_category", "vasen"), `preis-${place}`, price],
		);
}

/** Returns the prices in the database, in the order of {@link prices}. */
async function storedPrices(): Promise<readonly unknown[]> {
	const query = "select price_brutto from ecommerce_product where slug like 'preis-%' order by slug";
	return (await rows.query(query)).rows.map((row) => row.price_brutto);
}

/** Returns the types of the columns of decimals in the database. */
async function columnTypes(): Promise<ReadonlySet<string>> {
	const query = "select table_name, column_name, data_type from information_schema.columns";
	const found = (await rows.query(query)).rows;
	const types = numeric.map(
		({ collection, field }) =>
			found.find((row) => row.table_name === collection && row.column_name === field)?.data_type,
	);
	return new Set(types);
}

describe.skipIf(!isInstalled.postgres)("facette schema with a PostgreSQL of an earlier version", () => {
	beforeAll(async () => {
		await startServers();
		await makeFormer();
		expect(await columnTypes()).toEqual(new Set(["numeric"]));
		expect(await storedPrices()).toEqual(prices.map(([price]) => price));
		dry = await applyModel(send, { isDry: true });
		expect(await columnTypes()).toEqual(new Set(["numeric"]));
		applied = await applyModel(send);
	});

	afterAll(async () => {
		await rows?.end();
		await server?.stop();
		await database?.stop();
	});

	it("B-USE-08 B-USE-09 converts columns of numbers to text with all values, and lists the change before", async () => {
		expect(await columnTypes()).toEqual(new Set(["character varying"]));
		expect(await storedPrices()).toEqual(prices.map(([, text]) => text));
		const line = "ecommerce_product.price_brutto: decimal → string (8)";
		expect(dry.changes).toContain(line);
		expect(applied.changes.filter((change) => change.endsWith(")") && change.includes("→"))).toEqual(
			dry.changes.filter((change) => change.endsWith(")") && change.includes("→")),
		);
		expect(applied.changes).toContain(line);
		expect(applied.conflicts).toEqual([]);
	});

	it("B-USE-08 changes nothing when it runs again", async () => {
		expect((await applyModel(send)).changes).toEqual([]);
		expect(await storedPrices()).toEqual(prices.map(([, text]) => text));
	});

	it("B-USE-09 B-LAW-05 derives slugs and records prices, and refuses a price with a comma", async () => {
		await installEditorFlows(send);
		const category = idOf("ecommerce_category", "vasen");
		const product = {
			project,
			category,
			status: "published",
			display_name: "Größe 54",
			price_brutto: "10.50",
		};
		const { id, slug } = Object(await send("POST", "/items/ecommerce_product", product));
		expect(slug).toBe("groesse-54");
		await expect
			.poll(async () => Object(await send("GET", `/items/ecommerce_product/${id}`)).recorded_prices)
			.toMatchObject([{ price_brutto: "10.50" }]);
		const refused = send("PATCH", `/items/ecommerce_product/${id}`, { price_brutto: "1290,50" });
		await expect(refused).rejects.toMatchObject({ code: 400, reason: "FAILED_VALIDATION" });
	});
});
