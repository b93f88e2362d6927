import {
	type Expression,
	exportedObject,
	type Program,
	parseSyntax,
	plainObject,
	propertyNamed,
} from "#renderer/config/config-syntax.ts";

/** A position in a configuration file, counted from 1. */
interface OptionPosition {
	readonly line: number;
	readonly column: number;
}

/** A part of the file: an option with its value, or an entry of a list. */
interface WrittenOption {
	readonly written: NonNullable<Expression["loc"]>;
	readonly value: Expression;
	/** The names and indexes below it. */
	readonly rest: readonly string[];
}

/** Returns the option within a value that the names lead to next; null if the file does not state it as such. */
function nextOption(value: Expression, names: readonly string[], program: Program): WrittenOption | null {
	const [first = ""] = names;
	if (value.type === "ArrayExpression") {
		const entry = value.elements[Number(first)];
		return entry?.loc ? { written: entry.loc, value: entry as Expression, rest: names.slice(1) } : null;
	}
	const object = plainObject(value, program);
	if (!object) return null;
	// Former paths and names of files contain dots themselves.
	for (let count = 1; count <= names.length; count += 1) {
		const property = propertyNamed(object, names.slice(0, count).join("."));
		if (property?.loc)
			return { written: property.loc, value: property.value as Expression, rest: names.slice(count) };
	}
	return null;
}

/** Returns the position of an option such as "engines.1"; null if the file does not state it literally. */
type LocateOption = (field: string) => OptionPosition | null;

/**
 * Parses a configuration file once, and returns a function that locates its options. For a missing option it returns the position
 * of the option around it. Throws a SyntaxError if the file is no valid TypeScript.
 */
export function createOptionLocator(source: string): LocateOption {
	const program = parseSyntax(source);
	const exported = exportedObject(program);
	return (field) => {
		let position: OptionPosition | null = null;
		let option = exported && nextOption(exported, field.split("."), program);
		while (option) {
			const { line, column } = option.written.start;
			position = { line, column: column + 1 };
			option = option.rest.length > 0 ? nextOption(option.value, option.rest, program) : null;
		}
		return position;
	};
}
