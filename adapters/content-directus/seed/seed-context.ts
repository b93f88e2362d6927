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

/** What making a project's items needs to know. */
export interface SeedContext {
	readonly domain: string;
	/** The project's own id. */
	readonly project: string;
	/** The folder of its images. */
	readonly mediaFolder: string;
	/** The id of an item, always the same for the same names. */
	id(collection: string, ...names: readonly string[]): string;
	/** The id of the image of that name, in any letter case; null without a name. */
	image(name: unknown): string | null;
	/** The id of the item that a file names; null where it names none. */
	reference(to: NonNullable<Field["to"]>, value: unknown): string | null;
	/** The id of the item that an entry of a list names; null where the entry is a text of its own. */
	member(of: Field, value: unknown, source: Json): string | null;
}

/** Ids of a project's items, made from its domain, so that several projects never share one. */
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
		// An item within the one of the site is known by both.
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
