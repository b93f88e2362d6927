import { type ParserOptions, parse } from "@babel/parser";
import type { FormerName } from "#core/content/upgrade/migration.ts";

type Program = ReturnType<typeof parse>["program"];
type Statement<Type> = Extract<Program["body"][number], { readonly type: Type }>;
type Expression = NonNullable<Statement<"VariableDeclaration">["declarations"][number]["init"]>;
type ObjectExpression = Extract<Expression, { readonly type: "ObjectExpression" }>;
type Member = ObjectExpression["properties"][number];
type Property = Extract<Member, { readonly type: "ObjectProperty" }>;

const typescript: ParserOptions = { sourceType: "module", plugins: ["typescript"] };

/** A text that replaces a part of the file. */
interface Edit {
	readonly start: number;
	readonly end: number;
	readonly text: string;
}

/** Returns the value of a constant of the module. */
function constant(program: Program, name: string): Expression | null {
	for (const statement of program.body) {
		if (statement.type !== "VariableDeclaration" || statement.kind !== "const") continue;
		for (const { id, init } of statement.declarations)
			if (id.type === "Identifier" && id.name === name) return init ?? null;
	}
	return null;
}

/** Returns the object that an expression is, also within defineConfig(…) or as a constant; null for all else. */
function plainObject(
	expression: Expression | null | undefined,
	program: Program,
	depth = 0,
): ObjectExpression | null {
	if (!expression || depth > 5) return null;
	const within = (inner: Expression | null) => plainObject(inner, program, depth + 1);
	switch (expression.type) {
		case "ObjectExpression":
			return expression;
		case "TSAsExpression":
		case "TSSatisfiesExpression":
			return within(expression.expression);
		case "Identifier":
			return within(constant(program, expression.name));
		case "CallExpression": {
			const { callee, arguments: given } = expression;
			const isDefinition = callee.type === "Identifier" && callee.name === "defineConfig";
			return isDefinition && given.length === 1 ? within(given[0] as Expression) : null;
		}
		default:
			return null;
	}
}

function exportedObject(program: Program): ObjectExpression | null {
	const exported = program.body.find(({ type }) => type === "ExportDefaultDeclaration");
	if (exported?.type !== "ExportDefaultDeclaration") return null;
	return plainObject(exported.declaration as Expression, program);
}

function nameOf(member: Member): string | null {
	if (member.type === "SpreadElement" || member.computed) return null;
	if (member.key.type === "Identifier") return member.key.name;
	return member.key.type === "StringLiteral" ? member.key.value : null;
}

function propertyNamed(object: ObjectExpression, name: string): Property | null {
	const found = object.properties.filter((member) => nameOf(member) === name);
	return found.length === 1 && found[0]?.type === "ObjectProperty" ? found[0] : null;
}

/** Returns the edit of an option's name; null if it does not stand in the file as such. */
function renaming(object: ObjectExpression, program: Program, former: FormerName): Edit | null {
	const path = former.field.split(".").slice(0, -former.name.split(".").length);
	let within: ObjectExpression | null = object;
	for (const name of path)
		within = within && plainObject(propertyNamed(within, name)?.value as Expression, program);
	const property = within && propertyNamed(within, former.name);
	if (!property) return null;
	const { key, shorthand } = property;
	const isName = key.type === "Identifier" && /^[\w$]+$/.test(former.replacement);
	const text = isName ? former.replacement : JSON.stringify(former.replacement);
	const start = key.start ?? 0;
	return { start, end: key.end ?? start, text: shorthand ? `${text}: ${former.name}` : text };
}

/** Returns the edit that states the format; null if a text other than a number states it. */
function formatEdit(source: string, object: ObjectExpression, format: number): Edit | null {
	const stated = object.properties.some((member) => nameOf(member) === "format");
	const property = propertyNamed(object, "format");
	if (stated && property?.value.type !== "NumericLiteral") return null;
	if (property) {
		const { start, end } = property.value;
		return { start: start ?? 0, end: end ?? 0, text: String(format) };
	}
	const open = (object.start ?? 0) + 1;
	const [first] = object.properties;
	if (!first) return { start: open, end: open, text: ` format: ${format} ` };
	const lineEnd = source.indexOf("\n", open);
	const firstStart = first.start ?? 0;
	if (lineEnd < 0 || firstStart < lineEnd)
		return { start: firstStart, end: firstStart, text: `format: ${format}, ` };
	const indent = /[ \t]*$/.exec(source.slice(0, firstStart))?.[0] ?? "";
	const end = source[lineEnd - 1] === "\r" ? lineEnd - 1 : lineEnd;
	return { start: end, end, text: `${source.slice(end, lineEnd + 1)}${indent}format: ${format},` };
}

function applied(source: string, edits: readonly Edit[]): string {
	return edits
		.toSorted((one, other) => other.start - one.start)
		.reduce(
			(text, { start, end, text: inserted }) => text.slice(0, start) + inserted + text.slice(end),
			source,
		);
}

/** Returns the format that a file states as a number; null for none. */
function statedFormat(source: string): number | null {
	const { program } = parse(source, typescript);
	const object = exportedObject(program);
	const value = object && propertyNamed(object, "format")?.value;
	return value?.type === "NumericLiteral" ? value.value : null;
}

/**
 * Returns facette.config.ts with the present names of options and a format. All else stays as it is written. Null for
 * a file whose options are not written as an object, which has to be changed by hand.
 * @param source - valid TypeScript
 */
export function editConfig(source: string, former: readonly FormerName[], format: number): string | null {
	const { program } = parse(source, typescript);
	const object = exportedObject(program);
	// An object that is spread into the configuration may state the format, too.
	if (!object || object.properties.some(({ type }) => type === "SpreadElement")) return null;
	const edits = [
		...former.map((name) => renaming(object, program, name)),
		formatEdit(source, object, format),
	];
	const found = edits.filter((edit) => edit !== null);
	if (found.length < edits.length) return null;
	const edited = applied(source, found);
	return statedFormat(edited) === format ? edited : null;
}
