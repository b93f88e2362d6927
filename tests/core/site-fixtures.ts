import type { MenuItem } from "#core/content/menu.ts";
import type { Language } from "#core/language/language.ts";
import type { PageSummary } from "#core/pages/page.ts";
import type { RouteKey } from "#core/routes/route-table.ts";

/** A page that exists at the given paths. */
export function pageFixture(
	paths: Partial<Record<Language, string>>,
	key: RouteKey | null = null,
): PageSummary {
	const entries = Object.entries(paths) as [Language, string][];
	return {
		id: entries[0]?.[1] ?? "nowhere",
		key,
		template: "info",
		brand: null,
		translations: entries.map(([language, path]) => ({
			language,
			path,
			title: path,
			description: "",
			image: null,
		})),
		hash: "00",
	};
}

/** A top-level item of the primary menu without a link, except for the given fields. */
export function menuFixture(fields: Partial<MenuItem> = {}): MenuItem {
	return {
		display_name: "Punkt",
		translations: [],
		path: null,
		path_prefix: false,
		external_path: null,
		anchor: null,
		type: null,
		position: "primary",
		sub: [],
		groups: [],
		media: null,
		...fields,
	};
}
