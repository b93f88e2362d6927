import { type Json, objectsOf, pick, type Row, textOf } from "#adapters/content-directus/model/rows.ts";
import { plainOrigin } from "#adapters/content-directus/pull/origins.ts";
import type { Pulled } from "#adapters/content-directus/pull/pulled.ts";

/** Absent where a list has no entries. */
export function listOrNull(list: readonly unknown[]): readonly unknown[] | null {
	return list.length > 0 ? list : null;
}

function writeProject({ of, pictureName, write }: Pulled): void {
	const [row] = of("project");
	if (!row) return;
	const fields = ["seo_title", "show_accessibility", "consent_preselect", "config", "translations"];
	const pictures = ["logo", "logo_light", "favicon", "seo_image"];
	const named = Object.fromEntries(pictures.map((field) => [field, pictureName(row[field])]));
	write("project.json", { ...pick(row, fields), ...named }, plainOrigin("project"));
}

const single: Readonly<Record<string, readonly string[]>> = {
	company: [
		"company_name",
		"display_name",
		"legal_form",
		"executives",
		"addresses",
		"emails",
		"numbers",
		"registers",
		"ust_id",
		"vat_number",
	],
	theme: ["brand_color", "base_color", "config"],
	legal: ["rolex_area", "data_protection_commissioner", "translations"],
};

/** Editors choose a day's code as text. */
function withDay(period: Json): Json {
	const { day } = period;
	return typeof day === "string" && /^\d{1,2}$/.test(day.trim()) ? { ...period, day: Number(day) } : period;
}

function writeBranches({ of, pictureName, writeNamed }: Pulled): void {
	const fields = [
		"sort",
		"display_name",
		"street",
		"zip",
		"city",
		"country_code",
		"phone",
		"time_zone",
		"opening_hours",
		"holidays",
	];
	for (const row of of("branch")) {
		const name = textOf(row.name) ?? row.id;
		const periods = row.opening_periods === null ? null : objectsOf(row.opening_periods).map(withDay);
		const document = { ...pick(row, fields), image: pictureName(row.image), opening_periods: periods };
		writeNamed({ folder: "branches", name, field: "name" }, document, plainOrigin("branch", name));
	}
}

const menuFields = [
	"display_name",
	"translations",
	"path",
	"path_prefix",
	"external_path",
	"anchor",
	"type",
	"position",
	"media",
];

/** A menu entry with what stands below it; `above` are the entries it stands in, since editors can make circles. */
function menuEntry(pulled: Pulled, row: Row, above: ReadonlySet<string>): Json {
	const within = new Set([...above, row.id]);
	const entries = (field: string, id: string) =>
		pulled
			.below("menu_item", field, id)
			.filter((item) => !within.has(item.id))
			.map((item) => menuEntry(pulled, item, within));
	const groups = pulled.below("menu_group", "menu_item", row.id).map((group) => ({
		...pick(group, ["display_name", "translations"]),
		sub: entries("menu_group", group.id),
	}));
	return { ...pick(row, menuFields), sub: listOrNull(entries("parent", row.id)), groups: listOrNull(groups) };
}

function writeMenus(pulled: Pulled): void {
	const top = pulled
		.of("menu_item")
		.filter(({ parent, menu_group }) => parent === null && menu_group === null);
	pulled.writeList(
		"menus.json",
		top.map((row) => ({
			value: menuEntry(pulled, row, new Set()),
			origin: plainOrigin("menu_item", textOf(row.display_name) ?? row.id),
		})),
	);
}

/** A list of items that hold what their entries do. */
function writeEntries(
	pulled: Pulled,
	file: string,
	collection: string,
	name: string,
	fields: readonly string[],
): void {
	const rows = pulled.of(collection);
	if (rows.length === 0) return;
	pulled.writeList(
		file,
		rows.map((row) => ({
			value: pick(row, fields),
			origin: plainOrigin(collection, textOf(row[name]) ?? row.id),
		})),
	);
}

/** Alternative texts; a picture without any is not listed, one with an empty list is decorative. */
function writeMedia({ of, pictureName, writeList }: Pulled): void {
	const entries = of("directus_files").flatMap((row) => {
		const name = pictureName(row.id);
		if (name === null || row.translations === null) return [];
		return [{ value: { name, translations: row.translations }, origin: plainOrigin("directus_files", name) }];
	});
	const byName = entries.toSorted((one, other) => (one.value.name < other.value.name ? -1 : 1));
	if (byName.length > 0) writeList("media/index.json", byName);
}

/** Writes the files of a website beside its pages and its shop. */
export function writeSite(pulled: Pulled): void {
	writeProject(pulled);
	for (const [collection, fields] of Object.entries(single))
		for (const row of pulled.of(collection).slice(0, 1))
			pulled.write(`${collection}.json`, pick(row, fields), plainOrigin(collection));
	writeBranches(pulled);
	writeMenus(pulled);
	writeEntries(pulled, "widgets.json", "widget", "widget_name", [
		"sort",
		"widget_name",
		"position",
		"props",
		"translations",
	]);
	const consent = ["display_name", "description", "link", "default_on", "function_id", "translations"];
	writeEntries(pulled, "consents.json", "consent", "function_id", consent);
	writeMedia(pulled);
}
