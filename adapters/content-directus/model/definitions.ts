import { copiedFields } from "#adapters/content-directus/model/copied-fields.ts";
import type { CollectionModel, FieldModel } from "#adapters/content-directus/model/field.ts";
import {
	displayOf,
	faceOf,
	specialOf,
	typeOf,
	widthOf,
} from "#adapters/content-directus/model/field-form.ts";
import { formGroupsOf, formOrder, groupField } from "#adapters/content-directus/model/form-layout.ts";
import { storedFields } from "#adapters/content-directus/model/model.ts";
import type { Section } from "#adapters/content-directus/model/sections.ts";
import {
	decimalSpelling,
	inBothLanguages,
	noteOf,
	studioText,
} from "#adapters/content-directus/model/studio-text.ts";
import { decimalPattern } from "#core/content/decimals.ts";
import type { FormGroup } from "#core/content/field.ts";
import { project } from "#core/content/project.ts";

/** A field in the format of Directus' API. */
export interface FieldDefinition {
	readonly field: string;
	readonly type: string;
	readonly schema: Readonly<Record<string, unknown>> | null;
	readonly meta: Readonly<Record<string, unknown>>;
}

/** How the navigation of the Data Studio shows a collection. */
export interface NavigationEntry extends Readonly<Record<string, unknown>> {
	/** The collection or folder above it; null for the top level. */
	readonly group: string | null;
}

/** A relation in the format of Directus' API. */
export interface RelationDefinition {
	readonly collection: string;
	readonly field: string;
	readonly related_collection: string;
	readonly schema: { readonly on_delete: "CASCADE" | "SET NULL" };
	readonly meta: Readonly<Record<string, unknown>>;
}

/** Returns what Directus refuses where it is typed, with the sentence that editors read: "1290,50" as a price. */
function validationOf({ field, kind, pattern }: FieldModel): Readonly<Record<string, unknown>> {
	if (kind !== "decimal") return { validation: null, validation_message: null };
	return {
		validation: { _or: [{ [field]: { _null: true } }, { [field]: { _regex: pattern ?? decimalPattern } }] },
		validation_message: studioText(decimalSpelling),
	};
}

/**
 * The condition of the field "Project" in forms: it can only be chosen for a new item, because an item of another project is lost to
 * the editors of this one.
 */
const fixedProject = {
	name: "Facette",
	rule: { _and: [{ id: { _nnull: true } }] },
	...{ readonly: true, hidden: false, required: true, options: {} },
};

/** The condition of a field that Directus fills in for new items: editors of an existing one cannot empty it. */
const requiredLater = {
	name: "Facette",
	rule: { _and: [{ id: { _nnull: true } }] },
	...{ readonly: false, hidden: false, required: true, options: {} },
};

/** Returns the current time in the format of a column's default that all databases accept: "2026-11-27 23:30:00". */
function currentTime(): string {
	return new Date().toISOString().slice(0, 19).replace("T", " ");
}

function columnOf({ kind, initial }: FieldModel): Readonly<Record<string, unknown>> | null {
	if (kind === "items") return null;
	// Existing items get the time when the column is added, so that it also changes if the column was missing for a while.
	if (kind === "modified") return { is_nullable: true, default_value: currentTime() };
	return { is_nullable: true, default_value: initial };
}

/** Returns a label in the languages of the Data Studio. */
function labels({ de: [german], en: [english] }: Pick<FieldModel, "de" | "en">) {
	return [
		{ language: "de-DE", translation: german },
		{ language: "en-US", translation: english },
	];
}

/** Returns a field in the format of Directus' API; `place` is its position in the form. */
export function fieldDefinition(model: FieldModel, place: number): FieldDefinition {
	const { field, kind, de, en, required } = model;
	return {
		field,
		type: typeOf(kind),
		schema: columnOf(model),
		meta: {
			...faceOf(model),
			...displayOf(model),
			special: specialOf(kind),
			note: studioText(noteOf(model)),
			required: required && !model.isDerived,
			...(model.isReadOnly ? { readonly: true } : {}),
			...(kind === "modified" ? { hidden: true, readonly: true } : {}),
			...(kind === "item" && model.to === project.collection ? { conditions: [fixedProject] } : {}),
			...(model.isDerived ? { conditions: [requiredLater] } : {}),
			sort: place,
			width: widthOf(model),
			group: model.group && groupField(model.group),
			...validationOf(model),
			translations: labels({ de, en }),
		},
	};
}

/** Returns the field that shows a group in the format of Directus' API. */
function groupDefinition(group: FormGroup, place: number): FieldDefinition {
	const { icon, de, en, isOpen } = group;
	return {
		field: groupField(group),
		type: "alias",
		schema: null,
		meta: {
			interface: "group-detail",
			special: ["alias", "no-data", "group"],
			options: { start: isOpen ? "open" : "closed", headerIcon: icon },
			sort: place,
			width: "full",
			translations: labels({ de: [de, ""], en: [en, ""] }),
		},
	};
}

/** Returns the fields of a form, in the order of {@link formOrder}, and its groups. */
export function formDefinitions(
	model: Pick<CollectionModel, "fields" | "display">,
): readonly FieldDefinition[] {
	const fields = formOrder(model);
	return [
		...fields.map((field, index) => fieldDefinition(field, index + 1)),
		...formGroupsOf(model).map((group, index) => groupDefinition(group, fields.length + index + 1)),
	];
}

const identity: FieldDefinition = {
	field: "id",
	type: "uuid",
	schema: { is_primary_key: true, length: 36, has_auto_increment: false },
	meta: { hidden: true, readonly: true, interface: "input", special: ["uuid"], sort: 0 },
};

function has(model: CollectionModel, name: string): boolean {
	return storedFields(model).some(({ field }) => field === name);
}

/** Returns how the navigation of the Data Studio shows a collection, and what it copies of an item. */
export function navigationOf(model: CollectionModel): NavigationEntry {
	const { section, group, de, en, icon, hidden } = model;
	return {
		group: section ? section.collection : group,
		icon,
		color: section?.color ?? null,
		// The Data Studio does not translate it; administrators read it in its settings.
		note: inBothLanguages(noteOf({ de, en })),
		translations: labels({ de, en }),
		// Parts are copied with their item.
		item_duplication_fields: hidden ? null : copiedFields(model),
	};
}

/** Returns a folder of the navigation in the format of Directus' API. It is no collection with items. */
export function sectionDefinition({ collection, icon, color, de, en }: Section, place: number) {
	const label = { de: [de, ""], en: [en, ""] } as const;
	return {
		collection,
		schema: null,
		meta: { icon, color, sort: place, collapse: "open", translations: labels(label) },
	};
}

/** Returns a collection with its fields in the format of Directus' API. */
export function collectionDefinition(model: CollectionModel, place: number) {
	const { collection, display, hidden } = model;
	const archive = has(model, "status")
		? { archive_field: "status", archive_value: "archived", unarchive_value: "draft" }
		: {};
	return {
		collection,
		schema: {},
		meta: {
			...navigationOf(model),
			hidden,
			sort: place,
			display_template: display,
			...(has(model, "sort") ? { sort_field: "sort" } : {}),
			...archive,
		},
		fields: [identity, ...formDefinitions(model)],
	};
}

/**
 * Returns what a relation does when its item is deleted. Parts are deleted with their owner, and rows that connect two items with
 * either of them. All other items stay: a product without a category is a finding.
 */
function onDelete(
	{ scope, hidden }: CollectionModel,
	{ field, kind, required }: FieldModel,
): RelationDefinition["schema"] {
	const isPart = required && kind === "item" && (hidden || field === scope[0]);
	return { on_delete: isPart ? "CASCADE" : "SET NULL" };
}

/** Returns the relations of a collection's fields. */
export function relationDefinitions(
	own: CollectionModel,
	all: readonly CollectionModel[],
): readonly RelationDefinition[] {
	const { collection, fields } = own;
	return fields.flatMap((model): RelationDefinition[] => {
		const { field, kind, required } = model;
		const schema = onDelete(own, model);
		if (kind === "picture")
			return [{ collection, field, related_collection: "directus_files", schema, meta: {} }];
		if (kind === "folder")
			return [{ collection, field, related_collection: "directus_folders", schema, meta: {} }];
		if (kind !== "item" || model.to === null) return [];
		const target = all.find((other) => other.collection === model.to);
		const list = target?.fields.find((other) => other.to === collection && other.back === field);
		const sorted = list && fields.some((other) => other.field === "sort");
		return [
			{
				collection,
				field,
				related_collection: model.to,
				schema: model.to === collection ? { on_delete: "SET NULL" } : schema,
				meta: {
					...(list ? { one_field: list.field, one_deselect_action: required ? "delete" : "nullify" } : {}),
					...(sorted ? { sort_field: "sort" } : {}),
				},
			},
		];
	});
}
