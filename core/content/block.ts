import * as v from "valibot";
import {
	type EditorText,
	type Field,
	type FieldInfo,
	type Fields,
	type FolderContext,
	field,
	optional,
	type Schema,
	type ValuesOf,
} from "#core/content/field.ts";
import { text } from "#core/content/fields.ts";
import { findingMessage } from "#core/content/message.ts";

/** The text of a block's heading: the content's own words or a catalogue key. */
export type HeadingText = { readonly text: string } | { readonly key: string };

/** A type of block, i.e. of a part of a page's content. */
export interface BlockType<
	FieldMap extends Fields = Fields,
	Heading extends HeadingText | null = HeadingText | null,
> {
	readonly de: EditorText;
	readonly en: EditorText;
	readonly fields: FieldMap;
	/** Rules about several of the block's fields. */
	readonly rules?: readonly BlockRule<ValuesOf<FieldMap>>[];
	/** Returns the heading above the block; the plan adds its anchor. Absent for types without heading. */
	heading?(values: ValuesOf<FieldMap>): Heading;
}

/** A rule about a block as a whole, with the message of its finding. */
export interface BlockRule<Value> {
	holds(value: Value): boolean;
	message(value: Value): string;
}

/** The block types by name. */
export type BlockTypes = Readonly<Record<string, BlockType>>;

/** Defines a block type. */
export function block<const FieldMap extends Fields, Heading extends HeadingText | null = null>(
	type: BlockType<FieldMap, Heading>,
): BlockType<FieldMap, Heading> {
	return type;
}

type FieldsOf<Type> = Type extends BlockType<infer OwnFields> ? OwnFields : never;

/** A block of one of the given types, as written in a file. */
export type BlockOf<Types> = {
	[Name in keyof Types & string]: { readonly type: Name } & ValuesOf<FieldsOf<Types[Name]>>;
}[keyof Types & string];

function schemaOf(name: string, { fields, rules = [] }: BlockType, context: FolderContext) {
	const names = ["type", ...Object.keys(fields)];
	const entries = Object.fromEntries(
		Object.entries(fields).map(([field, definition]) => [field, definition.schema(context)] as const),
	);
	const unknown = findingMessage("content.field.unknown", { name: "", allowed: "" }, names);
	const object = v.strictObject({ type: v.literal(name), ...entries }, unknown);
	return rules.reduce<v.GenericSchema<unknown, object>>(
		(schema, { holds, message }) =>
			v.pipe(
				schema,
				v.check(
					(value) => holds(value as never),
					(issue) => message(issue.input as never),
				),
			),
		object,
	);
}

/** Creates a field for a list of blocks. For an unknown type, the finding names the known ones. */
export function blockList<const Types extends BlockTypes>(
	types: Types,
	info: FieldInfo,
): Field<readonly BlockOf<Types>[]> {
	type Block = BlockOf<Types>;
	return field<readonly Block[]>("list", info, {
		required: false,
		blockTypes: types,
		// The types of a site are added after the model was defined.
		schema: (context) => {
			const names = Object.keys(types);
			const allowed = names.join(", ");
			const unknown = findingMessage("content.unknown.block", { found: "", allowed }, names);
			const options = Object.entries(types).map(([name, type]) => schemaOf(name, type, context));
			const schema = v.variant("type", options as never, unknown) as unknown as Schema<Block>;
			return v.pipe(
				v.nullish(v.array(schema), []),
				v.transform((blocks): readonly Block[] => blocks ?? []),
			);
		},
	});
}

/** Creates a field for an optional text in one line. */
export const line = (de: EditorText, en: EditorText) => optional(text({ de, en }));

/** The field for a block's optional heading. The heading shown above the block comes from `heading` of its type. */
export const headingField = line(["Überschrift", "Leer: ohne Überschrift."], ["Heading", "Blank for none."]);

/** Returns the heading of a block that shows its own heading or none. */
export function ownHeading(values: { readonly heading: string | null }) {
	return values.heading === null ? null : { text: values.heading };
}
