import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { restoreFormerCatalogue, stageCatalogue } from "#renderer/output/catalogue-file.ts";

function newFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), "catalogue-file-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	return folder;
}

it("B-USE-10 a staged catalogue replaces the old one only when it is published", () => {
	const file = join(newFolder(), "out/site.catalogue.json");
	stageCatalogue(file, { products: [1] }, "2027-01-01T00:00:00Z").publish();
	const next = stageCatalogue(file, { products: [2] }, "2027-01-02T00:00:00Z");
	expect(JSON.parse(readFileSync(file, "utf8"))).toEqual({
		products: [1],
		content_read_at: "2027-01-01T00:00:00Z",
	});
	next.publish();
	expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ products: [2] });
	stageCatalogue(file, { products: [3] }, "2027-01-03T00:00:00Z").discard();
	expect(existsSync(`${file}.part`)).toBe(false);
	expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ products: [2] });
});

it("B-USE-09 exchanges the catalogue and the one before, with the time of the exchange", () => {
	const file = join(newFolder(), "site.catalogue.json");
	const read = () => JSON.parse(readFileSync(file, "utf8"));
	restoreFormerCatalogue(file);
	expect(existsSync(file)).toBe(false);
	const [first, second] = ["2027-01-01T00:00:00Z", "2027-01-02T00:00:00Z"];
	stageCatalogue(file, { products: [1] }, first).publish(true);
	stageCatalogue(file, { products: [2] }, second).publish(true);
	restoreFormerCatalogue(file, new Date("2027-01-03"));
	const third = "2027-01-03T00:00:00.000Z";
	expect(read()).toEqual({ products: [1], content_read_at: first, restored_at: third });
	restoreFormerCatalogue(file, new Date("2027-01-04"));
	const fourth = "2027-01-04T00:00:00.000Z";
	expect(read()).toEqual({ products: [2], content_read_at: second, restored_at: fourth });
});

it("B-USE-10 a writer that is killed leaves a whole catalogue", async () => {
	const folder = newFolder();
	const file = join(folder, "site.catalogue.json");
	const module = new URL("../../../renderer/output/catalogue-file.ts", import.meta.url).href;
	const script = join(folder, "writer.ts");
	writeFileSync(
		script,
		`import { stageCatalogue } from ${JSON.stringify(module)};
		for (let at = 0; ; at++)
			stageCatalogue(${JSON.stringify(file)}, { products: new Array(500_000).fill(at) }, String(at)).publish();`,
	);
	for (const milliseconds of [0, 40, 90, 150]) {
		rmSync(file, { force: true });
		const writer = spawn(process.execPath, ["node_modules/.bin/jiti", script], { stdio: "ignore" });
		await expect.poll(() => existsSync(file), { timeout: 60_000, interval: 5 }).toBe(true);
		await wait(milliseconds);
		writer.kill("SIGKILL");
		await once(writer, "close");
		const { products } = JSON.parse(readFileSync(file, "utf8"));
		expect(products).toHaveLength(500_000);
		expect(new Set(products).size).toBe(1);
	}
});
