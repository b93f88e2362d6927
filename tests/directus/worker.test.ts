import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { stableId } from "#adapters/content-directus/model/stable-id.ts";
import { createSeedContext } from "#adapters/content-directus/seed/seed-context.ts";
import { StoreDouble } from "#tests/adapters/site-s3/store-double.ts";
import { adminOf, prepareDirectus, seed, sendTo, smallContent } from "#tests/directus/seeded-project.ts";
import { createFleet, type Fleet } from "#tests/worker/fleet.ts";

const project = "worker.example";
const vase = createSeedContext(project).id("ecommerce_product", "vase");
const store = new StoreDouble();
let fleet: Fleet;

beforeAll(async () => {
	const { url, adminToken } = inject("directus");
	await prepareDirectus();
	await seed(project, smallContent("Werkstatt"));
	const publish = { to: "s3", bucket: store.bucket, endpoint: await store.start() };
	fleet = createFleet([project], "", {
		configs: { [project]: { content: { from: "directus", url }, ecommerce: {}, publish } },
		env: {
			FACETTE_DIRECTUS_TOKEN: adminToken,
			AWS_ACCESS_KEY_ID: "key",
			AWS_SECRET_ACCESS_KEY: "secret",
		},
	});
});

afterAll(async () => {
	await fleet.remove();
	await store.stop();
	// Other tests of the suite save as well.
	await sendTo(inject("directus"))("DELETE", `/flows/${stableId(project, "worker", "flow")}`);
});

const isPublished = (price: string) => [...store.texts().values()].some((text) => text.includes(price));

it("B-USE-09 B-USE-11 a worker publishes a shop of Directus to a bucket after each save, which a signed Flow reports", async () => {
	const worker = await fleet.startWorker("one");
	await worker.next("published");
	expect(isPublished("24,90")).toBe(true);
	const install = () => fleet.run("schema", "--site", fleet.folder(project), "--worker", worker.url);
	expect(await install()).toContain(`Directus reports changes of ${project} to the worker at ${worker.url}`);
	expect(await install()).toContain("(0 changes)");

	const from = worker.log.length;
	await adminOf(project).updateItem("ecommerce_product", vase, { price_brutto: "31.50" });
	expect(await worker.next("published", from)).toMatchObject({ shop: project, reason: "change" });
	expect(isPublished("31,50")).toBe(true);
	expect(worker.log.filter(({ event }) => event === "refused")).toEqual([]);
});
