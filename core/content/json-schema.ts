import { helpWithValues } from "#core/content/choice-help.ts";
import type { Entity } from "#core/content/entity.ts";
import type { Field, FieldKind, Fields } from "#core/content/field.ts";
import { entities, entityNamed } from "#core/content/model.ts";

/** A JSON Schema or a part of one (draft 07, which editors fully support). */
export type JsonSchema = Readonly<Record<string, unknown>>;

const text: JsonSchema = { type: "string" };

/** The JSON type of each kind, before a field's own rules. */
const kinds: Readonly<Record<FieldKind, JsonSchema>> = {
	text,
	multiline: text,
	markdown: text,
	path: text,
	frame: text,
	timestamp: text,
	image: text,
	integer: { type: "integer" },
	number: { type: "number" },
	decimal: { type: ["string", "number"] },
	boolean: { type: "boolean" },
	id: { type: ["string", "integer"] },
	reference: { type: ["string", "integer"] },
	texts: { type: "array", items: { type: "string", minLength: 1 } },
	images: { type: "array", items: { type: "string", minLength: 1 } },
	references: { type: "array", items: { type: ["string", "integer"] } },
	object: { type: "object" },
	list: { type: "array" },
	children: { type: "array" },
	table: { type: "array", minItems: 1, items: { type: "array", items: text } },
	json: { type: "object" },
};

function objectSchema(fields: Fields, more: JsonSchema = {}): JsonSchema {
	const required = Object.entries(fields).flatMap(([name, field]) => (field.required ? [name] : []));
	return {
		type: "object",
		properties: {
			...more,
			...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)])),
		},
		...(required.length > 0 ? { required } : {}),
		additionalProperties: false,
	};
}

function blockTypesSchema(blockTypes: NonNullable<Field["blockTypes"]>): JsonSchema {
	const options = Object.entries(blockTypes).map(([name, { de, en, fields }]) => {
		const { required = [], ...schema } = objectSchema(fields, { type: { const: name } });
		return {
			title: `${en[0]} · ${de[0]}`,
			description: en[1],
			...schema,
			required: ["type", ...(required as string[])],
		};
	});
	return {
		type: "object",
		required: ["type"],
		properties: { type: { enum: Object.keys(blockTypes) } },
		anyOf: options,
	};
}

function itemsOf({ kind, fields, blockTypes, to }: Field): JsonSchema {
	if (blockTypes) return { items: blockTypesSchema(blockTypes) };
	if (kind === "children" && !fields && to) return { items: { $ref: `#/definitions/${to.entity}` } };
	if ((kind === "list" || kind === "children") && fields) return { items: objectSchema(fields) };
	if (kind === "object" && fields) return objectSchema(fields);
	return {};
}

/** Returns a schema that also accepts null. */
function orNull(schema: JsonSchema): JsonSchema {
	const { type, enum: choices, ...rest } = schema;
	const types = [type].flat();
	return {
		...rest,
		type: [...types, "null"],
		...(Array.isArray(choices) ? { enum: [...choices, null] } : {}),
	};
}

function fieldSchema(field: Field): JsonSchema {
	const { kind, de, en, json, choices, initial, required } = field;
	const help = helpWithValues(field);
	const schema = { ...kinds[kind], ...json, ...itemsOf(field), ...(choices ? { enum: choices } : {}) };
	return {
		title: `${en[0]} · ${de[0]}`,
		description: `${help.en} · ${help.de}`,
		...(required ? schema : orNull(schema)),
		...(initial === null ? {} : { default: initial }),
	};
}

/** Returns the schemas of child entities that fields refer to without listing their fields, at any depth. */
function definitionsOf(
	entity: Entity,
	found: Map<string, JsonSchema> = new Map(),
): ReadonlyMap<string, JsonSchema> {
	for (const { kind, fields, to } of Object.values(entity.fields)) {
		if (kind !== "children" || fields || !to || found.has(to.entity)) continue;
		const child = entityNamed(to.entity);
		found.set(to.entity, {});
		found.set(to.entity, objectSchema(child.fields));
		definitionsOf(child, found);
	}
	return found;
}

const schemaField: JsonSchema = { $schema: { type: "string", description: "Where this schema is." } };

/** Creates the schema of an entity's file: one item, or a list with a place for `$schema`. */
export function jsonSchemaOf(entity: Entity): JsonSchema {
	const { de, en, file, identity, fields } = entity;
	const isList = file !== null && !file.includes("*") && identity.by !== "site";
	const item = objectSchema(fields, isList ? {} : schemaField);
	const list = { type: "array", items: item };
	const definitions = Object.fromEntries(definitionsOf(entity));
	return {
		$schema: "http://json-schema.org/draft-07/schema#",
		title: `${en[0]} · ${de[0]}`,
		description: `${en[1]} · ${de[1]}`,
		...(isList
			? {
					anyOf: [
						list,
						{
							type: "object",
							properties: { ...schemaField, items: list },
							required: ["items"],
							additionalProperties: false,
						},
					],
				}
			: item),
		...(Object.keys(definitions).length > 0 ? { definitions } : {}),
	};
}

/** Returns the name of an entity's schema file: "shop/products/*.json" gives "shop-products.schema.json". */
export function schemaFileName({ file, collection }: Pick<Entity, "file" | "collection">): string {
	if (file === null) throw new Error(`Items of ${collection} have no file of their own, so no schema.`);
	const name = file.replace(/\/\*\.json$/, "").replace(/\.json$/, "");
	return `${name.replaceAll("/", "-")}.schema.json`;
}

/** Returns the JSON Schemas of all content files by file name. */
export function jsonSchemas(): ReadonlyMap<string, JsonSchema> {
	return new Map(
		entities.flatMap((entity) =>
			entity.file === null ? [] : [[schemaFileName(entity), jsonSchemaOf(entity)] as const],
		),
	);
}

/** Returns the text of a schema file. */
export function schemaText(schema: JsonSchema): string {
	return `${JSON.stringify(schema, null, "\t")}\n`;
}
