import {
	linkSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	realpathSync,
	renameSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import type { Page } from "@playwright/test";
import { keepPreviousFiles } from "#renderer/output/previous-files.ts";
import { createPreviewServer } from "#renderer/preview/preview-server.ts";
import { test as base } from "./journey.ts";

const built = "dist/test/site-a";

/** A replacement for the demo shop. */
export type Version =
	/**
	 * The same pages with another program, in addition to the files of the previous program, as a build leaves
	 * them.
	 */
	| "another program"
	/** The same without those files. */
	| "another program alone"
	/** The same site with a service worker that waits for a missing file. */
	| "broken worker";

/** The demo shop on its own server, where it can be replaced and disconnected. */
export interface DeployedSite {
	readonly address: string;
	publish(version: Version): void;
	/** Stops responding. */
	disconnect(): Promise<void>;
	/** Responds again. */
	connect(): Promise<void>;
}

/** Copies a site with other names and texts; unchanged files stay identical. */
function copyChanged(from: string, to: string, rename: (text: string) => string): void {
	for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
		if (!entry.isFile()) continue;
		const file = join(entry.parentPath, entry.name);
		const target = join(to, rename(file.slice(from.length + 1)));
		mkdirSync(dirname(target), { recursive: true });
		const before = /\.(?:html|js|json)$/.test(file) ? readFileSync(file, "utf8") : "";
		const after = rename(before);
		if (after === before) linkSync(file, target);
		else writeFileSync(target, after);
	}
}

/** Returns a function that gives all scripts other names and the build another hash. */
function renaming(site: string): (text: string) => string {
	const scripts = new Set(readdirSync(join(site, "assets")).filter((name) => name.endsWith(".js")));
	const { buildHash } = JSON.parse(readFileSync(join(site, "page-data/app-data.json"), "utf8"));
	const nextHash = [...String(buildHash)].reverse().join("");
	return (text) =>
		text
			.replace(/[\w.-]+\.js\b/g, (name) => (scripts.has(name) ? name.replace(/\.js$/, "-next.js") : name))
			.replaceAll(buildHash, nextHash);
}

function make(version: Version, folder: string): void {
	const site = realpathSync(built);
	if (version === "broken worker")
		copyChanged(site, folder, (text) => text.replace('"url":"/offline"', '"url":"/gone"'));
	else copyChanged(site, folder, renaming(site));
	if (version === "another program") keepPreviousFiles(site, folder);
}

interface WorkerFixtures {
	/** Creates each version once per worker; returns its folder. */
	readonly versions: (version: Version) => string;
}

/** Tests in a browser that knows the site and allows service workers, with a separate site per test. */
export const test = base.extend<{ site: DeployedSite }, WorkerFixtures>({
	versions: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
		async ({}, use) => {
			const folder = mkdtempSync("dist/test/deployed-");
			const made = new Set<Version>();
			await use((version) => {
				const target = join(folder, version);
				if (!made.has(version)) make(version, target);
				made.add(version);
				return realpathSync(target);
			});
			rmSync(folder, { recursive: true, force: true });
		},
		{ scope: "worker" },
	],
	site: async ({ versions }, use) => {
		const folder = mkdtempSync("dist/test/served-");
		const directory = join(folder, "site");
		const serve = (site: string) => {
			symlinkSync(site, `${directory}.next`, "junction");
			renameSync(`${directory}.next`, directory);
		};
		serve(realpathSync(built));
		let server = createPreviewServer({ directory });
		const { url, port } = await server.listen(0);
		await use({
			address: url,
			publish: (version) => serve(versions(version)),
			disconnect: () => server.close(),
			async connect() {
				server = createPreviewServer({ directory });
				await server.listen(port);
			},
		});
		await server.close();
		rmSync(folder, { recursive: true, force: true });
	},
	baseURL: async ({ site }, use) => use(site.address),
	decidedAt: async ({ site }, use) => use([site.address]),
	serviceWorkers: "allow",
});

/** Records the states of a page's service worker, also over reloads. */
export async function rememberStates(page: Page): Promise<void> {
	await page.addInitScript(() => {
		addEventListener("facette:sw", (event) => {
			const { state } = (event as CustomEvent<{ state: string }>).detail;
			sessionStorage.setItem("test-states", `${sessionStorage.getItem("test-states") ?? ""}${state} `);
		});
	});
}

/** Returns the states reported in this tab, the oldest first. */
export const states = (page: Page): Promise<readonly string[]> =>
	page.evaluate(() => (sessionStorage.getItem("test-states") ?? "").trim().split(" "));

/** Returns the paths of all responses that the worker cached. */
export const stored = (page: Page): Promise<readonly string[]> =>
	page.evaluate(async () => {
		const names = (await caches.keys()).filter((name) => !name.includes("precache"));
		const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
		return requests.flat().map(({ url }) => new URL(url).pathname);
	});
