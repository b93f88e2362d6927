import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createPreviewServer } from "#renderer/preview/preview-server.ts";
import { reuseEncodedImages } from "#tests/encoded-images.mjs";
import { editedContent } from "./content-file.mjs";
import { test as base } from "./journey.ts";

/** Changes of the demo shop's files by path in the site's folder; a missing file starts as an empty text. */
export type Changes = Readonly<Record<string, (text: string) => string>>;

/** Creates a change of a JSON file from a change of its parsed content. */
export const json =
	<Content>(change: (content: Content) => unknown) =>
	(text: string) =>
		editedContent(text, change);

/** A site built from changed files. */
export interface ChangedSite {
	/** Its own folder, with configuration and content. */
	readonly site: string;
	readonly out: string;
}

/** Copies the demo shop below a folder, changes its files and builds it. */
export function buildChanged(folder: string, changes: Changes): ChangedSite {
	const site = join(folder, "shop");
	const out = join(folder, "site");
	cpSync("adapters/content-files/demo", site, { recursive: true });
	for (const [name, change] of Object.entries(changes)) {
		const file = join(site, name);
		writeFileSync(file, change(existsSync(file) ? readFileSync(file, "utf8") : ""));
	}
	reuseEncodedImages(out);
	const args = ["dist/program/cli.js", "build", "--site", site, "--out", out];
	const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
	if (status !== 0) throw new Error(`${stdout}\n${stderr}`);
	return { site, out };
}

/** Creates tests on the demo shop with changed content or configuration, built and served once per worker. */
export const testOn = (changes: Changes) =>
	base.extend<object, { readonly changedSite: string }>({
		changedSite: [
			// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
			async ({}, use) => {
				const folder = mkdtempSync("dist/test/changed-");
				try {
					const server = createPreviewServer({ directory: buildChanged(folder, changes).out });
					const { url } = await server.listen(0);
					await use(url);
					await server.close();
				} finally {
					rmSync(folder, { recursive: true, force: true });
				}
			},
			{ scope: "worker", timeout: 180_000 },
		],
		baseURL: async ({ changedSite }, use) => use(changedSite),
		decidedAt: async ({ changedSite }, use) => use([changedSite]),
	});
