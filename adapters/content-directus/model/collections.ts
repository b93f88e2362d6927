import { type CollectionModel, type FieldModel, field } from "#adapters/content-directus/model/field.ts";
import { fieldModel, foldedFields, ownLanguageFields } from "#adapters/content-directus/model/field-model.ts";
import { foldedInto, foldOf } from "#adapters/content-directus/model/folds.ts";
import { priceRecordFields } from "#adapters/content-directus/model/recorded-prices.ts";
import { sectionOf } from "#adapters/content-directus/model/sections.ts";
import { type Entity, ownLanguageNames, status } from "#core/content/entity.ts";
import type { Field, FieldInfo, LinkedRows } from "#core/content/field.ts";
import { sort } from "#core/content/fields.ts";
import { formGroups } from "#core/content/form-groups.ts";
import { entities, entityNamed, type ListOwner, listOwners } from "#core/content/model.ts";
import { type OwnTypes, ownTypes } from "#core/content/own-types.ts";
import { product } from "#core/content/product.ts";
import { project } from "#core/content/project.ts";
import { oncePer } from "#core/shared/once-per.ts";

const projectField = field(
	"project",
	"item",
	{ de: ["Projekt", "Die Website, zu der es gehört."], en: ["Project", "The website it belongs to."] },
	{ required: true, to: "project" },
);

/** New items are drafts until an editor publishes them. */
const statusField: FieldModel = { ...fieldModel("status", status), initial: "draft" };

const sortField = fieldModel("sort", sort);

/** The time of an item's last change, named as in Directus' files. A pull reads an item again if it has changed. */
export const modifiedField = field("modified_on", "modified", {
	de: ["Zuletzt geändert", "Setzt Directus bei jeder Änderung."],
	en: ["Last modified", "Directus sets it with each change."],
});

/** The field with an item's part of the address. */
export const slugField = "slug";

/** The field that gives a new item without a slug one. */
export const slugSource = "display_name";

/** Returns the fields of items with a name, whose slug Directus derives from it. */
function withDerivedSlug(fields: readonly FieldModel[]): readonly FieldModel[] {
	if (!fields.some(({ field: name }) => name === slugSource)) return fields;
	return fields.map((own): FieldModel => {
		if (own.field !== slugField) return own;
		const { de, en } = own;
		return {
			...own,
			isDerived: true,
			de: [de[0], `${de[1]} Bei einem neuen Eintrag leer: aus dem Namen, der ihn später nicht mehr ändert.`],
			en: [en[0], `${en[1]} Blank in a new item: from the name, which does not change it later.`],
		};
	});
}

/** The fields that only a project has: its domain, and the folder of its images. */
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

/**
 * Returns the owners that an entity's items can have: entities with a list of its items, and the owner that its file
 * names.
 */
function ownersOf(entity: Entity): readonly ListOwner[] {
	const { owner } = entity;
	const named = owner ? [{ ...owner, entity: entityNamed(owner.entity) }] : [];
	return [...listOwners(entity), ...named];
}

/** Returns the required owner of an entity's items; null if they belong to the project itself. */
function ownerOf(entity: Entity): ListOwner | null {
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

/** Returns the fields for the owners of an item, which precede its own fields. */
function placeFields(entity: Entity): readonly FieldModel[] {
	if (entity.collection === "project") return projectFields;
	const owner = ownerOf(entity);
	const owners = ownersOf(entity).map(({ entity: other, by }) =>
		field(by, "item", belongsTo(other), { required: by === owner?.by, to: other.collection }),
	);
	// An own field for the owner takes precedence.
	const others = owners.filter(({ field: name }) => !Object.hasOwn(entity.fields, name));
	return owner ? others : [projectField, ...others];
}

function identityFields({ identity }: Entity): readonly FieldModel[] {
	if (identity.by !== "file") return [];
	const info = { de: identity.de, en: identity.en };
	return [field(identity.field, "string", info, { required: true, format: "slug" })];
}

/** Returns the lists of items whose files refer to an item of this entity. */
function listsOf({ collection }: Entity): readonly FieldModel[] {
	return entities.flatMap(({ owner, collection: to }) =>
		owner?.entity === collection
			? [
					field(
						owner.list,
						"items",
						{ de: owner.de, en: owner.en },
						{ to, back: owner.by, group: owner.group },
					),
				]
			: [],
	);
}

function ownFields(entity: Entity): readonly FieldModel[] {
	return Object.entries(entity.fields).flatMap(([name, own]) => {
		if (own.inFilesOnly) return [];
		if (name === "translations" && entity.ownLanguage)
			return ownLanguageFields(own, ownLanguageNames(entity));
		return [fieldModel(name, own)];
	});
}

/** Returns the fields of a form with groups, all of them in one; those of a form without groups as they are. */
function inGroups(fields: readonly FieldModel[]): readonly FieldModel[] {
	const isGrouped = fields.some(({ group }) => group !== null);
	return isGrouped ? fields.map((own) => ({ ...own, group: own.group ?? formGroups.main })) : fields;
}

function collectionOf(entity: Entity): CollectionModel {
	const { collection, de, en, display, icon } = entity;
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
		section: sectionOf(entity),
		icon,
		fields: [
			...inGroups([
				...placeFields(entity),
				...(entity.hasStatus ? [statusField] : []),
				...withDerivedSlug([
					...identityFields(entity),
					...(hasSort ? [sortField] : []),
					...ownFields(entity),
				]),
				...(entity === product ? priceRecordFields : []),
				...(entity === project ? foldedInto(entity).flatMap((folded) => foldedFields(folded.entity)) : []),
				...listsOf(entity),
			]),
			// It is hidden, and so in no group.
			modifiedField,
		],
	};
}

/** Returns the field of a linked list's rows that refers to the member. */
function memberField(list: Field, { member, de, en }: LinkedRows): FieldModel {
	const info = { de, en };
	return list.kind === "images"
		? field(member, "picture", info, { required: true })
		: field(member, "item", info, { required: true, to: list.to?.entity ?? null });
}

/** Returns the collections of lists whose entries are names or ids in files. */
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
				display: own.kind === "images" ? `{{${rows.member}.$thumbnail}} ${rows.display}` : rows.display,
				scope: [by, ...scopeOf(entity)],
				published: above && [by, ...above],
				hidden: true,
				section: null,
				icon: null,
				fields: [
					field(by, "item", belongsTo(entity), { required: true, to: parent }),
					sortField,
					member,
					...values,
					modifiedField,
				],
			},
		];
	});
}

/** Creates the collections again when the site's own types, which are part of a form, have changed. */
const modelsWith = oncePer((_own: OwnTypes) =>
	entities
		.filter((entity) => entity.collection !== "media" && foldOf(entity) === null)
		.flatMap((entity) => [collectionOf(entity), ...linkedCollections(entity)]),
);

/** Returns all collections of the data model. Directus creates the ids of all items as UUIDs (specification 3). */
export function collectionModels(): readonly CollectionModel[] {
	return modelsWith(ownTypes());
}

/** The fields that the data model adds to Directus' files: alternative texts and the subject. */
export const fileFields: readonly FieldModel[] = Object.entries(entityNamed("media").fields)
	.filter(([name]) => name !== "name")
	.map(([name, own]) => fieldModel(name, own));
