import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { missingImports, withoutUnused } from "#renderer/pipeline/react-without-unused.ts";
import * as unused from "#renderer/pipeline/unused-react.ts";

const require = createRequire(import.meta.url);
const folder = join(dirname(require.resolve("react-dom")), "cjs");
const react = readFileSync(join(folder, "react-dom-client.production.js"), "utf8");

/** All that is named of what React declares. */
const named = [
	...[...unused.unusedKinds].filter((name) => typeof name === "string"),
	...unused.answers.keys(),
	...unused.constants.keys(),
	...unused.unusedFunctions,
	...unused.unusedHooks,
	...unused.unusedOwners,
];

/** A function of this body, without what is not used. */
const lean = (body: string) =>
	withoutUnused(`function tried(fiber) { ${body} }\nvar inside = { version: "${unused.version}" };`) ?? "";

const run = (body: string, fiber: unknown) =>
	new Function("fiber", `${lean(body)} return tried(fiber);`)(fiber);

describe("B-USE-17 React without what is not used", () => {
	it("is made from the installed version, in which all is found that is named", () => {
		expect(named.length).toBeGreaterThan(50);
		expect(named.filter((name) => !react.includes(name))).toEqual([]);
		const code = withoutUnused(react) ?? "";
		expect(code.length).toBeGreaterThan(100_000);
		expect(code).not.toMatch(/case 30:|30 [=!]== \w+\.tag/);
		expect(() => new Function("require", "exports", code)).not.toThrow();
	});

	it("is all of React for another version", () => {
		expect(withoutUnused(react.replaceAll(unused.version, "19.3.0"))).toBeNull();
	});

	it("leaves out cases that nothing reaches, and keeps the names that they declare", () => {
		const statements = "switch (fiber.tag) { case 30: var type = 1; break; case 5: type = 2; } return type;";
		expect(run(statements, { tag: 5 })).toBe(2);
		expect(lean(statements)).not.toContain("type = 1");
	});

	it("keeps what another case continues with", () => {
		const statements =
			"switch (fiber.tag) { case 5: var made = 1; case 27: made += 2; break; case 6: made = 9; } return made;";
		expect(run(statements, { tag: 5 })).toBe(3);
		expect(run(statements, { tag: 6 })).toBe(9);
	});

	it.each([
		["return 30 === fiber.tag;", false],
		["return 30 !== fiber.tag;", true],
		["return 5 === fiber.tag;", true],
		["return 30 === fiber.flags;", true],
	])("compares kinds that are not used: %s", (statements, expected) => {
		expect(run(statements, { tag: 5, flags: 30 })).toBe(expected);
	});

	it("has constants in the place of variables, not of properties", () => {
		expect(
			run("var documentMode = null; return [documentMode, fiber.documentMode];", { documentMode: 9 }),
		).toEqual([null, 9]);
	});

	it("finds imports of what is left out", () => {
		expect(missingImports('import React, { Activity as A, useState } from "react";')).toEqual(["Activity"]);
		expect(missingImports('import { preload, createPortal } from "react-dom";')).toEqual(["preload"]);
		expect(missingImports('import { useState } from "react"; import { Activity } from "./own.ts";')).toEqual(
			[],
		);
	});

	it("is asked for no element that React would move to the document's head", () => {
		const components = readdirSync("ui", { recursive: true, encoding: "utf8" }).filter((name) =>
			name.endsWith(".tsx"),
		);
		expect(components.length).toBeGreaterThan(100);
		const moved = /<(?:title|meta|link|style|script|html|head|body)[\s>/]/;
		expect(components.filter((name) => moved.test(readFileSync(join("ui", name), "utf8")))).toEqual([]);
	});
});
