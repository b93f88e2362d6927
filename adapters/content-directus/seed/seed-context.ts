import {
	type Documents,
	type Json,
	listOf,
	objectsOf,
	textOf,
} from "#adapters/content-directus/model/rows.ts";
import { stableId } from "#adapters/content-directus/model/stable-id.ts";
import { fileOf } from "#core/content/entity.ts";
import type { Field } from "#core/content/field.ts";
import { entityNamed, listOwners } from "#core/content/model.ts";
import { attributeGroup, category } from "#core/content/shop-lists.ts";

/** The look-ups for creating a project's items. */
export interface SeedContext {
	readonly domain: string;
	/** The project's id. */
	readonly project: string;
	/** The id of the folder with its images. */
	readonly mediaFolder: string;
	/** Returns the id of an item, always the same for the same names. */
	id(collection: string, ...names: readonly string[]): string;
	/** Returns the id of the image with this name, in any letter case; null without a name. */
	image(name: unknown): string | null;
	/** Returns the id of the item that a file refers to; null if it refers to none. */
	reference(to: NonNullable<Field["to"]>, value: unknown): string | null;
	/** Returns the id of the item that an entry of a list refers to; null if the entry is text. */
	member(list: Field, value: unknown, source: Json): string | null;
}

/** Creates the context. Ids depend on the project's domain, so that projects never share one. */
export function createSeedContext(domain: string, documents: Documents = new Map()): SeedContext {
	const id: SeedContext["id"] = (collection, ...names) => stableId(domain, collection, ...names);
	const slugs = new Map(
		objectsOf(documents.get(fileOf(category))).map(({ id: key, slug }) => [slug, textOf(key)]),
	);
	const groups = new Set(
		objectsOf(documents.get(fileOf(attributeGroup)))
			.filter(({ values }) => listOf(values).length > 0)
			.map((group) => textOf(group.id)),
	);
	const reference: SeedContext["reference"] = ({ entity, by }, value) => {
		const key = by === "slug" ? (slugs.get(value) ?? null) : textOf(value);
		if (key === null) return null;
		// The id of an item within the single item of the site contains both.
		const target = entityNamed(entity);
		const above = target.file === null ? listOwners(target).map((owner) => id(owner.entity.collection)) : [];
		return id(entity, ...above, key);
	};
	return {
		domain,
		id,
		project: id("project"),
		mediaFolder: id("directus_folders"),
		image: (name) =>
			typeof name === "string" && name.trim() !== ""
				? id("directus_files", name.trim().normalize("NFC").toLowerCase())
				: null,
		reference,
		member({ to, rows }, value, { attribute_group }) {
			if (!to) return null;
			if (!rows?.text) return reference(to, value);
			const group = textOf(attribute_group);
			if (group === null || !groups.has(group)) return null;
			return id(to.entity, id(attributeGroup.collection, group), String(value));
		},
	};
}
