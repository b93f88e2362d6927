import { type ParserOptions, parse } from "@babel/parser";

/** The syntax tree of a configuration file. */
export type Program = ReturnType<typeof parse>["program"];
type Statement<Type> = Extract<Program["body"][number], { readonly type: Type }>;
/** A value as it is written in the file. */
export type Expression = NonNullable<Statement<"VariableDeclaration">["declarations"][number]["init"]>;
/** An object as it is written in the file. */
export type ObjectExpression = Extract<Expression, { readonly type: "ObjectExpression" }>;
type Member = ObjectExpression["properties"][number];
type Property = Extract<Member, { readonly type: "ObjectProperty" }>;

const typescript: ParserOptions = { sourceType: "module", plugins: ["typescript"] };

/** Parses a configuration file. Throws a SyntaxError if it is no valid TypeScript. */
export function parseSyntax(source: string): Program {
	return parse(source, typescript).program;
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
export function plainObject(
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

/** Returns the object that a configuration file exports; null if it is not written as one. */
export function exportedObject(program: Program): ObjectExpression | null {
	const exported = program.body.find(({ type }) => type === "ExportDefaultDeclaration");
	if (exported?.type !== "ExportDefaultDeclaration") return null;
	return plainObject(exported.declaration as Expression, program);
}

/** Returns the name of a property; null for a spread or a computed name. */
export function nameOf(member: Member): string | null {
	if (member.type === "SpreadElement" || member.computed) return null;
	if (member.key.type === "Identifier") return member.key.name;
	return member.key.type === "StringLiteral" ? member.key.value : null;
}

/** Returns the property that states an option; null if none or several do. */
export function propertyNamed(object: ObjectExpression, name: string): Property | null {
	const found = object.properties.filter((member) => nameOf(member) === name);
	return found.length === 1 && found[0]?.type === "ObjectProperty" ? found[0] : null;
}
