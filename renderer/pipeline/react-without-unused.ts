import { type ESTree, type Plugin, parseAst } from "vite";
import {
	answers,
	constants,
	packages,
	unusedExports,
	unusedFunctions,
	unusedHooks,
	unusedKinds,
	unusedOwners,
	version,
} from "./unused-react.ts";

const file = /\/(react|react-dom)\/cjs\/(?:react|react-dom|react-dom-client)\.production\.js$/;

type Node = ESTree.Node;

/** A place in the text and what is written there instead. */
type Edit = readonly [start: number, end: number, text: string];

const isNode = (value: unknown): value is Node =>
	typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

const childrenOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);

/** A name, or names that dots join. */
function pathOf(node: Node): string | null {
	if (node.type === "Identifier") return node.name;
	if (node.type !== "MemberExpression" || node.computed) return null;
	const owner = pathOf(node.object);
	return owner === null || node.property.type !== "Identifier" ? null : `${owner}.${node.property.name}`;
}

const isKind = (node: Node) =>
	node.type === "MemberExpression" && node.property.type === "Identifier" && node.property.name === "tag";

const isUnusedKind = (node: Node | null) =>
	(node?.type === "Literal" && unusedKinds.has(node.value)) ||
	(node?.type === "Identifier" && unusedKinds.has(node.name));

/** Whether a case is of a kind that is not used; numbers are kinds only where a `tag` is looked at. */
const isUnusedCase = (discriminant: Node, { test }: ESTree.SwitchCase) =>
	isUnusedKind(test) && (test?.type === "Identifier" || isKind(discriminant));

/** Whether what follows these statements is not reached from them. */
function ends(statements: readonly Node[]): boolean {
	const last = statements.at(-1);
	if (last?.type === "BlockStatement") return ends(last.body);
	return /^(?:Break|Return|Throw|Continue)Statement$/.test(last?.type ?? "");
}

/** The names that statements declare for the whole function that they are in. */
function declaredIn(node: Node): string[] {
	if (node.type === "FunctionDeclaration" || node.type === "FunctionExpression") return [];
	const own = node.type === "VariableDeclarator" && node.id.type === "Identifier" ? [node.id.name] : [];
	return [...own, ...childrenOf(node).flatMap(declaredIn)];
}

/** Leaves out the cases of kinds that are not used, but what other cases continue with and the variables that others use. */
function editCases({ discriminant, cases }: ESTree.SwitchStatement): Edit[] {
	let isReached = false;
	const leftOut = new Set<ESTree.SwitchCase>();
	const edits = cases.flatMap((one): Edit[] => {
		const isUnused = isUnusedCase(discriminant, one);
		if (isUnused && !isReached) {
			leftOut.add(one);
			return [[one.start, one.end, ""]];
		}
		isReached = !ends(one.consequent);
		const label: Edit[] = isUnused ? [[one.start, one.consequent[0]?.start ?? one.end, ""]] : [];
		return [...label, ...one.consequent.flatMap(editsOf)];
	});
	const names = [...new Set([...leftOut].flatMap(declaredIn))];
	const rest = cases.find((one) => !isUnusedCase(discriminant, one));
	if (names.length === 0 || rest === undefined) return edits;
	const start = rest.consequent[0]?.start ?? rest.end;
	// After what is left out at the same place, since that is written from its end.
	return [...edits, [start, start, `var ${names.join(", ")};`]];
}

/** Properties that stay, with the edits within them; those of unused hooks are left out. */
function editHooks({ properties }: ESTree.ObjectExpression): Edit[] {
	return properties.flatMap((property, index) => {
		const isUnused =
			property.type === "Property" &&
			property.key.type === "Identifier" &&
			unusedHooks.has(property.key.name);
		if (!isUnused) return editsOf(property);
		const next = properties[index + 1];
		return [[property.start, next?.start ?? property.end, ""] as const];
	});
}

/** Whether a path is an export that is left out, so that a module that looks for it does not find it. */
const isUnusedExport = (target: string) =>
	target.startsWith("exports.") && unusedExports.has(target.slice("exports.".length));

function editAssignment(node: ESTree.AssignmentExpression): Edit[] | null {
	const target = pathOf(node.left);
	if (target === null) return null;
	if (isUnusedExport(target) || constants.has(target)) return [[node.start, node.end, "0"]];
	const owner = target.replace(/\.\w+$/, "");
	return unusedOwners.has(target) || unusedOwners.has(owner) ? [[node.start, node.end, "0"]] : null;
}

function editFunction({ id, body }: ESTree.Function): Edit[] | null {
	const name = id?.name ?? "";
	const answer = answers.get(name);
	if (!body || (answer === undefined && !unusedFunctions.has(name))) return null;
	return [[body.start, body.end, answer === undefined ? "{}" : `{ return ${answer}; }`]];
}

/** What one node itself is replaced by; null where only what is in it may change. */
function ownEdits(node: Node): Edit[] | null {
	switch (node.type) {
		case "FunctionDeclaration":
			return editFunction(node);
		case "SwitchStatement":
			return [...editsOf(node.discriminant), ...editCases(node)];
		case "ObjectExpression":
			return editHooks(node);
		case "AssignmentExpression":
			return editAssignment(node);
		case "BinaryExpression": {
			const isCompared = isKind(node.right) && isUnusedKind(node.left);
			if (isCompared && node.operator === "===") return [[node.start, node.end, "!1"]];
			return isCompared && node.operator === "!==" ? [[node.start, node.end, "!0"]] : null;
		}
		case "VariableDeclarator":
			// The variable stays, without what it would be made from.
			return node.id.type === "Identifier" && constants.has(node.id.name) && node.init
				? [[node.init.start, node.init.end, "0"]]
				: [...(node.init ? editsOf(node.init) : [])];
		case "MemberExpression":
			return [...editsOf(node.object), ...(node.computed ? editsOf(node.property) : [])];
		case "Identifier": {
			const value = constants.get(node.name);
			return value === undefined ? null : [[node.start, node.end, value]];
		}
		default:
			return null;
	}
}

function editsOf(node: Node): Edit[] {
	return ownEdits(node) ?? childrenOf(node).flatMap(editsOf);
}

/** Writes edits into a text, from its end on; two of one place would spoil each other. */
function written(code: string, edits: readonly Edit[]): string {
	let next = code.length;
	let text = code;
	// Of two at one place the later one stays before the other's text.
	for (const [start, end, replacement] of edits.toSorted(([a], [b]) => b - a)) {
		if (end > next) throw new Error(`Two changes of React overlap at "${code.slice(start, end)}"`);
		text = text.slice(0, start) + replacement + text.slice(end);
		next = start;
	}
	return text;
}

/** A script of React's for browsers without what no page of the program can use; null for another version of it. */
export function withoutUnused(code: string): string | null {
	const isKnown = code.includes(`version = "${version}"`) || code.includes(`version: "${version}"`);
	return isKnown ? written(code, editsOf(parseAst(code))) : null;
}

/** The names by which a module knows all of React or of React DOM. */
function packagesIn(program: ESTree.Program): ReadonlySet<string> {
	const names = program.body.flatMap((statement) =>
		statement.type === "ImportDeclaration" && packages.has(statement.source.value)
			? statement.specifiers.filter(({ type }) => type !== "ImportSpecifier").map(({ local }) => local.name)
			: [],
	);
	return new Set(names);
}

/** What a node asks of React or React DOM by its name. */
function askedIn(node: Node, all: ReadonlySet<string>): string[] {
	if (node.type === "ImportDeclaration" && packages.has(node.source.value))
		return node.specifiers.flatMap((one) => (one.type === "ImportSpecifier" ? nameOf(one.imported) : []));
	if (node.type === "ExportNamedDeclaration" && packages.has(node.source?.value ?? ""))
		return node.specifiers.flatMap(({ local }) => nameOf(local));
	if (node.type === "MemberExpression" && node.object.type === "Identifier" && all.has(node.object.name))
		return node.computed ? [] : nameOf(node.property);
	return childrenOf(node).flatMap((child) => askedIn(child, all));
}

const nameOf = (node: Node): string[] => (node.type === "Identifier" ? [node.name] : []);

const mentionsUnused = new RegExp(`\\b(?:${[...unusedExports].join("|")})\\b`);

/** What a module asks for that is left out of React; one that looks whether it is there (`React[name]`) may. */
export function missingExports(code: string): readonly string[] {
	if (!/\breact\b/.test(code) || !mentionsUnused.test(code)) return [];
	const program = parseAst(code);
	return askedIn(program, packagesIn(program)).filter((name) => unusedExports.has(name));
}

/**
 * Leaves out of React's scripts for browsers what no page uses: the bundler cannot, since React decides by the kinds of elements
 * while it runs. Fails where a module asks for what is left out.
 */
export function reactWithoutUnused(): Plugin[] {
	return [
		{
			name: "facette:react-without-unused",
			enforce: "pre",
			transform(code, id) {
				if (!file.test(id.replace(/[?#].*$/, "").replaceAll("\\", "/"))) return null;
				const lean = withoutUnused(code);
				if (lean === null) this.warn(`All of ${id} is loaded: its version is not ${version}.`);
				return lean;
			},
		},
		{
			name: "facette:react-asked-for-unused",
			// What other plugins write into a module counts, too.
			enforce: "post",
			transform(code, id) {
				const missing = missingExports(code);
				if (missing.length > 0) this.error(`${id}: ${missing.join(", ")} is left out of React.`);
			},
		},
	];
}
