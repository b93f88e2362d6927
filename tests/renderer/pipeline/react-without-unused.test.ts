import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { missingExports, withoutUnused } from "#renderer/pipeline/react-without-unused.ts";
import * as unused from "#renderer/pipeline/unused-react.ts";

const require = createRequire(import.meta.url);
const scriptOf = (name: string, file: string) =>
	readFileSync(join(dirname(require.resolve(name)), "cjs", `${file}.production.js`), "utf8");
const client = scriptOf("react-dom", "react-dom-client");
const exporting = [scriptOf("react", "react"), scriptOf("react-dom", "react-dom")];

/** What is named of React's script, as it is declared there. */
const declared = [
	...[...unused.unusedKinds].flatMap((name) => (typeof name === "string" ? [`${name} = Symbol.for(`] : [])),
	...[...unused.unusedFunctions, ...unused.answers.keys()].map((name) => `function ${name}(`),
	...[...unused.unusedHooks].map((name) => `${name}: `),
	...[...unused.constants.keys(), ...unused.unusedOwners].map((name) => `${name}`),
];

/** The numbers of kinds that are not used. */
const numbers = [...unused.unusedKinds].filter((kind) => typeof kind === "number");

/** A function of this body, without what is not used. */
const lean = (body: string) =>
	withoutUnused(`function tried(fiber) { ${body} }\nvar inside = { version: "${unused.version}" };`) ?? "";

const run = (body: string, fiber: unknown) =>
	new Function("fiber", `${lean(body)} return tried(fiber);`)(fiber);

describe("B-USE-17 React without what is not used", () => {
	it("finds all that is named in the installed version, each function declared once", () => {
		expect(declared.length).toBeGreaterThan(50);
		expect(declared.filter((text) => !client.includes(text))).toEqual([]);
		const functions = declared.filter((text) => text.startsWith("function "));
		expect(functions.filter((text) => client.split(text).length !== 2)).toEqual([]);
	});

	it("leaves out all kinds that are not used, and React is a script still", () => {
		const code = withoutUnused(client) ?? "";
		expect(code.length).toBeGreaterThan(100_000);
		expect(code.length).toBeLessThan(client.length - 50_000);
		expect(numbers.length).toBeGreaterThan(5);
		for (const number of numbers) expect(code).not.toMatch(new RegExp(`\\b${number} [=!]== \\w+\\.tag\\b`));
		expect(() => new Function("require", "exports", code)).not.toThrow();
	});

	it("leaves out of React and React DOM what they cannot have without it", () => {
		const loaded = exporting.map((code) => {
			const exports: Record<string, unknown> = {};
			const internals = { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: {} };
			new Function("exports", "require", withoutUnused(code) ?? "")(exports, () => internals);
			return Object.keys(exports);
		});
		expect(loaded).toEqual([
			expect.arrayContaining(["useState", "useTransition", "version"]),
			expect.arrayContaining(["createPortal", "flushSync", "version"]),
		]);
		expect(loaded.flat().filter((name) => unused.unusedExports.has(name))).toEqual([]);
		const all = exporting.join("");
		expect([...unused.unusedExports].filter((name) => !all.includes(`exports.${name} = `))).toEqual([]);
	});

	it("is all of React for another version", () => {
		expect(withoutUnused(client.replaceAll(unused.version, "19.3.0"))).toBeNull();
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

	it("takes a number for a kind only where a kind is looked at", () => {
		expect(run("switch (fiber.keyCode) { case 27: return 1; } return 2;", { keyCode: 27 })).toBe(1);
	});

	it("refuses changes that would spoil each other", () => {
		expect(() => lean("return { documentMode };")).toThrow("overlap");
	});
});

describe("B-USE-17 what may be asked of React", () => {
	it.each([
		['import React, { Activity as A, useState } from "react"; A;', ["Activity"]],
		['import{Activity as a}from"react";a;', ["Activity"]],
		['import * as React from "react"; React.useOptimistic(1);', ["useOptimistic"]],
		['import React from "react"; React.useActionState();', ["useActionState"]],
		['export { ViewTransition } from "react";', ["ViewTransition"]],
		['import { preload, createPortal } from "react-dom"; preload(createPortal);', ["preload"]],
		['import { useState } from "react"; import { Activity } from "./own.ts"; Activity(useState);', []],
		['import * as React from "react"; const name = "useOptimistic"; React[name]?.(1);', []],
		['/** import { useActionState } from "react" */ export const react = 1;', []],
	])("finds what a module asks for that is left out: %s", (code, missing) => {
		expect(missingExports(code)).toEqual(missing);
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
