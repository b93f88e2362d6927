import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const exportKeyword = ts.SyntaxKind.ExportKeyword;
const suiteFolder = "tests/adapters/port-suites";
/** The suites that the package exports, because sites implement their ports. */
const exportedSuites = "renderer/testing";

/** Returns the file of the suite of a port. */
function suiteFile(port: string): string {
	const exported = `${exportedSuites}/${port}.ts`;
	return existsSync(exported) ? exported : `${suiteFolder}/${port}.ts`;
}

/** The ports by file, each named after its port; those of the platform are independent of the shop. */
const portFiles = new Map(
	["core/ports", "core/platform"].flatMap((folder) =>
		readdirSync(folder).map((file) => [file.replace(/\.ts$/, ""), `${folder}/${file}`] as const),
	),
);
const ports = [...portFiles.keys()];

/** Converts "key-value" to its type name, "KeyValue". */
const typeName = (port: string) => port.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
const suiteName = (port: string) => port.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function modulesBelow(...folders: readonly string[]): readonly string[] {
	return folders.flatMap((folder) =>
		readdirSync(folder, { recursive: true, encoding: "utf8" })
			.map((name) => join(folder, name))
			.filter((name) => /\.tsx?$/.test(name)),
	);
}

/** Returns the type names in a type node: those of `Promise<A & B>` are "Promise", "A" and "B". */
function mentioned(node: ts.Node | undefined, found: string[] = []): readonly string[] {
	if (!node) return found;
	if (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node))
		found.push((ts.isTypeReferenceNode(node) ? node.typeName : node.expression).getText());
	ts.forEachChild(node, (child) => void mentioned(child, found));
	return found;
}

/** Returns the ports that a module implements, by the types of its functions' results and its constants. */
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
		// An interface of the module that extends a port or returns one.
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

/** Returns the imports and bundled modules of a test or a composition module. */
function importsOf(file: string): readonly string[] {
	// A test may contain the text of a module that does not exist.
	if (!/^(?:tests|e2e|adapters\/composition)\//.test(file) || !existsSync(file)) return [];
	const source = readFileSync(file, "utf8");
	const own = [...source.matchAll(/(?:from |import\()"#([^"]+)"/g)].map(([, name = ""]) => name);
	const relative = [...source.matchAll(/(?:from |new URL\()"([\w./-]+\.tsx?)"/g)];
	return [...own, ...relative.map(([, name = ""]) => join(dirname(file), name))];
}

/** Returns the modules that a test reaches through other test modules. */
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

/** Returns whether a test calls a suite with a payment provider: its id as text, or its folder in an import. */
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

/** Modules that wrap, check or return the ports they receive, which the suite tests, or compose several ports. */
const wrappers = [
	"adapters/composition/rebuild-services.ts",
	"renderer/plan/built-in-pages.ts",
	"renderer/engines/engines.ts",
	"renderer/site/load-providers.ts",
	"renderer/site/provider-schemas.ts",
	"renderer/worker/shop-output.ts",
];

/** The demo site's own engines are not part of the program. */
const demo = "adapters/content-files/demo/";

const implementations = modulesBelow("adapters", "renderer")
	.filter((file) => !wrappers.includes(file) && !file.startsWith(demo))
	.flatMap((file) => implementedPorts(file).map((port) => [port, file] as const));

describe("the contract suites of the ports", () => {
	it.each([...portFiles])("the file of %s names the port and has exactly one suite", (port, path) => {
		expect(readFileSync(path, "utf8")).toContain(`export interface ${typeName(port)} `);
		const file = suiteFile(port);
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
		const suite = suiteFile(port);
		const running = [...reached].filter(([, modules]) => modules.has(suite) && modules.has(file));
		expect(running).not.toEqual([]);
		// A test of one provider reaches all of them through the composition.
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
