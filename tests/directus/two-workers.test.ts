import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { stableId } from "#adapters/content-directus/model/stable-id.ts";
import { readDocuments } from "#adapters/content-directus/seed/read-documents.ts";
import { seedProject } from "#adapters/content-directus/seed/seed-project.ts";
import { pageWith } from "#tests/adapters/content-files/content-folder.ts";
import {
	type DatabaseServer,
	isInstalled,
	startRedis,
} from "#tests/adapters/queue-bullmq/database-servers.ts";
import { adminOf, prepareDirectus, saveTitle, sendTo } from "#tests/directus/seeded-project.ts";
import { createFleet, type Fleet, siteDifferences } from "#tests/worker/fleet.ts";

const project = "two-workers.example";

/** Deletes a page of the project, as an editor does. */
async function deletePage(name: string): Promise<void> {
	const send = sendTo(inject("directus"));
	const filter = `filter[project][domain][_eq]=${project}&filter[name][_eq]=${name}`;
	const found = await send("GET", `/items/page?${filter}&fields=id`);
	const [{ id = "" } = {}] = found as readonly { readonly id?: string }[];
	await send("DELETE", `/items/page/${id}`);
}

describe.skipIf(!isInstalled.redis)(
	"two workers on one queue (left out if redis-server is not installed)",
	() => {
		let queue: DatabaseServer;
		let fleet: Fleet;
		let messagesTo = "";
		beforeAll(async () => {
			const { url, adminToken } = inject("directus");
			await prepareDirectus();
			queue = await startRedis();
			fleet = createFleet([project], await queue.freshAddress(), {
				configs: { [project]: { content: { from: "directus", url } } },
				env: { FACETTE_DIRECTUS_TOKEN: adminToken },
			});
			fleet.write(project, "pages/new.json", JSON.stringify(pageWith({})));
			const content = join(fleet.folder(project), "content");
			const seeded = await seedProject(adminOf(project), readDocuments(content), join(content, "media"));
			if (!seeded.ok) throw new Error(JSON.stringify(seeded.error));
		});
		afterAll(async () => {
			await fleet.remove();
			await queue.stop();
			// Other tests of the suite save as well.
			if (messagesTo)
				await sendTo(inject("directus"))("DELETE", `/flows/${stableId(messagesTo, "worker", "flow")}`);
		});
		const home = () => readFileSync(join(fleet.published(project), "index.html"), "utf8");

		it("B-REL-08 B-USE-11 publish each saved change and deletion, although one is killed during its build and messages to it are lost", async () => {
			const [receiving, other] = [await fleet.startWorker("one"), await fleet.startWorker("two")];
			await Promise.race([receiving.next("published"), other.next("published")]);
			messagesTo = receiving.url;
			await fleet.run("schema", "--site", fleet.folder(project), "--worker", receiving.url);

			const from = [receiving.log.length, other.log.length];
			await saveTitle(project, "Zweiter Titel");
			const started = [receiving, other].map(async (worker, index) => {
				await worker.next("started", from[index]);
				return worker;
			});
			await Promise.race(started);
			receiving.signal("SIGKILL");
			await receiving.ended;
			await expect.poll(home).toContain("Zweiter Titel");

			const state = async () => (await fetch(`${other.url}/health/ready`)).json();
			await expect.poll(state).toMatchObject({ waiting: 0, active: 0 });
			// Directus reports this change to the killed worker alone.
			await saveTitle(project, "Dritter Titel");
			await expect.poll(home, { timeout: 120_000 }).toContain("Dritter Titel");
			const lastReason = () => other.log.findLast(({ event }) => event === "published")?.reason;
			await expect.poll(lastReason).toBe("sweep");

			expect(siteDifferences(fleet.published(project), await fleet.buildFresh(project))).toEqual([]);

			const has = (path: string) => existsSync(join(fleet.published(project), path));
			expect([has("uhren/index.html"), has("neu/index.html")]).toEqual([true, true]);
			const fromDeletion = other.log.length;
			await deletePage("watches");
			await expect.poll(() => has("uhren/index.html"), { timeout: 120_000 }).toBe(false);
			expect(await other.next("published", fromDeletion)).toMatchObject({ reason: "sweep" });
			await expect.poll(state).toMatchObject({ waiting: 0, active: 0 });

			other.signal("SIGKILL");
			await other.ended;
			await deletePage("new");
			const third = await fleet.startWorker("three");
			expect(await third.next("published")).toMatchObject({ reason: "sweep" });
			expect(has("neu/index.html")).toBe(false);
			expect(siteDifferences(fleet.published(project), await fleet.buildFresh(project))).toEqual([]);
		});
	},
);
