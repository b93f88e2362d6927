import type { FormerName } from "#core/content/upgrade/migration.ts";
import {
	type Expression,
	exportedObject,
	nameOf,
	type ObjectExpression,
	type Program,
	parseSyntax,
	plainObject,
	propertyNamed,
} from "#renderer/config/config-syntax.ts";

/** A text that replaces a part of the file. */
interface Edit {
	readonly start: number;
	readonly end: number;
	readonly text: string;
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
	const program = parseSyntax(source);
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
	const program = parseSyntax(source);
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
