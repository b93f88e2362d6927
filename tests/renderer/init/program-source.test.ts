import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { programSource } from "#renderer/init/program-source.ts";

/** Returns a folder with Facette installed from `resolved`, as npm notes it. */
function installedFrom(resolved: string) {
	const folder = realpathSync(mkdtempSync(join(tmpdir(), "source-")));
	const packageFolder = join(folder, "node_modules/facette");
	mkdirSync(packageFolder, { recursive: true });
	const packages = { "node_modules/facette": { version: "0.1.0", resolved } };
	writeFileSync(join(folder, "node_modules/.package-lock.json"), JSON.stringify({ packages }));
	return { folder, packageFolder };
}

it("B-USE-05 a shop takes the version of the registry that the command was installed from", () => {
	const { folder, packageFolder } = installedFrom("https://registry.example/facette-0.1.0.tgz");
	expect(programSource(packageFolder, "0.1.0", join(folder, "shop"))).toBe("^0.1.0");
});

it("B-USE-05 a shop takes the packed file that the command was installed from", () => {
	const { folder, packageFolder } = installedFrom("file:packed/facette-0.1.0.tgz");
	mkdirSync(join(folder, "packed"));
	writeFileSync(join(folder, "packed/facette-0.1.0.tgz"), "");
	expect(programSource(packageFolder, "0.1.0", join(folder, "shops/one"))).toBe(
		"file:../../packed/facette-0.1.0.tgz",
	);
});

it("B-USE-05 a shop takes the registry's version if the packed file is gone", () => {
	const { folder, packageFolder } = installedFrom("file:packed/facette-0.1.0.tgz");
	expect(programSource(packageFolder, "0.1.0", join(folder, "shop"))).toBe("^0.1.0");
});

it("B-USE-05 a shop takes the clone that runs the command", () => {
	const clone = realpathSync(mkdtempSync(join(tmpdir(), "clone-")));
	expect(programSource(clone, "0.1.0", join(clone, "my-shop"))).toBe("file:..");
});
