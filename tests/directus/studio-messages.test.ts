import type { ChildProcess } from "node:child_process";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { prepareDirectus, sendTo } from "#tests/directus/seeded-project.ts";
import { writeSite } from "#tests/directus/site-folder.ts";
import { type DirectusServer, freePort, startDirectus } from "#tests/directus/start-server.ts";
import { runFacette, secret, spawnStudio } from "#tests/directus/studio-site.ts";

const domain = "meldungen.example";
let server: DirectusServer;
let studio: ChildProcess;
let site: string;
let origin: string;

const environment = () => ({
	...process.env,
	LC_ALL: "en",
	FACETTE_DIRECTUS_TOKEN: server.adminToken,
	FACETTE_STUDIO_SECRET: secret,
});
const install = () => runFacette(["schema", "--site", site, "--studio", origin], environment());

beforeAll(async () => {
	// As it is by default: messages to the same machine are denied.
	const denied = { IMPORT_IP_DENY_LIST: "0.0.0.0,169.254.169.254" };
	await prepareDirectus();
	server = await startDirectus({ data: inject("directus").data, environment: denied });
	await sendTo(server)("POST", "/items/project", { domain, status: "published" });
	site = writeSite("studio-messages", domain, server.url);
	const port = await freePort();
	origin = `http://127.0.0.1:${port}`;
	const args = ["--site", site, "--out", `${site}-out`, "--port", String(port), "--studio", origin];
	const started = spawnStudio(args, environment(), () => undefined);
	studio = started.child;
	await started.listens;
});

afterAll(async () => {
	studio?.kill();
	await server?.stop();
});

describe("facette schema --studio with a Directus that denies messages to its own machine", () => {
	it("B-USE-09 B-REL-04 says that no change reaches the studio, and what to do", async () => {
		const failed = install();
		await expect(failed).rejects.toThrow("[studio.lost]");
		await expect(failed).rejects.toThrow("IMPORT_IP_DENY_LIST=169.254.169.254");
	});
});
