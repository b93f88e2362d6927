import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { createContentFiles } from "#adapters/content-files/content-files.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import { type Language, languages } from "#core/language/language.ts";

/** The files of a content folder: JSON values, texts or bytes. */
export type Files = Record<string, unknown>;

/** Changes a field of a JSON file, named as findings name it; undefined removes it. */
export function set(files: Files, file: string, field: string, value: unknown): void {
	const path = field.split(".");
	const last = path.pop() ?? "";
	let owner = files[file] as Record<string, unknown>;
	for (const part of path) owner = owner[part] as Record<string, unknown>;
	if (value === undefined) delete owner[last];
	else owner[last] = value;
}

/** An image that nothing is wrong with. */
export const svg =
	'<svg xmlns="http://www.w3.org/2000/svg" width="12" height="8"><path d="M0 0h12v8H0z"/></svg>';

/** The smallest PNG: one pixel. */
export const png = Buffer.from(
	"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
	"base64",
);

function page(
	template: string,
	place: Record<string, unknown>,
	versions: readonly Record<string, unknown>[],
) {
	const translations = versions.map((version) => ({
		title: "A title",
		description: "A description.",
		...version,
	}));
	return { template, ...place, translations };
}

/** A page at the paths of a route table row. */
export function keyedPage(key: string, names: readonly string[] = ["de", "en"]) {
	return page(
		"legal",
		{ key },
		names.map((language) => ({ language, blocks: [{ type: "text", markdown: "Privacy, données." }] })),
	);
}

/** The shop folder of {@link validFiles}: one product, to which every other file of the folder refers. */
function validShop(): Files {
	return {
		"shop/settings.json": {
			category_filters: [{ sort: 1, category_id: "rings" }],
			manufacturer_filters: [{ sort: 1, manufacturer_id: "alpenhorn", categories: ["ringe"] }],
			attribute_filters: [{ attribute_group_id: "alloy", category: "ringe" }],
			subcategory_filters: [{ id: "bands", display_name: "Reife", slug: "reife", category: "ringe" }],
			default_sort: "-price_brutto, display_name",
			default_tax_percent: 19,
			payment_methods: [{ id: 4, display_name: "PayPal" }],
			shipping_methods: [{ id: 1, display_name: "Paket" }],
			shipping_countries: [{ id: 1, display_name: "Deutschland", country_code: "DE" }],
			shipping_methods_config: [{ name: "Paket", price_brutto: "6.90", payment_methods: [{ id: "4" }] }],
			legal_pages: [{ type: "terms", content: "watches.de.md" }],
			translations: [{ language: "en", names: { Paket: "Parcel", Deutschland: "Germany" } }],
		},
		"shop/categories.json": [
			{ id: "rings", slug: "ringe", translations: [{ language: "de", display_name: "Ringe" }] },
		],
		"shop/manufacturers.json": [
			{
				id: "alpenhorn",
				contact: {
					name: "Alpenhorn AG",
					postal_address: "Gasse 1",
					electronic_address: "a@alpenhorn.example",
				},
			},
		],
		"shop/attributes.json": [
			{
				id: "alloy",
				translations: [{ language: "de", display_name: "Legierung" }],
				values: [{ id: "gold-585", translations: [{ language: "de", display_value: "585/1000 Gold" }] }],
			},
			{ id: "width", translations: [{ language: "de", display_name: "Breite" }] },
		],
		"shop/personalizations.json": [
			{
				id: "engraving",
				translations: [{ language: "de", display_name: "Gravur" }],
				fields: [
					{
						name: "font",
						type: "select",
						translations: [{ language: "de", display_name: "Schrift", options: ["Antiqua"] }],
					},
				],
			},
		],
		"shop/size-guides.json": [
			{
				id: "rings",
				translations: [{ language: "de", display_name: "Größen", table: [["Größe"], ["54"]] }],
			},
		],
		"shop/ratings.json": [{ id: 1, product: "ring", rating: 5, date_created: "2026-02-28" }],
		"shop/products/ring.json": {
			category: "rings",
			manufacturer: "alpenhorn",
			translations: [{ language: "de", display_name: "Ring", description: "Aus *Gold*." }],
			images: [" RING.png"],
			price_brutto: 12.1,
			price_history: [{ date: "2026-01-01T10:00:00+01:00", price_brutto: "15" }],
			subcategories: ["bands"],
			attributes: [
				{ attribute_group: "alloy", display_values: ["gold-585"] },
				{ attribute_group: "width", display_values: ["3 mm"] },
			],
			product_variants: [{ id: 54, display_name: "54", stock: 0 }],
			personalization: "engraving",
			size_guide: "rings",
			guarantee_years: 3,
			guarantor: "Alpenhorn AG",
		},
	};
}

/** The smallest content folder that gives no finding, fresh at every call so that a test can change it. */
export function validFiles(): Files {
	return {
		"project.json": { logo: "logo.svg", seo_title: "Juwelier Muster" },
		"company.json": {
			company_name: "Muster GmbH",
			display_name: "Juwelier Muster",
			legal_form: "gmbh",
			executives: [{ name: "Erika Muster" }],
			addresses: [{ street: "Hauptstraße", number: "1", zip_code: "10115", city: "Berlin" }],
		},
		"theme.json": { brand_color: "#12302a", base_color: "#fff" },
		"legal.json": { translations: [] },
		"menus.json": [{ display_name: "Uhren", path: "/uhren" }],
		"media/logo.svg": svg,
		"media/ring.png": png,
		"media/index.json": [{ name: "ring.png", translations: [] }],
		"branches/mitte.json": {
			display_name: "Mitte",
			street: "Hauptstraße 1",
			zip: "10115",
			city: "Berlin",
			opening_periods: [{ day: 4, time_open: "10:00", time_close: "18:30" }],
		},
		"brands/alpenhorn.json": {
			display_name: "Alpenhorn",
			type: "watches",
			translations: [
				{ language: "de", title: "Alpenhorn", description: "Uhren.", image: "ring.png" },
				{ language: "en", title: "Alpenhorn", description: "Watches." },
			],
		},
		"pages/home.json": page("home", {}, [
			{ language: "de", path: "/" },
			{ language: "en", path: "/en" },
			{ language: "fr", path: "/fr" },
		]),
		"pages/imprint.json": keyedPage("imprint", ["de", "en", "fr"]),
		"pages/privacy.json": keyedPage("privacy"),
		"pages/watches.json": page("display", { key: "watches" }, [
			{
				language: "de",
				title: "Uhren",
				blocks: [
					{ type: "text", file: "watches.de.md" },
					{ type: "teasers", items: [{ path: "/uhren/alpenhorn" }] },
				],
			},
			{ language: "en", title: "Watches", blocks: [{ type: "text", markdown: "Watches." }] },
		]),
		"pages/watches.de.md": "## Uhren\n\nVon *Hand*.\n",
		...validShop(),
	};
}

/** {@link validFiles} without the shop folder. */
export function shoplessFiles(): Files {
	return Object.fromEntries(Object.entries(validFiles()).filter(([file]) => !file.startsWith("shop/")));
}

/** A valid folder's pages/NAME.json with one version changed. */
export function pageWith(version: Record<string, unknown>, rest: Record<string, unknown> = {}) {
	return page("info", rest, [{ language: "de", path: "/neu", ...version }]);
}

/** Writes a content folder below the system's temporary folder; it goes when the test ends. */
export function writeFolder(files: Files): string {
	const outer = mkdtempSync(join(tmpdir(), "content-files-"));
	onTestFinished(() => rmSync(outer, { recursive: true, force: true }));
	const directory = join(outer, "content");
	mkdirSync(directory);
	for (const [file, value] of Object.entries(files)) {
		const path = join(directory, file);
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(
			path,
			typeof value === "string" || value instanceof Uint8Array ? value : JSON.stringify(value, null, "\t"),
		);
	}
	return directory;
}

/** All findings of a folder, whether it loads or not. */
export async function findingsIn(
	directory: string,
	configured: readonly Language[] = languages,
): Promise<readonly ContentFinding[]> {
	const result = await createContentFiles({ directory, languages: configured, defaultLanguage: "de" }).load();
	return result.ok ? result.value.warnings : result.error;
}
