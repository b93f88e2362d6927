import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it, onTestFinished } from "vitest";
import { openEmbeddedDatabase } from "#contracts/reference-service/database/embedded-database.ts";

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

/** Returns the memory outside JavaScript's heap in MB; other test files run in the same process. */
function externalMemory(): number {
	collectGarbage();
	return process.memoryUsage().external / 1024 / 1024;
}

it("a new database frees the memory of its creation, and is found when opened again", async () => {
	const folder = mkdtempSync(join(tmpdir(), "order-database-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	const before = externalMemory();
	const first = await openEmbeddedDatabase(join(folder, "new"));
	await first.query("CREATE TABLE kept (n integer)");
	// One WebAssembly instance has 190 MB outside JavaScript's heap, the two that create a database 440 MB.
	await expect.poll(() => externalMemory() - before).toBeLessThan(300);
	await first.close();
	const second = await openEmbeddedDatabase(join(folder, "new"));
	onTestFinished(() => second.close());
	expect(await second.query("SELECT * FROM kept")).toEqual([]);
});
