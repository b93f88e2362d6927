import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import { type FileChange, planUpgrade } from "#renderer/upgrade/plan-upgrade.ts";
import { writeUpgrade } from "#renderer/upgrade/write-upgrade.ts";
import { edit, olderSite, run, textsOf } from "#tests/renderer/upgrade/older-site.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const jiti = join(root, "node_modules/jiti/lib/jiti-cli.mjs");
const script = join(root, "tests/renderer/upgrade/write-plan.ts");

async function planOf(directory: string): Promise<readonly FileChange[]> {
	const planned = await planUpgrade(directory);
	if (!planned.ok) throw new Error(JSON.stringify(planned.error));
	return planned.value.files;
}

/** Writes a plan in a process of its own. */
function writing(files: readonly FileChange[]) {
	const folder = mkdtempSync(join(tmpdir(), "upgrade-plan-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const plan = join(folder, "plan.json");
	writeFileSync(plan, JSON.stringify(files));
	const child = spawn(process.execPath, [jiti, script, plan], { cwd: root, stdio: "ignore" });
	return { child, ended: once(child, "exit") };
}

/** A shop with many pages of the first format. */
function largeSite(): string {
	const directory = olderSite();
	const pages = join(directory, "content/pages");
	const home = readFileSync(join(pages, "home.json"), "utf8");
	for (let number = 0; number < 400; number++) {
		const page = home.replace('"path": "/"', `"path": "/seite-${number}"`).replace('"home"', '"info"');
		writeFileSync(join(pages, `page-${number}.json`), page);
	}
	return directory;
}

describe("the files of an upgrade", () => {
	it("B-USE-05 can be written again after a kill: the format comes last, and no part of a file stays", async () => {
		const directory = largeSite();
		const before = textsOf(directory);
		const files = await planOf(directory);
		expect(files.slice(-2).map(({ name }) => name)).toEqual(["content/project.json", "facette.config.ts"]);
		const { child, ended } = writing(files);
		const isBegun = () => readFileSync(files[0]?.path ?? "", "utf8") === files[0]?.after;
		while (!isBegun()) await setTimeout(1);
		child.kill("SIGKILL");
		expect((await ended)[1]).toBe("SIGKILL");
		const between = textsOf(directory);
		const written = files.filter(({ name, after }) => between[name] === after);
		expect(written.length).toBeGreaterThan(0);
		expect(written.length).toBeLessThan(files.length);
		for (const { name, after } of files) expect([before[name], after]).toContain(between[name]);
		expect(between["content/project.json"]).toBe(before["content/project.json"]);
		writeFileSync(join(directory, `content/pages/.home.json.${child.pid}.facette-upgrade`), "{");
		expect((await run(directory, "upgrade", "--yes")).status).toBe(0);
		const after = textsOf(directory);
		expect(Object.keys(after)).toEqual(Object.keys(before));
		for (const file of files) expect(after[file.name]).toBe(file.after);
	});

	it("B-USE-05 are the same when two commands write them at once", async () => {
		const directory = largeSite();
		const files = await planOf(directory);
		const both = [writing(files), writing(files)];
		expect(await Promise.all(both.map(async ({ ended }) => (await ended)[0]))).toEqual([0, 0]);
		const after = textsOf(directory);
		for (const file of files) expect(after[file.name]).toBe(file.after);
		expect(Object.keys(after).filter((name) => name.includes("facette-upgrade"))).toEqual([]);
	});

	it("B-USE-05 stay as they are when one of them has changed since they were shown", async () => {
		const directory = olderSite();
		const files = await planOf(directory);
		edit(directory, "content/project.json", (text) => text.replace("Juwelier Alt", "Juwelier Neu"));
		const before = textsOf(directory);
		expect(writeUpgrade(files)?.name).toBe("content/project.json");
		expect(textsOf(directory)).toEqual(before);
	});

	it("B-USE-05 keep their permissions", async () => {
		const directory = olderSite();
		const path = join(directory, "content/project.json");
		chmodSync(path, 0o640);
		expect(writeUpgrade(await planOf(directory))).toBeNull();
		expect(statSync(path).mode & 0o777).toBe(0o640);
		expect(readdirSync(join(directory, "content")).filter((name) => name.startsWith("."))).toEqual([]);
	});
});
