import {
	type Documents,
	type Json,
	objectOf,
	objectsOf,
	pick,
	type Row,
	textOf,
} from "#adapters/content-directus/model/rows.ts";
import type { Seeding } from "#adapters/content-directus/seed/seeding.ts";

/** The entries of a list, each with its place, from 1. */
export function placed(value: unknown): readonly (Json & { readonly place: number })[] {
	return objectsOf(value).map((entry, index) => ({ ...entry, place: index + 1 }));
}

/** The files of a folder of the content by their names without ending. */
export function filesOf(
	documents: Documents,
	folder: string,
): readonly (readonly [name: string, document: Json])[] {
	return [...documents].flatMap(([file, document]) => {
		const name = file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).replace(/\.json$/i, "") : "/";
		return name.includes("/") ? [] : [[name, objectOf(document)] as const];
	});
}

function projectRow(documents: Documents, { domain, project, mediaFolder, picture }: Seeding): Row {
	const source = objectOf(documents.get("project.json"));
	return {
		id: project,
		domain,
		status: "published",
		media: mediaFolder,
		logo: picture(source.logo),
		logo_light: picture(source.logo_light),
		favicon: picture(source.favicon),
		seo_title: source.seo_title ?? null,
		seo_image: picture(source.seo_image),
		show_accessibility: source.show_accessibility ?? true,
		consent_preselect: source.consent_preselect ?? false,
		...pick(source, ["config", "translations"]),
	};
}

const companyFields = [
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
];

function branchRows(documents: Documents, { id, project, picture }: Seeding): readonly Row[] {
	const fields = [
		"sort",
		"display_name",
		"street",
		"zip",
		"city",
		"country_code",
		"phone",
		"time_zone",
		"opening_periods",
		"opening_hours",
		"holidays",
	];
	return filesOf(documents, "branches").map(([name, source]) => ({
		id: id("branch", name),
		project,
		name,
		...pick(source, fields),
		image: picture(source.image),
	}));
}

const menuFields = [
	"display_name",
	"translations",
	"path",
	"external_path",
	"anchor",
	"type",
	"position",
	"media",
];

/** The entries of a menu and the groups within it, each after what it stands in. */
function menuRows(
	list: unknown,
	{ id, project }: Seeding,
): { readonly entries: readonly Row[]; readonly groups: readonly Row[] } {
	const entries: Row[] = [];
	const groups: Row[] = [];
	const visit = (items: unknown, way: string, parent: string | null, menu_group: string | null) => {
		for (const { place, ...source } of placed(items)) {
			const at = `${way}/${place}`;
			const own = id("menu_item", at);
			const path_prefix = source.path_prefix ?? false;
			entries.push({
				id: own,
				project,
				sort: place,
				parent,
				menu_group,
				...pick(source, menuFields),
				path_prefix,
			});
			visit(source.sub, `${at}/sub`, own, null);
			for (const { place: number, ...group } of placed(source.groups)) {
				const inner = `${at}/groups/${number}`;
				const groupId = id("menu_group", inner);
				groups.push({
					id: groupId,
					menu_item: own,
					sort: number,
					...pick(group, ["display_name", "translations"]),
				});
				visit(group.sub, inner, null, groupId);
			}
		}
	};
	visit(list, "", null, null);
	return { entries, groups };
}

/** The items of a website beside its pages and its shop. */
export function siteItems(documents: Documents, seeding: Seeding): Readonly<Record<string, readonly Row[]>> {
	const { id, project } = seeding;
	const [company, theme, legal] = ["company", "theme", "legal"].map((name) =>
		objectOf(documents.get(`${name}.json`)),
	);
	const menu = menuRows(documents.get("menus.json"), seeding);
	return {
		project: [projectRow(documents, seeding)],
		company: [{ id: id("company"), project, ...pick(company ?? {}, companyFields) }],
		theme: [{ id: id("theme"), project, ...pick(theme ?? {}, ["brand_color", "base_color", "config"]) }],
		legal: [
			{
				id: id("legal"),
				project,
				rolex_area: legal?.rolex_area ?? false,
				...pick(legal ?? {}, ["data_protection_commissioner", "translations"]),
			},
		],
		branch: branchRows(documents, seeding),
		widget: placed(documents.get("widgets.json")).map(({ place, ...source }) => ({
			id: id("widget", String(place)),
			project,
			...pick(source, ["sort", "widget_name", "position", "props", "translations"]),
		})),
		consent: placed(documents.get("consents.json")).map(({ place, ...source }) => ({
			id: id("consent", textOf(source.function_id) ?? "", String(place)),
			project,
			sort: place,
			default_on: source.default_on ?? false,
			...pick(source, ["function_id", "display_name", "description", "link", "translations"]),
		})),
		menu_item: menu.entries,
		menu_group: menu.groups,
	};
}
