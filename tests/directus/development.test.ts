import { type ChildProcess, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { type FaultProxy, startFaultProxy } from "#tests/directus/fault-proxy.ts";
import { prepareDirectus, seed, smallContent } from "#tests/directus/seeded-project.ts";
import { programFile, writeSite } from "#tests/directus/site-folder.ts";
import { freePort } from "#tests/directus/start-server.ts";

const project = "development.example";
let proxy: FaultProxy;
let site = "";
let server: ChildProcess | null = null;
let said = "";

beforeAll(async () => {
	await prepareDirectus();
	await seed(project, smallContent("Entwicklung"));
	proxy = await startFaultProxy(inject("directus").url);
	site = writeSite("development-site", project, proxy.url, ' languages: ["de"]');
});

afterAll(async () => {
	const child = server;
	if (child) {
		const ended = new Promise((resolve) => child.once("close", resolve));
		child.kill();
		await ended;
	}
	await proxy?.close();
	if (site) rmSync(site, { recursive: true, force: true });
});

/** Starts `facette dev`; resolves when it serves the site. */
async function start(): Promise<void> {
	const port = await freePort();
	const env = { ...process.env, LC_ALL: "en", FACETTE_DIRECTUS_TOKEN: inject("directus").adminToken };
	const args = [programFile(), "dev", "--site", site, "--port", String(port)];
	const child = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "pipe"] });
	server = child;
	for (const stream of [child.stdout, child.stderr])
		stream.on("data", (chunk: Buffer) => {
			said += chunk;
		});
	const url = `http://127.0.0.1:${port}/`;
	const isServed = async () => {
		if (child.exitCode !== null) throw new Error(said);
		expect((await fetch(url)).status, said).toBe(200);
	};
	await vi.waitFor(isServed, { timeout: 60_000, interval: 100 });
}

/** Returns how often each collection was requested. */
function counts(): Readonly<Record<string, number>> {
	const found: Record<string, number> = {};
	for (const path of proxy.paths) found[path] = (found[path] ?? 0) + 1;
	return found;
}

describe("a site in development with content in Directus", () => {
	it("R-CONTENT-06 reads each collection and each picture once before it is served", async () => {
		await start();
		expect(counts()["/items/project"]).toBe(1);
		expect(counts()["/items/ecommerce_product"]).toBe(1);
		expect(Object.entries(counts()).filter(([, count]) => count > 1)).toEqual([]);
	});
});
