import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { makePrivate } from "#contracts/reference-service/database/private-folder.ts";
import { order, post, startService } from "./test-service.ts";

const above = mkdtempSync(join(tmpdir(), "order-service-"));
// Others may reach the parent folder, so the folder itself must keep them out.
chmodSync(above, 0o755);
afterAll(() => rmSync(above, { recursive: true, force: true }));

/** Returns where another user finds a text in a folder. */
function foundByNobody(text: string, folder: string): string {
	return spawnSync("grep", ["-rla", text, folder], { uid: 65_534, gid: 65_534, encoding: "utf8" }).stdout;
}

/** Opens a folder and its files to everybody, like an earlier version. */
function open(folder: string): void {
	chmodSync(folder, 0o755);
	for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
		chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o666);
}

function modesIn(folder: string): readonly string[] {
	const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
	const modes = entries.map((entry) => {
		const mode = statSync(join(entry.parentPath, entry.name)).mode & 0o777;
		return `${entry.isDirectory() ? "folder" : "file"} ${mode.toString(8)}`;
	});
	return [...new Set(modes)].toSorted();
}

const isDatabaseElsewhere = Boolean(process.env.REFERENCE_SERVICE_TEST_DATABASE);

describe.skipIf(isDatabaseElsewhere || process.getuid?.() !== 0)(
	"another user of the machine (only root can try it)",
	() => {
		it("cannot read orders in the database's folder, new or opened by an earlier version, during and after service", async () => {
			const dataFolder = join(above, "orders");
			const first = await startService({ dataFolder });
			expect((await post(first, "/ecom/order", order("private"))).status).toBe(200);
			expect(foundByNobody("mara@example.com", above)).toBe("");
			await first.close();
			expect(modesIn(dataFolder)).toEqual(["file 600", "folder 700"]);

			open(dataFolder);
			expect(foundByNobody("mara@example.com", above)).not.toBe("");
			const second = await startService({ dataFolder });
			expect(foundByNobody("mara@example.com", above)).toBe("");
			await second.close();
			expect(modesIn(dataFolder)).toEqual(["file 600", "folder 700"]);
		});
	},
);

describe.skipIf(process.platform !== "linux")("a folder for customers' data", () => {
	it("is restricted with all its contents", () => {
		const folder = join(above, "deep/data");
		mkdirSync(join(folder, "more"), { recursive: true, mode: 0o777 });
		makePrivate(folder);
		expect(statSync(folder).mode & 0o777).toBe(0o700);
		expect(modesIn(folder)).toEqual(["folder 700"]);
	});

	it("that cannot be restricted throws an error with the reason and a remedy", () => {
		expect(() => makePrivate("/proc/self/task")).toThrow(
			/^\/proc\/self\/task holds customers' data.*EPERM.*chown -R USER \/proc\/self\/task.*--data/,
		);
	});
});
