import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { ContentError } from "#adapters/content-directus/client/content-error.ts";
import type { ContentList, ContentQuery } from "#adapters/content-directus/client/read-client.ts";
import type { Json } from "#adapters/content-directus/model/rows.ts";
import { createRowCache, type RowCacheOptions } from "#adapters/content-directus/pull/row-cache.ts";
import { changedIds, type RowQuery, settledTime } from "#adapters/content-directus/pull/row-index.ts";
import { createRowReader } from "#adapters/content-directus/pull/row-reader.ts";

const second = 1000;
const noon = Date.parse("2026-11-27T12:00:00.000Z");
const at = (seconds: number) => new Date(noon + seconds * second).toISOString();
const query: RowQuery = {
	collection: "page",
	fields: ["id", "title", "brand"],
	undated: ["brand"],
	filter: { project: { _eq: 1 } },
};

const row = (id: string, seconds: number, values: object = {}): Json => ({
	...{ id, title: `Title ${id}`, brand: null, modified_on: at(seconds) },
	...values,
});

/** The rows of the service, and its fields; tests change them. */
let rows: Json[] = [];
let fields: readonly string[] = [];
let asked: ContentQuery[] = [];
let now = noon;

beforeEach(() => {
	rows = [row("a", -90), row("b", -80), row("c", -70), row("newest", 0)];
	fields = ["id", "title", "brand", "modified_on"];
	asked = [];
	now = noon + second;
});

/** Answers a query from the rows. A missing field is refused wherever it is named, as by Directus. */
async function send(sent: ContentQuery): Promise<ContentList> {
	asked.push(sent);
	const named = [...(sent.fields ?? []), ...JSON.stringify(sent.filter).matchAll(/"(\w+)":\{"_nnull"/g)];
	const missing = named.map((name) => (typeof name === "string" ? name : (name[1] ?? "")));
	if (missing.some((name) => !fields.includes(name)))
		throw new ContentError({ message: "You don't have permission.", code: 403, status: 403 });
	const [, ids] = (sent.filter as { readonly _and?: readonly [unknown, { readonly id?: { _in: string[] } }] })
		._and ?? [null, {}];
	const found = rows.filter(({ id }) => !ids?.id || ids.id._in.includes(String(id)));
	const items = found.map((one) => Object.fromEntries((sent.fields ?? []).map((name) => [name, one[name]])));
	return { items, meta: sent.meta ? ({ filter_count: items.length } as ContentList["meta"]) : null };
}

/** Returns the options of a cache in a folder of the test. */
function newCache(): RowCacheOptions {
	const folder = mkdtempSync(join(tmpdir(), "facette-rows-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	return { file: join(folder, "rows.ndjson"), program: "1.0.0", token: null, isFresh: false };
}

/** Reads the page collection; returns its rows and the fields of each request. */
async function read(cache: RowCacheOptions, context: unknown = "context") {
	asked = [];
	const reader = createRowReader(createRowCache(cache), context, () => now);
	const found = await reader.read(query, send);
	reader.save();
	return { found, requests: asked.map((sent) => (sent.fields ?? []).join(" ")) };
}

const full = ["id title brand modified_on"];
const index = "id modified_on brand";

describe("a reading with the rows of the last one", () => {
	it("B-REL-08 B-USE-11 requests the marks of all rows, and the rows whose marks differ", async () => {
		const cache = newCache();
		expect((await read(cache)).requests).toEqual(full);
		rows = [row("a", -90), row("b", 20, { title: "Changed" }), row("d", 21), row("newest", 0)];
		now += 30 * second;
		const { found, requests } = await read(cache);
		expect(requests).toEqual([index, ...full]);
		expect(found).toEqual(rows);
		const [, changed] = asked;
		expect(changed?.filter).toEqual({ _and: [query.filter, { id: { _in: ["b", "d", "newest"] } }] });
	});

	it("B-REL-08 reads a row again whose relation was emptied without a new time", async () => {
		const cache = newCache();
		rows = [row("a", -90, { brand: "x" }), row("newest", 0)];
		await read(cache);
		rows = [row("a", -90), row("newest", 0)];
		expect((await read(cache)).found).toEqual(rows);
	});

	it("B-REL-08 reads a row without a time, and one as new as the last reading, each time", async () => {
		const cache = newCache();
		rows = [row("a", -90), row("b", 0, { modified_on: null }), row("c", -5), row("newest", 0)];
		await read(cache);
		rows = rows.map((one) => (one.id === "a" ? one : { ...one, title: "Changed within the same second" }));
		expect((await read(cache)).found).toEqual(rows);
	});
});

/** Returns the cache after a change of its file. */
const afterwards = (change: (file: string) => void) => (cache: RowCacheOptions) => {
	change(cache.file);
	return cache;
};
const same = afterwards(() => undefined);

interface Doubt {
	/** The seconds since the last reading. */
	readonly passed?: number;
	readonly cache?: (cache: RowCacheOptions) => RowCacheOptions;
	readonly context?: string;
}

describe("a reading in doubt", () => {
	it.each<[string, Doubt]>([
		["a day later", { passed: 24 * 60 * 60 }],
		["if the own clock has gone back", { passed: -2 }],
		["with another model or project", { context: "another context" }],
		["with another program", { cache: (cache) => ({ ...cache, program: "1.0.1" }) }],
		["with another token", { cache: (cache) => ({ ...cache, token: "another reader" }) }],
		["on request", { cache: (cache) => ({ ...cache, isFresh: true }) }],
		["without the file", { cache: afterwards((file) => rmSync(file)) }],
		[
			"of a cut file",
			{ cache: afterwards((file) => writeFileSync(file, readFileSync(file).subarray(0, -20))) },
		],
		[
			"of an altered file",
			{
				cache: afterwards((file) =>
					writeFileSync(file, readFileSync(file, "utf8").replace("Title a", "Title x")),
				),
			},
		],
	])("B-REL-08 is a full one %s", async (_, { passed = 0, cache: change = same, context }) => {
		const cache = newCache();
		await read(cache);
		now += passed * second;
		const { found, requests } = await read(change(cache), context);
		expect(requests).toEqual(full);
		expect(found).toEqual(rows);
	});

	it("B-REL-08 is a full one if a field of the content is missing or must not be read", async () => {
		const cache = newCache();
		await read(cache);
		fields = ["id", "brand", "modified_on"];
		await expect(read(cache)).rejects.toMatchObject({ status: 403 });
	});

	it("B-REL-08 is a full one if two rows have one id", async () => {
		const cache = newCache();
		await read(cache);
		rows = [...rows, row("a", -90)];
		const { found, requests } = await read(cache);
		expect(requests).toEqual([index, ...full]);
		expect(found).toEqual(rows);
	});

	it("B-REL-08 is a full one if a row is deleted between its requests", async () => {
		const cache = newCache();
		await read(cache);
		rows = [...rows, row("d", 5)];
		const reader = createRowReader(createRowCache(cache), "context", () => now);
		const found = await reader.read(query, async (sent) => {
			const answer = await send(sent);
			rows = rows.filter(({ id }) => id !== "d");
			return answer;
		});
		expect(found).toEqual(rows);
	});
});

describe("a reading of a collection", () => {
	it("B-USE-11 reads everything in fewer requests if most of it has changed", async () => {
		const cache = newCache();
		rows = Array.from({ length: 300 }, (_, place) => row(`${place}`, -90 - place));
		await read(cache);
		rows = rows.map((one) => ({ ...one, modified_on: at(0), title: "Imported" }));
		const { found, requests } = await read(cache);
		expect(requests).toEqual([index, ...full]);
		expect(found).toEqual(rows);
	});

	it("B-USE-11 reads a collection without times in full, and asks no other for them if the project has none", async () => {
		const cache = newCache();
		fields = ["id", "title", "brand"];
		const withoutTimes = "id title brand";
		const readBoth = async () => {
			asked = [];
			const reader = createRowReader(createRowCache(cache), "context", () => now);
			await reader.read({ ...query, collection: "project" }, send);
			await reader.read(query, send);
			reader.save();
			return asked.map((sent) => (sent.fields ?? []).join(" "));
		};
		expect(await readBoth()).toEqual([...full, withoutTimes, withoutTimes]);
		fields = [...fields, "modified_on"];
		expect(await readBoth()).toEqual([...full, ...full]);
		expect((await readBoth())[0]).toBe(index);
	});

	it("B-REL-08 keeps the rows of before if a reading fails", async () => {
		const cache = newCache();
		await read(cache);
		const before = readFileSync(cache.file, "utf8");
		const reader = createRowReader(createRowCache(cache), "context", () => now);
		const failing = reader.read(query, () => Promise.reject(new ContentError({ message: "", code: -1 })));
		await expect(failing).rejects.toMatchObject({ code: -1 });
		expect(readFileSync(cache.file, "utf8")).toBe(before);
	});

	it("B-SEC-03 keeps no token in the file", async () => {
		const cache = { ...newCache(), token: "a-static-token" };
		await read(cache);
		expect(readFileSync(cache.file, "utf8")).not.toContain("a-static-token");
	});
});

describe("the time before which rows are settled", () => {
	it("B-REL-08 is earlier than the newest row by the seconds of a reading and the uncertainty of clocks", () => {
		const lists = [[row("a", -90)], [row("b", -3), row("c", 0, { modified_on: null })]];
		expect(settledTime(lists, noon, 2 * second)).toBe(noon - 15 * second);
	});

	it("B-REL-08 is not in the future if the service's clock has gone back", () => {
		expect(settledTime([[row("a", 3600)]], noon, 0)).toBe(noon - 10 * second);
	});

	it("B-REL-08 does not exist without times, so that all rows are read", () => {
		const undated = [row("a", 0, { modified_on: null })];
		expect(settledTime([undated], noon, 0)).toBe(0);
		expect(changedIds(undated, new Map([["a", row("a", 0)]]), query, 0)).toEqual(["a"]);
	});
});
