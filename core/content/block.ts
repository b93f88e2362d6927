import * as v from "valibot";
import {
	type EditorText,
	type Field,
	type FieldInfo,
	type Fields,
	type FolderContext,
	field,
	type Schema,
	type ValuesOf,
} from "#core/content/field.ts";
import { findingMessage } from "#core/content/message.ts";

/** The text of a block's heading: the content's own words, or a key of the catalogues. */
export type HeadingText = { readonly text: string } | { readonly key: string };

/** A type of block: a part of a page's content, drawn in order. */
export interface BlockType<
	Of extends Fields = Fields,
	Heading extends HeadingText | null = HeadingText | null,
> {
	readonly de: EditorText;
	readonly en: EditorText;
	readonly fields: Of;
	/** Rules about several of its fields. */
	readonly rules?: readonly BlockRule<ValuesOf<Of>>[];
	/** The heading above the block, which gets its anchor from the plan; absent where it never has one. */
	heading?(values: ValuesOf<Of>): Heading;
}

/** A rule about a block as a whole, with the message of its finding. */
export interface BlockRule<Value> {
	holds(value: Value): boolean;
	message(value: Value): string;
}

/** The types of blocks by their names. */
export type BlockTypes = Readonly<Record<string, BlockType>>;

/** Defines a type of block. */
export function block<const Of extends Fields, Heading extends HeadingText | null = null>(
	type: BlockType<Of, Heading>,
): BlockType<Of, Heading> {
	return type;
}

type FieldsOf<Of> = Of extends BlockType<infer OwnFields> ? OwnFields : never;

/** A block of one of those types as a file gives it. */
export type BlockOf<Of> = {
	[Name in keyof Of & string]: { readonly type: Name } & ValuesOf<FieldsOf<Of[Name]>>;
}[keyof Of & string];

function schemaOf(name: string, { fields, rules = [] }: BlockType, context: FolderContext) {
	const names = ["type", ...Object.keys(fields)];
	const entries = Object.fromEntries(
		Object.entries(fields).map(([field, of]) => [field, of.schema(context)] as const),
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

/** A list of blocks, each of one of those types; an unknown type is a finding that names the others. */
export function blockList<const Of extends BlockTypes>(
	types: Of,
	info: FieldInfo,
): Field<readonly BlockOf<Of>[]> {
	type Block = BlockOf<Of>;
	const names = Object.keys(types);
	const unknown = findingMessage("content.unknown.block", { found: "", allowed: names.join(", ") }, names);
	return field<readonly Block[]>("list", info, {
		required: false,
		blockTypes: types,
		schema: (context) => {
			const options = Object.entries(types).map(([name, type]) => schemaOf(name, type, context));
			const schema = v.variant("type", options as never, unknown) as unknown as Schema<Block>;
			return v.pipe(
				v.nullish(v.array(schema), []),
				v.transform((blocks): readonly Block[] => blocks ?? []),
			);
		},
	});
}
