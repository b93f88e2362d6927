import {
	type Json,
	listOf,
	objectOf,
	objectsOf,
	pick,
	type Row,
	textOf,
} from "#adapters/content-directus/model/rows.ts";
import { plainOrigin } from "#adapters/content-directus/pull/origins.ts";
import type { Pulled } from "#adapters/content-directus/pull/pulled.ts";

/** The fields of each type of block; the form shows those of all types at once. */
const blockFields: Readonly<Record<string, readonly string[]>> = {
	text: ["markdown"],
	picture: ["image", "caption"],
	gallery: ["images"],
	quote: ["text", "source"],
	teasers: ["heading", "items"],
	facts: ["heading", "items"],
	legal: ["id"],
	branches: [],
	brands: ["of"],
	expander: ["heading", "items"],
	embed: ["id", "provider", "title", "purpose", "src", "link", "aspect_ratio", "image", "function_id"],
	newsletter: ["heading", "text"],
	products: ["heading", "of", "limit"],
};

const itemFields: Readonly<Record<string, readonly string[]>> = {
	teasers: ["path", "title", "text", "image"],
	facts: ["term", "text"],
	expander: ["heading", "markdown"],
};

/** A block with the fields of its type alone; one of an unknown type keeps all, so that its finding can name it. */
function blockOf(source: Json, { pictureNamed }: Pulled): Json {
	const type = String(source.type);
	const fields = blockFields[type];
	if (!fields) return source;
	const block = pick(source, fields);
	const items = itemFields[type];
	return {
		type: source.type,
		...block,
		...(block.image ? { image: pictureNamed(block.image) } : {}),
		...(fields.includes("images") ? { images: listOf(block.images).map(pictureNamed) } : {}),
		...(items
			? {
					items: objectsOf(block.items).map((entry) => {
						const { image, ...rest } = pick(entry, items);
						return image ? { ...rest, image: pictureNamed(image) } : rest;
					}),
				}
			: {}),
	};
}

const versionFields = ["language", "title", "description", "kicker", "heading", "lead"];

function version(row: Row, pulled: Pulled): Json {
	const blocks = row.blocks === null ? null : objectsOf(row.blocks).map((block) => blockOf(block, pulled));
	return { ...pick(row, versionFields), image: pulled.pictureName(row.image), blocks };
}

/** Writes the pages and brands of a website. */
export function writePages(pulled: Pulled): void {
	for (const row of pulled.of("page")) {
		const name = textOf(row.name) ?? row.id;
		const translations = pulled
			.below("page_translation", "page", row.id)
			.map((found) => ({ ...version(found, pulled), path: textOf(found.path) }));
		const document = { ...pick(row, ["template", "key"]), translations };
		pulled.writeNamed({ folder: "pages", name, field: "name" }, document, plainOrigin("page", name));
	}
	for (const row of pulled.of("brand")) {
		const slug = textOf(row.slug) ?? row.id;
		const translations = pulled
			.below("brand_translation", "brand", row.id)
			.map((found) => version(found, pulled));
		const document = {
			...pick(row, ["display_name", "type", "sort", "template"]),
			logo: pulled.pictureName(row.logo),
			translations,
		};
		pulled.writeNamed({ folder: "brands", name: slug, field: "slug" }, document, plainOrigin("brand", slug));
	}
}

/** Which items of a list with a status are drafts, by what the content folder calls them. */
export function draftsOf(rows: readonly Row[] | undefined, name: string): readonly string[] {
	return (rows ?? []).flatMap((row) =>
		row.status === "draft" ? [textOf(objectOf(row)[name]) ?? row.id] : [],
	);
}
