import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";

/** State that modules may keep, because it is a pure cache. */
const caches = [
	// Creating a number format takes 50 times as long as using it, and a list of products needs one per price.
	"ui/components/format-price.ts: formats",
	// Blocks are loaded before a page renders, which cannot wait.
	"ui/blocks/lazy-blocks.ts: loaded",
	// A block of the site's own is loaded before its page renders, too.
	"ui/blocks/own-block-module.ts: islands",
	// So are components of the site's own, which all roots of a page share.
	"ui/foundation/replaceable.ts: renderers",
];

const mutableTypes = /^(?:Map|Set|WeakMap|WeakSet|Array)$/;
const makers = /^(?:createStore|createListeners|createShared)$/;

/** Returns the faults of a component module: module state, refs written during render. */
function faults(file: string, text: string): readonly string[] {
	const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
	const found: string[] = [];
	for (const statement of source.statements) {
		if (!ts.isVariableStatement(statement)) continue;
		const { flags, declarations } = statement.declarationList;
		for (const { name, type, initializer } of declarations) {
			const isReadonly = type !== undefined && /^(?:readonly |Readonly)/.test(type.getText());
			const isVariable = (flags & ts.NodeFlags.Const) === 0;
			const isMade =
				initializer !== undefined &&
				((ts.isNewExpression(initializer) && mutableTypes.test(initializer.expression.getText())) ||
					(ts.isCallExpression(initializer) && makers.test(initializer.expression.getText())));
			if (isVariable || (isMade && !isReadonly)) found.push(`${file}: ${name.getText()}`);
		}
	}
	const visit = (node: ts.Node) => {
		if (isRefWrite(node) && rendersIn(node)) found.push(`${file}: ${node.getText()}`);
		ts.forEachChild(node, visit);
	};
	visit(source);
	return found;
}

function isRefWrite(node: ts.Node): node is ts.BinaryExpression {
	return (
		ts.isBinaryExpression(node) &&
		node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
		ts.isPropertyAccessExpression(node.left) &&
		node.left.name.text === "current"
	);
}

/**
 * Returns whether React calls the surrounding function to render: a component, a hook, or a callback of useMemo and
 * useState.
 */
function rendersIn(node: ts.Node): boolean {
	const around = ts.findAncestor(node, ts.isFunctionLike);
	if (!around) return false;
	if (ts.isCallExpression(around.parent))
		return /^use(?:Memo|State|Reducer)$/.test(around.parent.expression.getText());
	const named = ts.isFunctionDeclaration(around)
		? around.name
		: ts.isVariableDeclaration(around.parent)
			? around.parent.name
			: null;
	return named !== null && named !== undefined && /^(?:[A-Z]|use[A-Z])/.test(named.getText());
}

const modules = readdirSync("ui", { recursive: true, encoding: "utf8" })
	.filter((name) => /\.tsx?$/.test(name))
	.map((name) => join("ui", name));

describe("the state of components", () => {
	it("is neither kept in modules nor in refs written during render", () => {
		const all = modules.flatMap((file) => faults(file, readFileSync(file, "utf8")));
		expect(all.filter((fault) => !caches.includes(fault))).toEqual([]);
		expect(caches.filter((cache) => !all.includes(cache))).toEqual([]);
	});

	it.each([
		["let count = 0;", "count"],
		["const known = new Map<string, number>();", "known"],
		["export const store = createStore(1);", "store"],
		["function Part() { latest.current = 1; }", "latest.current = 1"],
		["export function useLatest() { useMemo(() => { latest.current = 1; }, []); }", "latest.current = 1"],
	])("is found in %s", (text, fault) => {
		expect(faults("a.tsx", text)).toEqual([`a.tsx: ${fault}`]);
	});

	it.each([
		"const names: ReadonlySet<string> = new Set(['a']);",
		"const createReads = () => new Map();",
		"function Part() { useEffect(() => { latest.current = 1; }, []); }",
		"function Part() { const press = () => { latest.current = 1; }; }",
	])("is not found in %s", (text) => {
		expect(faults("a.tsx", text)).toEqual([]);
	});
});
