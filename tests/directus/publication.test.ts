import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { createDirectusCatalogue } from "#adapters/content-directus/catalogue/directus-catalogue.ts";
import { createReadClient } from "#adapters/content-directus/client/read-client.ts";
import { createProjectReader } from "#adapters/content-directus/model/project-access.ts";
import { readProject } from "#adapters/content-directus/pull/pull-content.ts";
import { createSeedContext } from "#adapters/content-directus/seed/seed-context.ts";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { clientOf, prepareDirectus, seed, sendTo, smallContent } from "#tests/directus/seeded-project.ts";

const project = "moments.example";
const folder = mkdtempSync(join(tmpdir(), "facette-moments-"));
const ids = createSeedContext(project);
/** Midnight in UTC, which must not become a day without time. */
const past = "2026-01-01T01:00+01:00";
const future = "2099-12-31T23:00-01:00";
const items = {
	always: {},
	begun: { publish_at: past },
	within: { publish_at: past, unpublish_at: future },
	coming: { publish_at: future },
	ended: { unpublish_at: past },
};
const current = ["always", "begun", "within"];

beforeAll(async () => {
	await prepareDirectus();
	const content = smallContent("Moments");
	const { "shop/products/vase.json": vase, ...others } = Object.fromEntries(content.documents);
	const products = Object.entries(items).map(
		([name, moments]) => [`shop/products/${name}.json`, { ...(vase as object), ...moments }] as const,
	);
	await seed(project, { ...content, documents: new Map([...Object.entries(others), ...products]) });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("items with moments in a Directus", () => {
	it("B-USE-08 B-USE-09 are in the catalogue that browsers read only between these moments", async () => {
		const logger = createMemoryLogger();
		const client = createReadClient({ url: inject("directus").url, project, logger });
		const catalogue = createDirectusCatalogue({
			client,
			language: "de",
			currencies: { site: "EUR", content: "EUR" },
			logger,
		});
		for (const name of Object.keys(items)) {
			const product = await catalogue.product(name);
			expect(product?.slug ?? null, name).toBe(current.includes(name) ? name : null);
		}
	});

	it("B-USE-08 B-USE-09 can be read by visitors only between these moments, with what belongs to them", async () => {
		const visitor = clientOf(project);
		const filter = { project: { domain: { _eq: project } } };
		const read = await visitor.items("ecommerce_product", { fields: ["slug"], filter });
		expect(read.items.map((row) => Object(row).slug).toSorted()).toEqual(current);
		const images = await visitor.items("ecommerce_product_image", {
			fields: ["id"],
			filter: { product: filter },
		});
		expect(images.items.length).toBe(current.length);
	});

	it("B-USE-09 B-USE-11 are all in the pull of a project's reader, with their moments", async () => {
		const { token } = await createProjectReader(sendTo(inject("directus")), project, ids.mediaFolder);
		const client = clientOf(project, { token: token ?? "" });
		const read = await readProject({ client, cache: folder, drafts: false });
		if (!read.ok) throw new Error(JSON.stringify(read.error));
		const { documents } = read.value.documents();
		const momentsOf = (name: string) => {
			const { publish_at, unpublish_at } = Object(documents.get(`shop/products/${name}.json`));
			return [publish_at, unpublish_at];
		};
		expect(momentsOf("always")).toEqual([undefined, undefined]);
		expect(momentsOf("within")).toEqual(["2026-01-01T00:00:00Z", "2100-01-01T00:00:00Z"]);
		expect(momentsOf("coming")[0]).toBe("2100-01-01T00:00:00Z");
		expect(momentsOf("ended")[1]).toBe("2026-01-01T00:00:00Z");
	});
});
