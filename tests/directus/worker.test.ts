import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { stableId } from "#adapters/content-directus/model/stable-id.ts";
import { readDocuments } from "#adapters/content-directus/seed/read-documents.ts";
import { seedProject } from "#adapters/content-directus/seed/seed-project.ts";
import { StoreDouble } from "#tests/adapters/site-s3/store-double.ts";
import { adminOf, prepareDirectus, sendTo } from "#tests/directus/seeded-project.ts";
import { createFleet, type Fleet } from "#tests/worker/fleet.ts";

const project = "worker.example";
const store = new StoreDouble();
let fleet: Fleet;

beforeAll(async () => {
	const { url, adminToken } = inject("directus");
	await prepareDirectus();
	const publish = { to: "s3", bucket: store.bucket, endpoint: await store.start() };
	fleet = createFleet([project], "", {
		configs: { [project]: { content: { from: "directus", url }, publish } },
		env: {
			FACETTE_DIRECTUS_TOKEN: adminToken,
			AWS_ACCESS_KEY_ID: "key",
			AWS_SECRET_ACCESS_KEY: "secret",
		},
	});
	const content = join(fleet.folder(project), "content");
	const seeded = await seedProject(adminOf(project), readDocuments(content), join(content, "media"));
	if (!seeded.ok) throw new Error(JSON.stringify(seeded.error));
});

afterAll(async () => {
	await fleet.remove();
	await store.stop();
	// Other tests of the suite save as well.
	await sendTo(inject("directus"))("DELETE", `/flows/${stableId(project, "worker", "flow")}`);
});

const home = () => store.texts().get("index.html");

/** Saves a title of the home page in Directus. */
async function saveTitle(title: string): Promise<void> {
	const send = sendTo(inject("directus"));
	const found = await send("GET", `/items/project?filter[domain][_eq]=${project}&fields=id`);
	const [{ id = "" } = {}] = found as readonly { readonly id?: string }[];
	await send("PATCH", `/items/project/${id}`, { seo_title: title });
}

it("B-USE-09 B-USE-11 a worker publishes a shop of Directus to a bucket after each save, which a signed Flow reports", async () => {
	const worker = await fleet.startWorker("one");
	await worker.next("published");
	expect(home()).toContain("Juwelier Muster");
	const install = () => fleet.run("schema", "--site", fleet.folder(project), "--worker", worker.url);
	expect(await install()).toContain(`Directus reports changes of ${project} to the worker at ${worker.url}`);
	expect(await install()).toContain("(0 changes)");

	const from = worker.log.length;
	await saveTitle("Zweiter Titel");
	expect(await worker.next("published", from)).toMatchObject({ shop: project, reason: "change" });
	expect(home()).toContain("Zweiter Titel");
	expect(worker.log.filter(({ event }) => event === "refused")).toEqual([]);
});
