import { mkdirSync, readdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openSiteOutput } from "#adapters/composition/site-output.ts";
import { createFolderSiteOutput } from "#adapters/site-folder/folder-site-output.ts";
import { createGenerations } from "#adapters/site-folder/generations.ts";
import { describeFile } from "#renderer/publish/describe-file.ts";
import { builtSite, siteOutputSuite, temporaryFolder } from "#tests/adapters/port-suites/site-output.ts";

function servedFiles(target: string): ReadonlyMap<string, string> {
	const root = realpathSync(target);
	return new Map(
		readdirSync(root, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile() && entry.name !== ".facette-waiting.json")
			.map((entry) => join(entry.parentPath, entry.name))
			.map((file) => [file.slice(root.length + 1), readFileSync(file, "utf8")]),
	);
}

siteOutputSuite("the folder", async () => {
	const directory = join(temporaryFolder(), "site");
	return {
		output: () => openSiteOutput({ to: "folder", directory, describe: describeFile }),
		served: async () => servedFiles(directory),
	};
});

describe("the folder output", () => {
	const site = { "index.html": "one", ".host-rules/nginx.conf": "rules" };

	it("B-REL-08 does not switch to a claimed generation when a newer one is claimed before", async () => {
		const target = join(temporaryFolder(), "site");
		const older = createGenerations(target);
		const folder = await older.claim(1);
		await createGenerations(target).claim(2);
		expect(await older.switchTo(folder, 1)).toBe(false);
		expect(await older.current()).toEqual({ kind: "none" });
	});

	it("B-REL-08 takes the link away from an older publication that is about to switch", async () => {
		const parent = temporaryFolder();
		const generations = createGenerations(join(parent, "site"));
		const folder = await generations.claim(1);
		symlinkSync(folder, join(parent, `${folder}.link`));
		await generations.claim(2);
		expect(readdirSync(parent).filter((name) => name.endsWith(".link"))).toEqual([]);
	});

	it("B-USE-11 publishes the rules for web servers, and leaves one folder behind", async () => {
		const parent = temporaryFolder();
		const directory = join(parent, "site");
		const output = createFolderSiteOutput({ directory, describe: describeFile });
		await output.publish(builtSite(site), 1);
		await output.publish(builtSite({ ...site, "index.html": "two" }), 2);
		expect(Object.fromEntries(servedFiles(directory))).toEqual({ ...site, "index.html": "two" });
		expect(readdirSync(parent)).toHaveLength(2);
	});

	it("B-USE-11 replaces an empty folder, and nothing else that was there before", async () => {
		const parent = temporaryFolder();
		const directory = join(parent, "site");
		mkdirSync(directory);
		const output = createFolderSiteOutput({ directory, describe: describeFile });
		expect(await output.publish(builtSite(site), 1)).toMatchObject({ ok: true });
		for (const name of ["folder", "file", "link"]) {
			const foreign = join(parent, name);
			if (name === "folder") mkdirSync(foreign);
			if (name === "link") symlinkSync("elsewhere", foreign);
			else writeFileSync(name === "folder" ? join(foreign, "own.txt") : foreign, "own");
			const refusing = createFolderSiteOutput({ directory: foreign, describe: describeFile });
			expect(await refusing.publish(builtSite(site), 1)).toEqual({
				ok: false,
				error: { kind: "foreign", place: foreign },
			});
		}
	});

	it("B-USE-11 creates no parent folder, which may be a disk that is not mounted", async () => {
		const directory = join(temporaryFolder(), "missing", "site");
		const output = createFolderSiteOutput({ directory, describe: describeFile });
		expect(await output.published()).toMatchObject({ error: { kind: "missing" } });
		expect(await output.publish(builtSite(site), 1)).toMatchObject({ error: { kind: "missing" } });
	});
});
