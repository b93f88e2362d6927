import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createMemoryFence } from "#adapters/memory/publish-fence.ts";
import { createS3SiteOutput, type S3OutputSettings } from "#adapters/site-s3/s3-site-output.ts";
import type { SiteOutput } from "#core/ports/site-output.ts";
import { describeFile } from "#renderer/publish/describe-file.ts";
import { configuredOutput } from "#renderer/publish/site-output.ts";
import { builtSite, siteOutputSuite } from "#tests/adapters/port-suites/site-output.ts";
import { StoreDouble } from "#tests/adapters/site-s3/store-double.ts";

const stores: StoreDouble[] = [];

beforeEach(() => {
	vi.stubEnv("AWS_ACCESS_KEY_ID", "key");
	vi.stubEnv("AWS_SECRET_ACCESS_KEY", "secret");
});
afterEach(async () => {
	for (const store of stores.splice(0)) await store.stop();
});

/** Opens a store; `output` creates the output of one machine in it. */
async function open(conditions: StoreDouble["conditions"], more: Partial<S3OutputSettings> = {}) {
	const store = new StoreDouble();
	store.conditions = conditions;
	stores.push(store);
	const endpoint = await store.start();
	const { bucket } = store;
	const settings = { bucket, endpoint, pathStyle: true, prefix: "", describe: describeFile, ...more };
	return { store, endpoint, output: () => createS3SiteOutput(settings), served: async () => store.texts() };
}

const fence = () => createMemoryFence(() => 0);

siteOutputSuite("the store with quoted ETags", async () => {
	const { endpoint, store, served } = await open("quoted");
	return { output: () => configuredOutput("/", { to: "s3", bucket: store.bucket, endpoint }), served };
});
siteOutputSuite("the store without conditions, with a fence", () => open("ignored", { fence: fence() }));

async function published(output: SiteOutput, files: Readonly<Record<string, string>>, generation: number) {
	const result = await output.publish(builtSite(files), generation);
	if (!result.ok) throw new Error(JSON.stringify(result.error));
	return result.value;
}

const site = {
	"index.html": "<h1>One</h1>",
	"ring/index.html": "Ring",
	"assets/app.aaaa.js": "a",
	"sitemap.xml": "<urlset/>",
	_headers: "/*",
	".host-rules/nginx.conf": "rules",
};

describe("the objects of a site", () => {
	it("B-USE-11 are sent in an order in which no file refers to a missing one", async () => {
		const { store, output } = await open("quoted");
		await published(output(), site, 1);
		const sent = store.requests.filter((request) => /^PUT [^.]/.test(request));
		expect(sent[0]).toBe("PUT assets/app.aaaa.js");
		expect(sent.at(-1)).toBe("PUT sitemap.xml");
		expect(store.requests.findLast((request) => request.startsWith("PUT"))).toBe("PUT .facette/pointer.json");
	});

	it("B-USE-11 have the type, caching and compression of their file, and no rules for servers", async () => {
		const { store, output } = await open("quoted");
		await published(output(), site, 1);
		const { "index.html": page, "assets/app.aaaa.js": script } = Object.fromEntries(store.objects);
		expect(page?.headers).toEqual({
			"content-type": "text/html; charset=utf-8",
			"cache-control": "public, max-age=0, must-revalidate",
			"content-encoding": "gzip",
		});
		expect(script?.headers).toMatchObject({ "cache-control": "public, max-age=31536000, immutable" });
		expect([...store.objects.keys()].filter((key) => /^(?:_headers|\.host)/.test(key))).toEqual([]);
	});

	it("B-USE-11 have keys below the prefix, next to other shops", async () => {
		const { store, output } = await open("quoted", { prefix: "shops/a/" });
		store.objects.set("shops/b/index.html", { body: Buffer.from("b"), etag: "b", headers: {} });
		await published(output(), site, 1);
		await published(output(), { "index.html": "two" }, 2);
		expect(store.texts().get("shops/b/index.html")).toBe("b");
		expect(store.texts().get("shops/a/index.html")).toBe("two");
	});

	it("B-USE-11 are compared across several pages of a list", async () => {
		const { store, output } = await open("quoted");
		store.pageSize = 2;
		await published(output(), site, 1);
		expect(await published(output(), site, 2)).toMatchObject({ sent: [], unchanged: 4 });
	});

	it("B-USE-11 are sent again if somebody changed or removed them in the store", async () => {
		const { store, output } = await open("quoted");
		await published(output(), site, 1);
		store.objects.set("index.html", { body: Buffer.from("by hand"), etag: "x", headers: {} });
		store.objects.delete("ring/index.html");
		expect((await published(output(), site, 2)).sent).toEqual(["index.html", "ring/index.html"]);
		expect(store.texts().get("index.html")).toBe("<h1>One</h1>");
	});

	it("B-USE-11 that an owner added are not deleted", async () => {
		const { store, output } = await open("quoted");
		await published(output(), site, 1);
		store.objects.set("google123.html", { body: Buffer.from("proof"), etag: "x", headers: {} });
		await published(output(), site, 2);
		await published(output(), site, 3);
		expect(store.texts().get("google123.html")).toBe("proof");
	});
});

describe("a publication that was stopped by the system", () => {
	/** Holds back the writes of some keys until they are released, as in a process that was stopped meanwhile. */
	function holdWrites(store: StoreDouble, holds: (key: string) => boolean, count = 1) {
		let isActive = true;
		let arrived = 0;
		let release = () => {};
		const released = new Promise<void>((resolve) => {
			release = resolve;
		});
		const held = new Promise<void>((resolve) => {
			store.wait = async ({ method, key }) => {
				if (!isActive || method !== "PUT" || !holds(key)) return;
				arrived += 1;
				if (arrived === count) resolve();
				await released;
			};
		});
		const letOthersPass = () => {
			isActive = false;
		};
		return { held, release, letOthersPass };
	}

	it.each(["quoted", "bare"] as const)(
		"B-REL-08 changes no page of a newer generation (%s)",
		async (kind) => {
			const { store, output } = await open(kind);
			await published(output(), site, 1);
			const { held, release, letOthersPass } = holdWrites(store, (key) => key.endsWith("index.html"), 2);
			const changed = { ...site, "index.html": "<h1>Old</h1>", "ring/index.html": "Old" };
			const late = output().publish(builtSite(changed), 2);
			await held;
			letOthersPass();
			// The ring's page is the same as in the first generation: a write of it must be refused, too.
			await published(output(), { ...site, "index.html": "<h1>New</h1>" }, 3);
			release();
			expect(await late).toEqual({ ok: false, error: { kind: "superseded", newest: 3 } });
			expect(store.texts().get("index.html")).toBe("<h1>New</h1>");
			expect(store.texts().get("ring/index.html")).toBe("Ring");
			expect(await output().published()).toEqual({ ok: true, value: 3 });
		},
	);

	it.each(["quoted", "ignored"] as const)("B-REL-08 does not move the pointer back (%s)", async (kind) => {
		const { store, output } = await open(kind, { fence: fence() });
		await published(output(), site, 1);
		const { held, release, letOthersPass } = holdWrites(store, (key) => key === ".facette/files-2.json");
		const late = output().publish(builtSite({ ...site, "index.html": "<h1>Old</h1>" }), 2);
		await held;
		letOthersPass();
		await published(output(), { ...site, "index.html": "<h1>New</h1>" }, 3);
		release();
		expect(await late).toMatchObject({ ok: false, error: { kind: "superseded", newest: 3 } });
		expect(await output().published()).toEqual({ ok: true, value: 3 });
	});

	it("B-REL-08 is repaired by the next publication where the store ignores conditions", async () => {
		const { store, output } = await open("ignored", { fence: fence() });
		await published(output(), site, 1);
		const { held, release, letOthersPass } = holdWrites(store, (key) => key === "index.html");
		const late = output().publish(builtSite({ ...site, "index.html": "<h1>Old</h1>" }), 2);
		await held;
		letOthersPass();
		const newest = { ...site, "index.html": "<h1>New</h1>" };
		await published(output(), newest, 3);
		release();
		expect(await late).toMatchObject({ ok: false, error: { kind: "superseded" } });
		expect((await published(output(), newest, 4)).sent).toEqual(["index.html"]);
		expect(store.texts().get("index.html")).toBe("<h1>New</h1>");
	});
});

describe("a store that fails", () => {
	it("B-REL-08 is refused without conditions and without a fence, before anything is written", async () => {
		for (const kind of ["ignored", "wrong"] as const) {
			const { store, output } = await open(kind);
			expect(await output().publish(builtSite(site), 1)).toMatchObject({ error: { kind: "unfenced" } });
			expect(store.objects.size).toBe(0);
		}
		const { output } = await open("ignored", { isOnlyPublisher: true });
		expect(await output().publish(builtSite(site), 1)).toMatchObject({ ok: true });
	});

	it("B-USE-11 publishes in spite of single errors, and of answers that are lost", async () => {
		const { store, output } = await open("quoted");
		let count = 0;
		store.answer = () => (count++ % 4 === 1 ? [500, "InternalError"] : null);
		await published(output(), site, 1);
		store.answer = () => null;
		const lost = new Set<string>();
		// The repeated request then does not meet its condition.
		store.losesResponse = ({ key }) => !key.includes("probe") && !lost.has(key) && Boolean(lost.add(key));
		await published(output(), { ...site, "index.html": "<h1>Two</h1>" }, 2);
		expect([...lost]).toContain(".facette/pointer.json");
		expect(store.texts().get("index.html")).toBe("<h1>Two</h1>");
		expect(await output().published()).toEqual({ ok: true, value: 2 });
	});

	it.each([
		["missing", 404, "NoSuchBucket"],
		["denied", 403, "AccessDenied"],
		["denied", 403, "SignatureDoesNotMatch"],
		["full", 507, "InsufficientStorage"],
		["unreachable", 400, "InvalidRequest"],
	] as const)(
		"B-USE-11 ends as %s (%d %s), keeps the site, and can be repeated",
		async (kind, status, code) => {
			const { store, output } = await open("quoted");
			await published(output(), site, 1);
			const next = { ...site, "index.html": "<h1>Two</h1>" };
			store.answer = ({ method, key }) => (method === "PUT" && key === "sitemap.xml" ? [status, code] : null);
			const changed = { ...next, "sitemap.xml": "<urlset></urlset>" };
			expect(await output().publish(builtSite(changed), 2)).toMatchObject({ ok: false, error: { kind } });
			expect(await output().published()).toEqual({ ok: true, value: 1 });
			store.answer = () => null;
			expect((await published(output(), changed, 2)).sent).toEqual(["sitemap.xml"]);
		},
	);

	it("B-USE-11 names wrong credentials and a bucket that does not exist", async () => {
		const { output } = await open("quoted", { bucket: "gone" });
		expect(await output().publish(builtSite(site), 1)).toMatchObject({
			error: { kind: "missing", place: expect.stringContaining("gone") },
		});
		vi.stubEnv("AWS_ACCESS_KEY_ID", "wrong");
		const { output: other } = await open("quoted");
		expect(await other().publish(builtSite(site), 1)).toMatchObject({ error: { kind: "denied" } });
	});

	it("B-USE-11 leaves a bucket alone that contains something else", async () => {
		const { store, output } = await open("quoted");
		store.objects.set("holiday.jpg", { body: Buffer.from("x"), etag: "x", headers: {} });
		expect(await output().publish(builtSite(site), 1)).toMatchObject({ error: { kind: "foreign" } });
		expect([...store.objects.keys()]).toEqual(["holiday.jpg"]);
	});
});
