import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { customEndpoint } from "@directus/sdk";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { pullContent } from "#adapters/content-directus/pull/pull-content.ts";
import { createSeedContext } from "#adapters/content-directus/seed/seed-context.ts";
import { type Fault, type FaultProxy, startFaultProxy } from "#tests/directus/fault-proxy.ts";
import { adminOf, clientOf, prepareDirectus, seed, smallContent } from "#tests/directus/seeded-project.ts";

const project = "faults.example";
const folder = mkdtempSync(join(tmpdir(), "facette-pull-"));
const directory = join(folder, "content");
const cache = join(folder, "pictures");
let proxy: FaultProxy;

beforeAll(async () => {
	await prepareDirectus();
	await seed(project, smallContent("Fehler"));
	proxy = await startFaultProxy(inject("directus").url);
	await pull();
});

afterAll(async () => {
	await proxy.close();
	rmSync(folder, { recursive: true, force: true });
});

function pull(timeout = 20_000) {
	const client = clientOf(project, { url: proxy.url, timeout });
	return pullContent({ client, directory, cache, drafts: false });
}

const state = () => ({
	folder: statSync(directory).ino,
	home: readFileSync(join(directory, "pages/home.json"), "utf8"),
	left: readdirSync(folder).filter((name) => name !== "pictures"),
});

function answer(response: ServerResponse, status: number, type: string, body: string): "handled" {
	response.writeHead(status, { "content-type": type, "retry-after": "0" }).end(body);
	return "handled";
}

const api = (message: string, code: string) =>
	JSON.stringify({ errors: [{ message, extensions: { code } }] });
const json = "application/json";
const at =
	(path: string, fault: (response: ServerResponse) => "handled" | "cut"): Fault =>
	(asked, response) =>
		asked === path ? fault(response) : null;
const branches = "/items/branch";

interface Expected {
	readonly file: string;
	readonly key: string;
	readonly params?: object;
}

/** The place of a finding about the connection or the token, which concerns no collection. */
const server: string = expect.stringMatching(/^http:\/\/127\.0\.0\.1/);

const faults: readonly (readonly [string, Fault, Expected | readonly Expected[]])[] = [
	["the connection is cut", at(branches, () => "cut"), { file: server, key: "directus.read.network" }],
	[
		"401",
		at(branches, (response) =>
			answer(response, 401, json, api("Invalid user credentials.", "INVALID_CREDENTIALS")),
		),
		{
			// The token is wrong for all collections.
			file: server,
			key: "directus.read.token",
			params: { message: "Invalid user credentials.", code: 401 },
		},
	],
	[
		"403",
		at(branches, (response) => answer(response, 403, json, api("You don't have permission.", "FORBIDDEN"))),
		{
			file: "branch",
			key: "directus.read.refused",
			params: { message: "You don't have permission.", code: 403 },
		},
	],
	[
		"429 again and again",
		at(branches, (response) => answer(response, 429, json, api("Too many requests.", "REQUESTS_EXCEEDED"))),
		{ file: "branch", key: "directus.read.busy", params: { message: "Too many requests.", code: 429 } },
	],
	[
		"500",
		at(branches, (response) => answer(response, 500, json, JSON.stringify({}))),
		{ file: "branch", key: "directus.read.failed", params: { message: "Unknown error occured", code: 500 } },
	],
	[
		"invalid JSON",
		at(branches, (response) => answer(response, 200, json, '{"data":[{"id"')),
		{
			file: "branch",
			key: "directus.read.json",
			params: { message: "API returned invalid JSON", code: 422 },
		},
	],
	[
		"HTML",
		at(branches, (response) => answer(response, 200, "text/html", "<!doctype html><title>Hello</title>")),
		{ file: "branch", key: "directus.read.json" },
	],
	[
		"a value of another type",
		at("/items/ecommerce_category", (response) =>
			answer(
				response,
				200,
				json,
				'{"data":[{"id":"1","project":"1","key":"ringe","slug":7,"sort":1,"google_product_category":null,"display_name":"Ringe","description":null,"translations":null}],"meta":{"filter_count":1}}',
			),
		),
		[
			{
				file: "ecommerce_category/ringe",
				key: "directus.field.type",
				params: { found: "7", expected: "text" },
			},
			// The response has none of the other categories.
			{ file: "ecommerce_product/vase", key: "directus.item.foreign" },
		],
	],
	[
		"an expired token",
		at(branches, (response) => answer(response, 401, json, api("Token expired.", "TOKEN_EXPIRED"))),
		{ file: "branch", key: "directus.read.expired", params: { message: "auth_expired_token", code: 102 } },
	],
];

describe("a pull that fails", () => {
	it.each(faults)(
		"R-CONTENT-02 B-REL-01 reports the collection or the token and keeps the last good folder: %s",
		async (_, fault, expected) => {
			const before = state();
			proxy.reset(fault);
			const pulled = await pull();
			const error = [expected].flat().map((finding) => ({ severity: "error", ...finding }));
			expect(pulled).toMatchObject({ ok: false, error });
			expect(state()).toEqual(before);
		},
	);

	it("R-CONTENT-03 B-REL-01 stops at a slow response after the timeout", async () => {
		const before = state();
		proxy.reset(at(branches, () => "handled"));
		const pulled = await pull(10_000);
		expect(pulled).toMatchObject({ ok: false, error: [{ file: server, key: "directus.read.network" }] });
		expect(state()).toEqual(before);
	});

	it("R-CONTENT-02 B-REL-01 reports once that the server has stopped during the pull", async () => {
		const before = state();
		let count = 0;
		proxy.reset(() => {
			count += 1;
			return count > 12 ? "cut" : null;
		});
		const pulled = await pull();
		expect(pulled).toMatchObject({ ok: false, error: [{ key: "directus.read.network" }] });
		expect(pulled.ok || pulled.error).toHaveLength(1);
		expect(state()).toEqual(before);
	});

	it("R-CONTENT-02 B-REL-01 reports collection and field if the schema lacks one; applying the data model restores it", async () => {
		const before = state();
		const admin = adminOf(project);
		proxy.reset();
		await admin.request(customEndpoint({ method: "DELETE", path: "/fields/branch/price_range" }));
		const pulled = await pull();
		expect(pulled).toMatchObject({
			ok: false,
			error: [{ file: "branch", field: "price_range", key: "directus.read.refused" }],
		});
		expect(state()).toEqual(before);
		const applied = await prepareDirectus();
		expect(applied).toMatchObject({ conflicts: [], former: [] });
		// Other files of the suite may have added readers and editors of their projects, which get their rights back, too.
		const changes = applied.changes.filter((change) => !change.includes(".example: "));
		// Directus takes a deleted field off the list of what is copied of an item.
		expect(changes).toEqual(["read branch", "branch.price_range", "branch in the navigation"]);
		expect(await pull()).toMatchObject({ ok: true, value: { changed: false } });
	});

	it("B-USE-04 reports a missing project", async () => {
		const client = clientOf("nobody.example");
		const pulled = await pullContent({ client, directory: join(folder, "nobody"), cache, drafts: false });
		expect(pulled).toMatchObject({
			ok: false,
			error: [{ file: "project", field: "domain", key: "directus.project.missing" }],
		});
	});
});

describe("the images of a pull", () => {
	it("B-USE-04 R-CONTENT-03 are continued after an interrupted pull, with at most ten requests at once", async () => {
		rmSync(cache, { recursive: true });
		const isAsset = (path: string) => path.startsWith("/assets/");
		const assets = () => proxy.paths.filter(isAsset);
		let seen = 0;
		proxy.reset((path) => {
			if (!isAsset(path)) return null;
			seen += 1;
			return seen === 3 ? "cut" : null;
		});
		const before = state();
		expect(await pull()).toMatchObject({ ok: false, error: [{ key: "directus.read.network" }] });
		expect(state()).toEqual(before);
		expect(proxy.most).toBeGreaterThan(3);
		expect(proxy.most).toBeLessThanOrEqual(10);
		const kept = readdirSync(cache).filter((name) => !name.endsWith(".part")).length;
		expect(kept).toBeGreaterThan(0);
		proxy.reset();
		expect(await pull()).toMatchObject({ ok: true });
		expect(assets()).toHaveLength(3 - kept);
		proxy.reset();
		await pull();
		expect(assets()).toEqual([]);
	});

	it("R-IMG-02 are loaded again only if they have changed", async () => {
		const admin = adminOf(project);
		const id = createSeedContext(project).image("hero-pearls.jpg");
		await admin.request(
			customEndpoint({ method: "PATCH", path: `/files/${id}`, body: JSON.stringify({ title: "Neu" }) }),
		);
		proxy.reset();
		await pull();
		expect(proxy.paths.filter((path) => path.startsWith("/assets/"))).toEqual([`/assets/${id}`]);
	});

	it("R-IMG-02 have at most 1980 pixels, and a type that content takes, whatever the originals are", async () => {
		const admin = adminOf(project);
		const image = (format: "jpeg" | "tiff", width: number) =>
			sharp({ create: { width, height: 40, channels: 3, background: "#446688" } })
				.toFormat(format)
				.toBuffer();
		for (const [name, format, width] of [
			["breit.JPG", "jpeg", 2400],
			["klein.tiff", "tiff", 300],
		] as const) {
			const type = `image/${format}`;
			const content = new Blob([new Uint8Array(await image(format, width))], { type });
			await admin.uploadFile({
				name,
				content,
				fields: { folder: createSeedContext(project).mediaFolder, filename_download: name },
			});
		}
		proxy.reset();
		expect(await pull()).toMatchObject({ ok: true, value: { images: 5 } });
		const media = join(directory, "media");
		expect(await sharp(join(media, "breit.JPG")).metadata()).toMatchObject({ format: "jpeg", width: 1980 });
		expect(await sharp(join(media, "klein.jpg")).metadata()).toMatchObject({ format: "jpeg", width: 300 });
	});
});
