import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createMemoryFence } from "#adapters/memory/publish-fence.ts";
import type { RebuildJob } from "#core/ports/rebuild-queue.ts";
import { createMessages } from "#renderer/cli/messages.ts";
import { rebuildFailureText } from "#renderer/cli/rebuild-failure-text.ts";
import { asConfigured } from "#renderer/site/content-source.ts";
import { createRebuilds, type RebuildEvent, type Rebuilds } from "#renderer/worker/rebuild.ts";
import { openShops } from "#renderer/worker/shops.ts";
import { pageWith, validFiles } from "#tests/adapters/content-files/content-folder.ts";
import { folderOutput, writeShop } from "#tests/worker/fleet.ts";

const program = fileURLToPath(new URL("../../dist/program", import.meta.url));
const shop = "ring.example";
const job: RebuildJob = { shop, reason: "change", seenAt: Date.now(), attempt: 1 };

let root: string;
let opened: Rebuilds[] = [];

/** The options of a worker in these tests. */
interface OpenOptions {
	readonly timeLimit?: number;
	readonly onEvent?: (event: RebuildEvent) => void;
	readonly to?: string;
	readonly clock?: () => number;
	readonly publishesPreviews?: boolean;
}

function open({
	timeLimit = 600_000,
	onEvent = () => undefined,
	to = "www/{shop}",
	clock = Date.now,
	publishesPreviews = false,
}: OpenOptions = {}) {
	const fence = createMemoryFence(clock);
	const rebuilds = createRebuilds({
		shops: openShops(join(root, "shops")),
		buildsDirectory: join(root, "builds"),
		content: asConfigured,
		program,
		timeLimit,
		publishesPreviews,
		fenceOf: () => fence,
		outputOf: async (name) => folderOutput(join(root, to.replaceAll("{shop}", name))),
		// A store that never answers, because no build may wait for it.
		archives: { restore: async () => null, save: () => new Promise(() => undefined) },
		describe: (failure) => rebuildFailureText(failure, createMessages("en")),
		onEvent,
	});
	opened.push(rebuilds);
	return { rebuilds, fence };
}

beforeAll(() => {
	root = mkdtempSync(join(tmpdir(), "facette-rebuild-"));
	mkdirSync(join(root, "www"));
	writeShop(join(root, "shops", shop), shop);
	writeShop(join(root, "shops/broken.example"), "broken.example", { "project.json": "{" });
});
afterEach(() => {
	for (const rebuilds of opened) void rebuilds.close();
	opened = [];
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe("a worker's build", () => {
	it("B-USE-11 publishes the site, also when nothing has changed, and does not wait for the archive", async () => {
		const { rebuilds } = open();
		const output = folderOutput(join(root, "www", shop));
		const generations: unknown[] = [];
		for (let time = 0; time < 2; time++) {
			const result = { kind: "done", duration: expect.any(Number), until: expect.any(Number) };
			expect(await rebuilds.run(job)).toEqual(result);
			const published = await output.published();
			generations.push(published.ok && published.value);
		}
		expect(readFileSync(join(root, "www", shop, "index.html"), "utf8")).toContain("Juwelier Muster");
		expect(generations[1]).toBeGreaterThan(Number(generations[0]));
		// It renders all pages, so it says nothing about the next change.
		const upgraded = await rebuilds.run({ ...job, reason: "upgrade" });
		expect(upgraded).toEqual({ kind: "done", until: expect.any(Number) });
	});

	it("B-REL-08 is done, without publishing, if a newer one is published", async () => {
		const { fence } = open();
		const events: string[] = [];
		const { rebuilds } = open({ onEvent: ({ event }) => events.push(event) });
		await open().rebuilds.run(job);
		const output = folderOutput(join(root, "www", shop));
		const later = (await fence.begin(0)) + 3_600_000;
		expect(await output.publish(join(root, "builds", shop, "site"), later)).toMatchObject({ ok: true });
		expect(await rebuilds.run(job)).toEqual({ kind: "done", duration: expect.any(Number) });
		expect(events).toEqual(["started", "superseded"]);
		expect(await output.published()).toEqual({ ok: true, value: later });
	});

	it("B-USE-11 fails for good if the content has errors, or there is no such shop", async () => {
		const { rebuilds } = open();
		expect(await rebuilds.run({ ...job, shop: "broken.example" })).toEqual({
			kind: "failed",
			message: expect.stringMatching(/^project\.json.*: /),
		});
		expect(await rebuilds.run({ ...job, shop: "clock.example" })).toEqual({
			kind: "failed",
			message: expect.stringContaining("This machine has no such shop."),
		});
	});

	it("B-USE-11 is repeated if its output is away", async () => {
		const result = await open({ to: "not-mounted/{shop}" }).rebuilds.run(job);
		expect(result).toMatchObject({
			kind: "repeat",
			message: expect.stringContaining("not-mounted does not exist."),
		});
	});

	it("B-USE-11 is ended after its time limit, and repeated", async () => {
		const result = await open({ timeLimit: 6 }).rebuilds.run(job);
		expect(result).toEqual({
			kind: "repeat",
			message: expect.stringContaining("The build took longer than 0.0001 min"),
		});
	});

	it("B-USE-11 is given back to the queue when its worker has to stop", async () => {
		const { rebuilds } = open({
			onEvent: ({ event }) => event === "started" && setImmediate(rebuilds.giveBack),
		});
		expect(await rebuilds.run(job)).toEqual({ kind: "returned" });
	});
});

describe("a worker's build of an incomplete site", () => {
	const name = "incomplete.example";
	const company = { ...Object(validFiles()["company.json"]), vat_number: "[[Steuernummer]]" };

	it("B-USE-11 is not published, so that what is published stays", async () => {
		const { rebuilds } = open();
		const writeContent = (changes = {}) =>
			writeShop(join(root, "shops", name), name, changes, { allowIncomplete: true });
		writeContent();
		expect(await rebuilds.run({ ...job, shop: name })).toMatchObject({ kind: "done" });
		writeContent({ "company.json": company });
		expect(await rebuilds.run({ ...job, shop: name })).toEqual({
			kind: "failed",
			message: expect.stringContaining("[worker.preview]"),
		});
		expect(readFileSync(join(root, "www", name, "index.html"), "utf8")).not.toContain("noindex");
	});

	it("B-USE-11 is published by a worker that publishes previews", async () => {
		const { rebuilds } = open({ publishesPreviews: true });
		expect(await rebuilds.run({ ...job, shop: name })).toMatchObject({ kind: "done" });
		expect(readFileSync(join(root, "www", name, "index.html"), "utf8")).toContain("noindex");
	});
});

describe("a worker's build of items with moments", () => {
	it("B-REL-08 B-USE-09 shows an item from its moment on and keeps showing it, although the clock of its machine is behind", async () => {
		const moment = Date.parse("2040-01-10T10:00Z");
		let clock = moment - 120_000;
		const { rebuilds } = open({ clock: () => clock });
		const name = "moment.example";
		const page = pageWith({}, { publish_at: "2040-01-10T10:00Z" });
		writeShop(join(root, "shops", name), name, { "pages/new.json": page });
		const build = async (seenAt: number) => {
			expect(await rebuilds.run({ ...job, shop: name, seenAt })).toMatchObject({ kind: "done" });
			return existsSync(join(root, "www", name, "neu/index.html"));
		};
		expect(await build(0)).toBe(false);
		// Another worker has noticed the moment.
		expect(await build(moment)).toBe(true);
		clock += 1000;
		expect(await build(0)).toBe(true);
	});
});
