import { type Documents, objectsOf, type Row, type Rows } from "#adapters/content-directus/model/rows.ts";
import { pageItems } from "#adapters/content-directus/seed/page-items.ts";
import { seedingOf } from "#adapters/content-directus/seed/seeding.ts";
import { settingsItems } from "#adapters/content-directus/seed/settings-items.ts";
import { shopItems } from "#adapters/content-directus/seed/shop-items.ts";
import { siteItems } from "#adapters/content-directus/seed/site-items.ts";

/** All items of a project from a content folder's documents; the same documents always give the same items. */
export function projectItems(documents: Documents, domain: string, pictures: readonly string[]): Rows {
	const seeding = seedingOf(domain);
	const shop = documents.has("shop/settings.json");
	return {
		...siteItems(documents, seeding),
		...pageItems(documents, seeding),
		...(shop ? shopItems(documents, seeding) : {}),
		...settingsItems(documents, seeding),
		directus_files: pictures.map((name) =>
			fileRow(name, documents, seeding.picture(name) ?? "", seeding.mediaFolder),
		),
	};
}

const types: Readonly<Record<string, string>> = { png: "image/png", svg: "image/svg+xml" };

function fileRow(name: string, documents: Documents, id: string, folder: string): Row {
	const entry = objectsOf(documents.get("media/index.json")).find(
		(other) => String(other.name).trim().toLowerCase() === name.toLowerCase(),
	);
	return {
		id,
		folder,
		filename_download: name,
		title: name.replace(/\.[^.]+$/, ""),
		type: types[name.split(".").at(-1)?.toLowerCase() ?? ""] ?? "image/jpeg",
		translations: entry?.translations ?? null,
	};
}
