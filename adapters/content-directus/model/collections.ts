import { type CollectionModel, type FieldModel, field } from "#adapters/content-directus/model/field.ts";
import { fieldModel, ownLanguageFields } from "#adapters/content-directus/model/field-model.ts";
import type { Entity } from "#core/content/entity.ts";
import type { Field, FieldInfo, LinkedRows } from "#core/content/field.ts";
import { entities, entityNamed } from "#core/content/model.ts";

/** Who an item of an entity belongs to besides the project: by which field, and where that item's editor lists it. */
interface Owner {
	readonly entity: Entity;
	/** The field that names the owner. */
	readonly by: string;
	/** The owner's field that lists what belongs to it. */
	readonly list: string;
}

const projectField = field(
	"project",
	"item",
	{ de: ["Projekt", "Die Website, zu der es gehört."], en: ["Project", "The website it belongs to."] },
	{ required: true, to: "project" },
);

const statusField = field(
	"status",
	"string",
	{
		de: [
			"Status",
			"published: Besucher sehen es nach dem nächsten Bauen. draft: Redakteure sehen es in der Vorschau. archived: niemand.",
		],
		en: [
			"Status",
			"published: visitors see it after the next build. draft: editors see it in the preview. archived: nobody does.",
		],
	},
	{ required: true, choices: ["published", "draft", "archived"], initial: "draft" },
);

const sortField = field("sort", "integer", {
	de: ["Reihenfolge", "Die Stelle in der Liste, die kleinste zuerst."],
	en: ["Order", "The place in the list, lowest first."],
});

/** What only the item of a website says: which one it is, and where its images are. */
const projectFields: readonly FieldModel[] = [
	field(
		"domain",
		"string",
		{
			de: ["Domain", "Der Rechnername der Website, z. B. www.juwelier-sternau.example."],
			en: ["Domain", "The host of the website, e.g. www.juwelier-sternau.example."],
		},
		{ required: true },
	),
	field("media", "folder", {
		de: [
			"Bilderordner",
			"Der Ordner der Dateien, in dem die Bilder der Website liegen. Andere gelten nicht.",
		],
		en: [
			"Image folder",
			"The folder of the file library that holds the website's pictures. Others are not taken.",
		],
	}),
];

function isChildren([, { kind }]: readonly [string, Field]): boolean {
	return kind === "children";
}

/** The owners of an entity's items, by the fields of entities that list them. */
function ownersOf({ collection, owner }: Entity): readonly Owner[] {
	const listed = entities.flatMap((entity) =>
		Object.entries(entity.fields)
			.filter(isChildren)
			.flatMap(([list, { to }]) => (to?.entity === collection ? [{ entity, by: to.by, list }] : [])),
	);
	return owner ? [...listed, { entity: entityNamed(owner.entity), by: owner.by, list: owner.list }] : listed;
}

/** The one item that an item cannot be without; null where it belongs to the project itself. */
function ownerOf(entity: Entity): Owner | null {
	return entity.file === null || entity.owner ? (ownersOf(entity)[0] ?? null) : null;
}

function scopeOf(entity: Entity): readonly string[] {
	if (entity.collection === "project") return [];
	const owner = ownerOf(entity);
	return owner ? [owner.by, ...scopeOf(owner.entity)] : ["project"];
}

function publishedOf(entity: Entity): readonly string[] | null {
	if (entity.hasStatus) return [];
	const owner = ownerOf(entity);
	const above = owner && publishedOf(owner.entity);
	return owner && above ? [owner.by, ...above] : null;
}

function belongsTo({ de, en }: Pick<Entity, "de" | "en">): FieldInfo {
	return {
		de: [de[0], `Wozu es gehört: ${de[0]}.`],
		en: [en[0], `What it belongs to: ${en[0].toLowerCase()}.`],
	};
}

/** The fields that say where an item belongs, in front of its own. */
function placeFields(entity: Entity): readonly FieldModel[] {
	if (entity.collection === "project") return projectFields;
	const owner = ownerOf(entity);
	const owners = ownersOf(entity).map(({ entity: other, by }) =>
		field(by, "item", belongsTo(other), { required: by === owner?.by, to: other.collection }),
	);
	// An own field that names the owner says so itself.
	const others = owners.filter(({ field: name }) => !Object.hasOwn(entity.fields, name));
	return owner ? others : [projectField, ...others];
}

function identityFields({ identity }: Entity): readonly FieldModel[] {
	if (identity.by !== "file") return [];
	return [field(identity.field, "string", { de: identity.de, en: identity.en }, { required: true })];
}

/** Fields that files may leave out since their names or brands say them; live readings need them. */
const neededHere: Readonly<Record<string, readonly string[]>> = {
	ecommerce_product: ["slug"],
	ecommerce_manufacturer: ["display_name", "slug"],
};

/** The lists of items that name an item of this entity in a field of their own files. */
function listsOf({ collection }: Entity): readonly FieldModel[] {
	return entities.flatMap(({ owner, collection: to }) =>
		owner?.entity === collection
			? [field(owner.list, "items", { de: owner.de, en: owner.en }, { to, back: owner.by })]
			: [],
	);
}

function ownFields(entity: Entity): readonly FieldModel[] {
	return Object.entries(entity.fields).flatMap(([name, own]) => {
		if (own.inFilesOnly) return [];
		if (name === "translations" && entity.ownLanguage) return ownLanguageFields(own);
		const model = fieldModel(name, own);
		return [neededHere[entity.collection]?.includes(name) ? { ...model, required: true } : model];
	});
}

function collectionOf(entity: Entity): CollectionModel {
	const { collection, de, en, display } = entity;
	const owner = ownerOf(entity);
	const hasSort = entity.isOrdered && !Object.hasOwn(entity.fields, "sort");
	return {
		collection,
		group: entity.file === null ? (owner?.entity.collection ?? null) : null,
		de,
		en,
		display,
		scope: scopeOf(entity),
		published: publishedOf(entity),
		hidden: entity.file === null,
		fields: [
			...placeFields(entity),
			...(entity.hasStatus ? [statusField] : []),
			...identityFields(entity),
			...(hasSort ? [sortField] : []),
			...ownFields(entity),
			...listsOf(entity),
		],
	};
}

/** The field of a row that a linked list consists of. */
function memberField(of: Field, { member, de, en }: LinkedRows): FieldModel {
	const info = { de, en };
	return of.kind === "images"
		? field(member, "picture", info, { required: true })
		: field(member, "item", info, { required: true, to: of.to?.entity ?? null });
}

/** The collections of lists whose entries files write as names or ids. */
function linkedCollections(entity: Entity): readonly CollectionModel[] {
	const { collection: parent } = entity;
	const above = publishedOf(entity);
	return Object.values(entity.fields).flatMap((own) => {
		const { rows } = own;
		if (!rows) return [];
		const by = rows.owner;
		const values = rows.text ? [field(rows.text, "string", { de: rows.de, en: rows.en })] : [];
		const member = { ...memberField(own, rows), required: rows.text === undefined };
		return [
			{
				collection: rows.collection,
				group: parent,
				de: rows.de,
				en: rows.en,
				display: rows.display,
				scope: [by, ...scopeOf(entity)],
				published: above && [by, ...above],
				hidden: true,
				fields: [
					field(by, "item", belongsTo(entity), { required: true, to: parent }),
					sortField,
					member,
					...values,
				],
			},
		];
	});
}

/** Every collection of the data model; the ids of all items are uuids that Directus makes (specification 3). */
export const collections: readonly CollectionModel[] = entities
	.filter(({ collection }) => collection !== "media")
	.flatMap((entity) => [collectionOf(entity), ...linkedCollections(entity)]);

/** What the data model adds to Directus' own files: alternative texts, each language at most once. */
export const fileFields: readonly FieldModel[] = Object.entries(entityNamed("media").fields)
	.filter(([name]) => name === "translations")
	.map(([name, own]) => fieldModel(name, own));
