import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const exportKeyword = ts.SyntaxKind.ExportKeyword;
const suiteFolder = "tests/adapters/port-suites";

/** The ports by their files, each named after its port; those of the platform know nothing of the shop. */
const portFiles = new Map(
	["core/ports", "core/platform"].flatMap((folder) =>
		readdirSync(folder).map((file) => [file.replace(/\.ts$/, ""), `${folder}/${file}`] as const),
	),
);
const ports = [...portFiles.keys()];

/** "key-value" as a type is called: "KeyValue". */
const typeName = (port: string) => port.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
const suiteName = (port: string) => port.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function modulesBelow(...folders: readonly string[]): readonly string[] {
	return folders.flatMap((folder) =>
		readdirSync(folder, { recursive: true, encoding: "utf8" })
			.map((name) => join(folder, name))
			.filter((name) => /\.tsx?$/.test(name)),
	);
}

/** The names of types that a type node mentions: those of `Promise<A & B>` are "Promise", "A" and "B". */
function mentioned(node: ts.Node | undefined, found: string[] = []): readonly string[] {
	if (!node) return found;
	if (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node))
		found.push((ts.isTypeReferenceNode(node) ? node.typeName : node.expression).getText());
	ts.forEachChild(node, (child) => void mentioned(child, found));
	return found;
}

/** The ports that a module implements, by what its functions return and its constants are. */
function implementedPorts(file: string): readonly string[] {
	const text = readFileSync(file, "utf8");
	const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
	const types: string[] = [];
	const own = new Map<string, readonly string[]>();
	const visit = (node: ts.Node) => {
		const isExported = ts.canHaveModifiers(node) && ts.getModifiers(node)?.[0]?.kind === exportKeyword;
		if (ts.isFunctionDeclaration(node) && isExported) types.push(...mentioned(node.type));
		if (ts.isVariableDeclaration(node) && node.initializer && ts.isObjectLiteralExpression(node.initializer))
			types.push(...mentioned(node.type));
		// An interface of the module that extends a port, or hands one out.
		if (ts.isInterfaceDeclaration(node)) {
			const methods = node.members.filter(ts.isMethodSignature).map(({ type }) => type);
			const parts = [...(node.heritageClauses ?? []), ...methods];
			own.set(
				node.name.text,
				parts.flatMap((part) => mentioned(part)),
			);
		}
		ts.forEachChild(node, visit);
	};
	visit(source);
	const known = new Set([...types, ...types.flatMap((type) => own.get(type) ?? [])]);
	return ports.filter((port) => known.has(typeName(port)) && text.includes(portFiles.get(port) ?? ""));
}

/** What a module of the tests, or of what puts adapters together, imports or bundles. */
function importsOf(file: string): readonly string[] {
	// A test may hold the text of a module that is not there.
	if (!/^(?:tests|e2e|adapters\/composition)\//.test(file) || !existsSync(file)) return [];
	const source = readFileSync(file, "utf8");
	const own = [...source.matchAll(/(?:from |import\()"#([^"]+)"/g)].map(([, name = ""]) => name);
	const relative = [...source.matchAll(/(?:from |new URL\()"([\w./-]+\.tsx?)"/g)];
	return [...own, ...relative.map(([, name = ""]) => join(dirname(file), name))];
}

/** What a test reaches over other modules of the tests. */
function reach(file: string, seen = new Set<string>()): ReadonlySet<string> {
	for (const name of importsOf(file)) {
		if (seen.has(name)) continue;
		seen.add(name);
		reach(name, seen);
	}
	return seen;
}

const reached = new Map(
	modulesBelow("tests", "e2e")
		.filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))
		.map((file) => [file, reach(file)]),
);

/** Whether a test calls a suite with what names a payment provider: its id as a text, or its folder in an import. */
function runsOn(test: string, suite: string, provider: string): boolean {
	const text = readFileSync(test, "utf8");
	const source = ts.createSourceFile(test, text, ts.ScriptTarget.Latest, true);
	const calls: string[] = [];
	const visit = (node: ts.Node) => {
		if (ts.isCallExpression(node) && node.expression.getText() === suite) calls.push(node.getText());
		ts.forEachChild(node, visit);
	};
	visit(source);
	const isImported = text.includes(`/payments/${provider}/`);
	return calls.some((call) => isImported || call.includes(`"${provider}"`));
}

/** Change or hand out what they are given, on which the suite runs; or put several ports together. */
const wrappers = ["renderer/plan/built-in-pages.ts", "renderer/engines/engines.ts"];

/** Engines of the demo site's own are the site's matter. */
const demo = "adapters/content-files/demo/";

const implementations = modulesBelow("adapters", "renderer")
	.filter((file) => !wrappers.includes(file) && !file.startsWith(demo))
	.flatMap((file) => implementedPorts(file).map((port) => [port, file] as const));

describe("the contract suites of the ports", () => {
	it.each([...portFiles])("the file of %s names the port and has exactly one suite", (port, path) => {
		expect(readFileSync(path, "utf8")).toContain(`export interface ${typeName(port)} `);
		const file = `${suiteFolder}/${port}.ts`;
		expect(existsSync(file)).toBe(true);
		const suites = [...readFileSync(file, "utf8").matchAll(/export (?:async )?function (\w+Suite)\b/g)];
		expect(suites.map(([, name]) => name)).toEqual([`${suiteName(port)}Suite`]);
	});

	it("exist for ports only", () => {
		const suites = readdirSync(suiteFolder).map((file) => file.replace(/\.ts$/, ""));
		expect(suites.filter((name) => !ports.includes(name))).toEqual([]);
	});

	it("finds their implementations", () => {
		expect(implementations.length).toBeGreaterThan(ports.length);
	});

	it.each(implementations)("the suite of %s runs on %s", (port, file) => {
		const suite = `${suiteFolder}/${port}.ts`;
		const running = [...reached].filter(([, modules]) => modules.has(suite) && modules.has(file));
		expect(running).not.toEqual([]);
		// Whoever runs on one provider reaches all, by what puts them together.
		const provider = /^adapters\/payments\/([^/]+)\//.exec(file)?.[1];
		if (provider !== undefined)
			expect(running.some(([test]) => runsOn(test, `${suiteName(port)}Suite`, provider))).toBe(true);
	});

	it.each(ports)("%s is implemented in memory and for real", (port) => {
		const files = implementations.filter(([name]) => name === port).map(([, file]) => file);
		const inMemory = files.filter((file) => file.startsWith("adapters/memory/"));
		expect(inMemory).toHaveLength(1);
		expect(files.length).toBeGreaterThan(1);
	});
});
