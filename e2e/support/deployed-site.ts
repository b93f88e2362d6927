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

/** What can take the place of the demo shop. */
export type Version =
	/** The same pages by another program, in addition to the files of the program before, as a build leaves them. */
	| "another program"
	/** The same without those. */
	| "another program alone"
	/** The same site with a service worker that waits for a file which is not there. */
	| "broken worker";

/** The demo shop on a server of its own, where it can be replaced and taken off the net. */
export interface DeployedSite {
	readonly address: string;
	publish(version: Version): void;
	/** Answers nothing any more. */
	disconnect(): Promise<void>;
	/** Answers again. */
	connect(): Promise<void>;
}

/** Copies a site under other names and with another text; what stays the same is the same file. */
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

/** Returns all scripts other names, and the build another hash, wherever they stand. */
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
	/** Makes each version once for all tests of a worker; returns its folder. */
	readonly versions: (version: Version) => string;
}

/** A browser whose visitor knows the site and that takes service workers, and a site of its own for each test. */
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

/** Has a page remember what its service worker becomes; over reloads, too. */
export async function rememberStates(page: Page): Promise<void> {
	await page.addInitScript(() => {
		addEventListener("facette:sw", (event) => {
			const { state } = (event as CustomEvent<{ state: string }>).detail;
			sessionStorage.setItem("test-states", `${sessionStorage.getItem("test-states") ?? ""}${state} `);
		});
	});
}

/** What was reported in this tab, the oldest first. */
export const states = (page: Page): Promise<readonly string[]> =>
	page.evaluate(() => (sessionStorage.getItem("test-states") ?? "").trim().split(" "));

/** The paths of all responses that the worker stored while pages were visited. */
export const stored = (page: Page): Promise<readonly string[]> =>
	page.evaluate(async () => {
		const names = (await caches.keys()).filter((name) => !name.includes("precache"));
		const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
		return requests.flat().map(({ url }) => new URL(url).pathname);
	});
