import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	realpathSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createMemoryFence } from "#adapters/memory/publish-fence.ts";
import type { RebuildJob } from "#core/ports/rebuild-queue.ts";
import { createMessages } from "#renderer/cli/messages.ts";
import { publishFailureText } from "#renderer/cli/publish-command.ts";
import { asConfigured } from "#renderer/site/content-source.ts";
import { createRebuilds, type RebuildEvent } from "#renderer/worker/rebuild.ts";
import { createShopArchives } from "#renderer/worker/shop-archives.ts";
import { openShops } from "#renderer/worker/shops.ts";
import { folderOutput, siteDifferences, writeShop } from "#tests/worker/fleet.ts";

const program = fileURLToPath(new URL("../../dist/program", import.meta.url));
const [shop, otherShop] = ["ring.example", "clock.example"];
const messages = createMessages("en");
const secret = "a secret of the tests, long enough";

let root: string;
let machines = 0;
const fence = createMemoryFence(Date.now);
const published = (name: string) => join(root, "www", name);
const archiveOf = (name: string) => join(root, "www", `.${name}.archive`);

/** Builds and publishes a shop on a machine that has built nothing before; returns its events and the files that were rendered. */
async function buildOnNewMachine(name: string, ownSecret = secret) {
	machines += 1;
	const buildsDirectory = join(root, `machine-${machines}`);
	const events: RebuildEvent[] = [];
	const rebuilds = createRebuilds({
		shops: openShops(join(root, "shops")),
		content: asConfigured,
		...{ buildsDirectory, program, timeLimit: 600_000 },
		fenceOf: () => fence,
		outputOf: async (of) => folderOutput(published(of)),
		archives: createShopArchives({
			...{ secret: ownSecret, interval: 0 },
			describe: (failure) => publishFailureText(failure, messages),
		}),
		describe: (failure) => JSON.stringify(failure),
		onEvent: (event) => events.push(event),
	});
	const job: RebuildJob = { shop: name, reason: "change", seenAt: Date.now(), attempt: 1 };
	expect(await rebuilds.run(job)).toMatchObject({ kind: "done" });
	await rebuilds.close();
	const output = join(buildsDirectory, name, "site");
	const sources = readFileSync(join(buildsDirectory, name, ".facette-cache/build-site.sources.json"), "utf8");
	const { rendered, written } = JSON.parse(sources.slice(sources.indexOf("\n"))).value.report;
	return { events, names: events.map(({ event }) => event), output, rendered, written };
}

describe("a shop that another machine has built", () => {
	let first: Awaited<ReturnType<typeof buildOnNewMachine>>;
	beforeAll(async () => {
		root = mkdtempSync(join(tmpdir(), "facette-restored-"));
		mkdirSync(join(root, "www"));
		for (const name of [shop, otherShop]) writeShop(join(root, "shops", name), name);
		first = await buildOnNewMachine(shop);
		await buildOnNewMachine(otherShop);
	});
	afterAll(() => rmSync(root, { recursive: true, force: true }));
	const imageIn = (folder: string) => {
		const media = join(folder, "assets/media");
		return join(media, readdirSync(media)[0] ?? "");
	};

	it("B-REL-11 is continued: nothing is rendered again, and the site is the same", async () => {
		expect(first.names).toEqual(["started", "published", "archived"]);
		expect(first.rendered).toBeGreaterThan(0);
		const second = await buildOnNewMachine(shop);
		expect(second.names).toEqual(["started", "restored", "published"]);
		expect(second).toMatchObject({ rendered: 0, written: 0 });
		expect(siteDifferences(realpathSync(second.output), realpathSync(first.output))).toEqual([]);
		expect(siteDifferences(published(shop), realpathSync(first.output))).toEqual([]);
	});

	it("B-REL-11 has only those pages rendered that have changed meanwhile", async () => {
		const file = join(root, "shops", shop, "content/project.json");
		const before = readFileSync(file, "utf8");
		writeFileSync(file, JSON.stringify({ ...JSON.parse(before), seo_title: "Neuer Titel" }));
		const { names } = await buildOnNewMachine(shop);
		expect(names).toEqual(["started", "restored", "published", "archived"]);
		expect(readFileSync(join(published(shop), "index.html"), "utf8")).toContain("Neuer Titel");
		writeFileSync(file, before);
		await buildOnNewMachine(shop);
		expect(siteDifferences(published(shop), realpathSync(first.output))).toEqual([]);
	});

	it("B-REL-11 is built from nothing, with the same result, if its archive is damaged, forged or another shop's", async () => {
		const good = readFileSync(archiveOf(shop));
		const changed = Buffer.from(good);
		changed[good.length >> 1] = (good[good.length >> 1] ?? 0) ^ 1;
		for (const bad of [good.subarray(0, 1000), changed, readFileSync(archiveOf(otherShop))]) {
			writeFileSync(archiveOf(shop), bad);
			const { names, output, rendered } = await buildOnNewMachine(shop);
			expect(names).toContain("unusable archive");
			expect(rendered).toBe(first.rendered);
			expect(siteDifferences(realpathSync(output), realpathSync(first.output))).toEqual([]);
		}
		writeFileSync(archiveOf(shop), good);
		expect((await buildOnNewMachine(shop, "another secret")).names).toContain("unusable archive");
	});

	it("B-REL-11 has an image encoded again that the published site lacks", async () => {
		rmSync(imageIn(published(shop)));
		const { events, output } = await buildOnNewMachine(shop);
		expect(events).toContainEqual(expect.objectContaining({ event: "restored", missingImages: 1 }));
		expect(existsSync(imageIn(output))).toBe(true);
		expect(siteDifferences(published(shop), realpathSync(first.output))).toEqual([]);
	});

	it("B-REL-11 is built and published although its archive can be neither read nor stored", async () => {
		rmSync(archiveOf(shop));
		mkdirSync(join(archiveOf(shop), "inner"), { recursive: true });
		const file = join(root, "shops", shop, "content/project.json");
		writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, "utf8")), seo_title: "Dritter" }));
		const { names } = await buildOnNewMachine(shop);
		expect(names).toEqual(["started", "archive failed", "published", "archive failed"]);
		expect(readFileSync(join(published(shop), "index.html"), "utf8")).toContain("Dritter");
	});
});
