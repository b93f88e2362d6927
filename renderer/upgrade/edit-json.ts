import { isDeepStrictEqual } from "node:util";
import { applyEdits, type Edit, getNodeValue, type Node, parseTree } from "jsonc-parser";
import { isJson } from "#core/content/upgrade/migration.ts";

/** How a JSON text is written. */
interface Style {
	readonly text: string;
	readonly indent: string;
	readonly lineEnd: string;
}

function styleOf(text: string): Style {
	const indent = /^([ \t]+)\S/m.exec(text)?.[1] ?? "\t";
	return { text, indent, lineEnd: text.includes("\r\n") ? "\r\n" : "\n" };
}

function sourceOf({ text }: Style, { offset, length }: Node): string {
	return text.slice(offset, offset + length);
}

/** Returns the white space at the beginning of the line with an offset. */
function indentAt({ text }: Style, offset: number): string {
	return /^[ \t]*/.exec(text.slice(text.lastIndexOf("\n", offset - 1) + 1))?.[0] ?? "";
}

/** Writes a value like the text around it; `isOneLine` for places that are written in one line. */
function written(value: unknown, isOneLine: boolean, lineIndent: string, style: Style): string {
	if (isOneLine) return JSON.stringify(value);
	return JSON.stringify(value, null, style.indent).replaceAll("\n", style.lineEnd + lineIndent);
}

function replacement(node: Node, value: unknown, style: Style): Edit {
	const isOneLine = !sourceOf(style, node).includes("\n");
	const content = written(value, isOneLine, indentAt(style, node.offset), style);
	return { offset: node.offset, length: node.length, content };
}

/** A property of an object in the text. */
interface Property {
	readonly name: string;
	readonly node: Node;
	readonly key: Node;
	readonly value: Node;
}

function propertiesOf(node: Node): readonly Property[] {
	return (node.children ?? []).flatMap((property): readonly Property[] => {
		const [key, value] = property.children ?? [];
		return key && value ? [{ name: String(key.value), node: property, key, value }] : [];
	});
}

/** Inserts a property behind another one, or in front of the first one. */
function insertion(
	properties: readonly Property[],
	object: Node,
	name: string,
	after: object,
	style: Style,
): Edit | null {
	const [first] = properties;
	if (!first) return null;
	const names = Object.keys(after);
	const before = properties.find((property) => property.name === names[names.indexOf(name) - 1]);
	const lead = style.text.slice(object.offset + 1, first.node.offset);
	const isOneLine = !lead.includes("\n");
	const lineIndent = indentAt(style, first.node.offset);
	const value = written(Object(after)[name], isOneLine, lineIndent, style);
	const property = `${JSON.stringify(name)}: ${value}`;
	const space = isOneLine ? " " : style.lineEnd + lineIndent;
	if (!before) return { offset: first.node.offset, length: 0, content: `${property},${space}` };
	return { offset: before.node.offset + before.node.length, length: 0, content: `,${space}${property}` };
}

/** Returns the edits within an object: names of properties and their values, or one new property; null for more. */
function objectEdits(node: Node, after: object, style: Style): readonly Edit[] | null {
	const properties = propertiesOf(node);
	const names = properties.map(({ name }) => name);
	const removed = properties.filter(({ name }) => !Object.hasOwn(after, name));
	const added = Object.keys(after).filter((name) => !names.includes(name));
	const isInsertion = removed.length === 0 && added.length === 1;
	if (new Set(names).size < names.length || (removed.length !== added.length && !isInsertion)) return null;
	const edits = properties.flatMap(({ name, key, value }): readonly Edit[] => {
		const place = removed.findIndex((property) => property.key === key);
		const present = place < 0 ? name : (added[place] ?? name);
		const renaming = { offset: key.offset, length: key.length, content: JSON.stringify(present) };
		return [...(present === name ? [] : [renaming]), ...editsOf(value, Object(after)[present], style)];
	});
	if (!isInsertion) return edits;
	const inserted = insertion(properties, node, added[0] ?? "", after, style);
	return inserted && [...edits, inserted];
}

/** Returns the edits that make a value of a JSON text another one. */
function editsOf(node: Node, after: unknown, style: Style): readonly Edit[] {
	if (isDeepStrictEqual(getNodeValue(node), after)) return [];
	const { children = [] } = node;
	if (node.type === "object" && isJson(after))
		return objectEdits(node, after, style) ?? [replacement(node, after, style)];
	if (node.type === "array" && Array.isArray(after) && children.length === after.length)
		return children.flatMap((child, index) => editsOf(child, after[index], style));
	return [replacement(node, after, style)];
}

/**
 * Returns a JSON text with another value. What does not differ stays as it is written: indentation, line ends, order
 * of properties, spelling of numbers.
 */
export function editJson(text: string, after: unknown): string {
	const byteOrderMark = text.startsWith("\ufeff") ? "\ufeff" : "";
	const content = text.slice(byteOrderMark.length);
	const style = styleOf(content);
	const root = parseTree(content);
	const edited = root ? applyEdits(content, [...editsOf(root, after, style)]) : content;
	if (root && isDeepStrictEqual(JSON.parse(edited), after)) return byteOrderMark + edited;
	throw new Error("The edited JSON text has another value than intended.");
}
