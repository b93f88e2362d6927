import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { newFolder, runInit, weber } from "#tests/renderer/init/new-shop.ts";

/** Creates a folder with files, and empty folders for names with "/" at the end. */
function folderWith(files: Readonly<Record<string, string>>): string {
	const directory = newFolder();
	mkdirSync(directory);
	for (const [name, text] of Object.entries(files))
		if (name.endsWith("/")) mkdirSync(join(directory, name));
		else writeFileSync(join(directory, name), text);
	return directory;
}

const readPackage = (directory: string) => JSON.parse(readFileSync(join(directory, "package.json"), "utf8"));

describe("facette init in the folder of a new project", () => {
	it("B-USE-05 writes the shop after npm install, and keeps all files", async () => {
		const kept = {
			"package-lock.json": "{}",
			"README.md": "# Mine",
			LICENSE: "All rights reserved",
			".npmrc": "save-exact=true",
			"tsconfig.json": '{ "extends": "@agency/tsconfig" } // ours',
		};
		const own = '{\n  "dependencies": {\n    "facette": "^0.0.9"\n  }\n}\n';
		const directory = folderWith({ ...kept, "node_modules/": "", ".git/": "", "package.json": own });
		expect((await runInit([directory, ...weber])).status).toBe(0);
		expect(readdirSync(directory)).toEqual(
			expect.arrayContaining(["content", "facette.config.ts", "schemas"]),
		);
		for (const [name, text] of Object.entries(kept))
			expect(readFileSync(join(directory, name), "utf8")).toBe(text);
		expect(readPackage(directory)).toMatchObject({
			scripts: { dev: "facette dev", check: "facette check" },
			dependencies: { facette: "^0.0.9" },
		});
	});

	it("B-USE-05 changes nothing that its package.json has, and nothing of its form", async () => {
		const own = {
			name: "rings",
			version: "1.0.0",
			type: "commonjs",
			scripts: { dev: "astro dev", test: "node --test" },
			devDependencies: { facette: "file:../facette" },
			author: "Jana Weber",
		};
		const directory = folderWith({ "package.json": JSON.stringify(own, null, 4) });
		expect((await runInit([directory, ...weber])).status).toBe(0);
		const merged = readPackage(directory);
		expect(merged).toMatchObject(own);
		expect(Object.keys(merged.scripts)).toEqual(expect.arrayContaining(["build", "check", "preview"]));
		expect(merged.dependencies).toEqual({});
		expect(readFileSync(join(directory, "package.json"), "utf8")).toContain('\n    "name": "rings"');
	});

	it("B-USE-05 adds to its .gitignore what that lacks", async () => {
		const directory = folderWith({ ".gitignore": "# Mine\nnode_modules/\n*.log" });
		expect((await runInit([directory, ...weber])).status).toBe(0);
		const lines = readFileSync(join(directory, ".gitignore"), "utf8").split("\n");
		expect(lines).toEqual(["# Mine", "node_modules/", "*.log", "dist/", ".facette/", ".facette-cache/", ""]);
	});

	it.each(["content", "facette.config.ts", "schemas", "src", "index.html"])(
		"B-USE-05 writes nothing next to %s, which no new project has",
		async (name) => {
			const directory = folderWith({ [name]: "mine", "package.json": "{}" });
			const { status, printed } = await runInit([directory, ...weber]);
			expect(status).toBe(1);
			expect(printed).toContain(`${name}. `);
			expect(printed).toContain("[init.not-empty]");
			expect(readdirSync(directory).toSorted()).toEqual([name, "package.json"].toSorted());
		},
	);

	it.each(["{", "[]", '"text"'])("B-USE-05 names a package.json that is not an object: %s", async (text) => {
		const directory = folderWith({ "package.json": text });
		const { status, printed } = await runInit([directory, ...weber]);
		expect(status).toBe(1);
		expect(printed).toContain("[init.package-file]");
		expect(readdirSync(directory)).toEqual(["package.json"]);
	});
});
