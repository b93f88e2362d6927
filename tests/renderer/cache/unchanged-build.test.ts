import { expect, it } from "vitest";
import { variablesOf } from "#renderer/cache/unchanged-build.ts";

const config = (body: string, imports = "") =>
	`import { defineConfig } from "facette";\n${imports}\nexport default defineConfig({ ${body} });\n`;

it("B-REL-07 a configuration that reads nothing but its text and the environment need not be run again", () => {
	expect(variablesOf(config('domain: "www.example.org"'))).toEqual([]);
	expect(variablesOf(config('a: process.env.SERVICE ?? "x", b: process.env.OTHER'))).toEqual([
		"SERVICE",
		"OTHER",
	]);
});

it.each([
	["another file", config("", 'import { base } from "../base.ts";')],
	["another file for its effects", config("", 'import "../base.ts";')],
	["a package", config("", "import * as os from 'node:os';")],
	["a file while it runs", config('a: (await import("./a.ts")).a')],
	["a CommonJS module", config('a: require("./a.cjs")')],
	["the whole environment", config("a: process.env")],
	["a variable by a name that is made", config('a: process.env["A" + 1]')],
	["the arguments", config("a: process.argv[2]")],
	["the time", config("a: Date.now()")],
	["chance", config("a: Math.random()")],
	["its own place", config("a: import.meta.url")],
	["the network", config('a: fetch("https://www.example.org")')],
])("B-REL-07 one that reads %s is run each time", (_, text) => {
	expect(variablesOf(text)).toBeNull();
});
