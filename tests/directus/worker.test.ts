import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { stableId } from "#adapters/content-directus/model/stable-id.ts";
import { readDocuments } from "#adapters/content-directus/seed/read-documents.ts";
import { seedProject } from "#adapters/content-directus/seed/seed-project.ts";
import { StoreDouble } from "#tests/adapters/site-s3/store-double.ts";
import { adminOf, prepareDirectus, saveTitle, sendTo } from "#tests/directus/seeded-project.ts";
import { createFleet, type Fleet } from "#tests/worker/fleet.ts";

const project = "worker.example";
/** Another shop in the same Directus, whose builds fail because it has no content yet. */
const other = "other-worker.example";
const store = new StoreDouble();
let fleet: Fleet;
let workerUrl = "";

beforeAll(async () => {
	const { url, adminToken } = inject("directus");
	await prepareDirectus();
	const publish = { to: "s3", bucket: store.bucket, endpoint: await store.start() };
	const config = { content: { from: "directus", url }, publish, envPrefix: "WORKER_TEST_" };
	fleet = createFleet([project, other], "", {
		configs: { [project]: config, [other]: config },
		env: {
			FACETTE_DIRECTUS_TOKEN: adminToken,
			WORKER_TEST_FACETTE_DIRECTUS_TOKEN: adminToken,
			WORKER_TEST_AWS_ACCESS_KEY_ID: "key",
			WORKER_TEST_AWS_SECRET_ACCESS_KEY: "secret",
		},
	});
	const menu = [
		{ display_name: "Zeitmesser", path: "/uhren" },
		{ display_name: "Anfang", path: "/" },
	];
	fleet.write(project, "menus.json", JSON.stringify(menu));
	const content = join(fleet.folder(project), "content");
	const seeded = await seedProject(adminOf(project), readDocuments(content), join(content, "media"));
	if (!seeded.ok) throw new Error(JSON.stringify(seeded.error));
});

afterAll(async () => {
	await fleet.remove();
	await store.stop();
	// Other tests of the suite save as well.
	if (workerUrl)
		await sendTo(inject("directus"))("DELETE", `/flows/${stableId(workerUrl, "worker", "flow")}`);
});

const home = () => store.texts().get("index.html");

/** Hides the page of watches until a moment. */
async function hideUntil(moment: number): Promise<void> {
	const send = sendTo(inject("directus"));
	const filter = `filter[project][domain][_eq]=${project}&filter[key][_eq]=watches`;
	const found = await send("GET", `/items/page?${filter}&fields=id`);
	const [{ id = "" } = {}] = found as readonly { readonly id?: string }[];
	await send("PATCH", `/items/page/${id}`, { publish_at: new Date(moment).toISOString() });
}

it("B-USE-09 B-USE-11 a worker's first sweep publishes what was saved or became due while no worker ran", async () => {
	const publishOnce = async () => {
		const worker = await fleet.startWorker("one");
		expect(await worker.next("published", 0, project)).toMatchObject({ reason: "sweep" });
		worker.signal("SIGKILL");
		expect(await worker.ended).toBeNull();
	};
	const hasWatches = () => store.texts().has("uhren/index.html");
	await publishOnce();
	expect(home()).toContain("Juwelier Muster");
	expect(hasWatches()).toBe(true);

	const moment = Date.now() + 30_000;
	await hideUntil(moment);
	await saveTitle(project, "Gespeicherter Titel");
	await publishOnce();
	expect(home()).toContain("Gespeicherter Titel");
	expect(hasWatches()).toBe(false);

	await wait(Math.max(moment - Date.now(), 0));
	await publishOnce();
	expect(hasWatches()).toBe(true);
});

it("B-USE-09 B-USE-11 a worker publishes a shop to a bucket after each save that a signed Flow reports, and builds other shops only in doubt", async () => {
	const worker = await fleet.startWorker("one");
	workerUrl = worker.url;
	const install = () => fleet.run("schema", "--site", fleet.folder(project), "--worker", worker.url);
	expect(await install()).toContain(`reports changes of all projects to the worker at ${worker.url}`);
	const repeated = await install();
	expect(repeated).toContain("(0 changes)");
	expect(repeated).toContain(`A change in Directus has reached the worker at ${worker.url}.`);

	const from = worker.log.length;
	await saveTitle(project, "Zweiter Titel");
	const published = () =>
		worker.log.slice(from).filter((line) => line.event === "published" && line.shop === project);
	await expect.poll(published).toContainEqual(expect.objectContaining({ reason: "change" }));
	await expect.poll(home).toContain("Zweiter Titel");
	expect(worker.log.filter(({ event }) => event === "refused")).toEqual([]);

	const state = async () => (await fetch(`${worker.url}/health/ready`)).json();
	await expect.poll(state).toMatchObject({ waiting: 0, active: 0 });
	const reported = (shop: string) =>
		worker.log
			.slice(from)
			.filter((line) => line.shop === shop && line.event === "started" && line.reason !== "sweep");
	expect(reported(other)).toEqual([]);

	// Directus gives items no new time that are sorted by hand.
	const send = sendTo(inject("directus"));
	const sorted = worker.log.length;
	const menu = await send(
		"GET",
		`/items/menu_item?filter[project][domain][_eq]=${project}&fields=id&sort=sort`,
	);
	const [first, last] = menu as readonly { readonly id: string }[];
	await send("POST", "/utils/sort/menu_item", { item: last?.id, to: first?.id });
	expect(await worker.next("published", sorted, project)).toMatchObject({ reason: "change" });
	const place = (label: string) => home()?.indexOf(label) ?? -1;
	expect(place("Anfang")).toBeGreaterThan(0);
	expect(place("Anfang")).toBeLessThan(place("Zeitmesser"));
	expect(reported(other)).toEqual([]);

	// A deleted item does not say whose it was.
	const pages = await send("GET", `/items/page?filter[project][domain][_eq]=${project}&fields=id&limit=1`);
	const [{ id = "" } = {}] = pages as readonly { readonly id?: string }[];
	await send("DELETE", `/items/page/${id}`);
	await expect.poll(() => reported(other)).toMatchObject([{ reason: "import" }]);
	await expect.poll(() => reported(project).at(-1)).toMatchObject({ reason: "import" });
});
