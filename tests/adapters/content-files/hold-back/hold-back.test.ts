import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Files } from "#tests/adapters/content-files/content-folder.ts";
import {
	changed,
	createItemService,
	heldKeys,
	page,
	serviceFiles,
	succeeded,
	withField,
} from "#tests/adapters/content-files/hold-back/item-service.ts";

let service: ReturnType<typeof createItemService>;

beforeEach(() => {
	service = createItemService();
});

afterEach(() => service.remove());

const ring = "shop/products/ring.json";

function product(name: string, rest: object = {}): object {
	return {
		category: "rings",
		manufacturer: "alpenhorn",
		translations: [{ language: "de", display_name: name }],
		price_brutto: "10",
		...rest,
	};
}

describe("an item with an error", () => {
	it("B-REL-01 keeps its last published state, and everything else is published", async () => {
		const before = await service.publish(serviceFiles());
		succeeded(before);
		expect(before.held).toEqual([]);
		const slip = withField(serviceFiles(), ring, "price_brutto", "1.290,00");
		const after = await service.publish(withField(slip, "branches/mitte.json", "display_name", "Neuer Name"));
		succeeded(after);
		expect(heldKeys(after)).toEqual([["kept", [`${ring} content.format.decimal_near`]]]);
		expect(after.documents.get(ring)).toBe(before.documents.get(ring));
		expect(after.documents.get("branches/mitte.json")).toContain("Neuer Name");
	});

	it("is published as soon as it is corrected", async () => {
		await service.publish(serviceFiles());
		await service.publish(withField(serviceFiles(), ring, "price_brutto", "viel"));
		const corrected = await service.publish(withField(serviceFiles(), ring, "price_brutto", "99"));
		succeeded(corrected);
		expect(corrected.held).toEqual([]);
		expect(corrected.documents.get(ring)).toContain('"price_brutto":"99"');
	});

	it("is left out if it was never published and there was no build before", async () => {
		const files = changed(serviceFiles(), {
			"shop/products/neu.json": product("Neu", { category: undefined }),
		});
		const first = await service.publish(files);
		succeeded(first);
		expect(heldKeys(first)).toEqual([["left out", [expect.stringContaining("shop/products/neu.json")]]]);
		expect([...first.documents.keys()]).not.toContain("shop/products/neu.json");
		expect([...first.documents.keys()]).toContain(ring);
	});

	it("in a list keeps its state and its place in it", async () => {
		const categories = (names: readonly string[]) =>
			names.map((id) => ({ id, slug: id, translations: [{ language: "de", display_name: id }] }));
		const list = (names: readonly string[]) => [
			{ id: "rings", slug: "ringe", translations: [{ language: "de", display_name: "Ringe" }] },
			...categories(names),
		];
		const files = changed(serviceFiles(), { "shop/categories.json": list(["a", "b", "c"]) });
		const before = await service.publish(files);
		succeeded(before);
		const moved = [...list(["b", "a", "c"])];
		const after = await service.publish(
			changed(files, {
				"shop/categories.json": moved.map((entry) => (entry.id === "b" ? { id: "b" } : entry)),
			}),
		);
		succeeded(after);
		expect(heldKeys(after)[0]?.[0]).toBe("kept");
		expect(after.documents.get("shop/categories.json")).toBe(before.documents.get("shop/categories.json"));
	});
});

describe("an image of an item with an error", () => {
	it("stays if the published state shows it, and if its file is damaged", async () => {
		const before = await service.publish(serviceFiles());
		const lost = changed(withField(serviceFiles(), ring, "images", 7), {
			"media/ring.png": undefined,
			"media/index.json": undefined,
			"brands/alpenhorn.json": withField(
				serviceFiles(),
				"brands/alpenhorn.json",
				"translations.0.image",
				undefined,
			)["brands/alpenhorn.json"],
		});
		const after = await service.publish(withField(lost, ring, "images", "ring.png"));
		succeeded(after);
		expect(after.images.get("ring.png")).toBe(before.images.get("ring.png"));
		const damaged = await service.publish(
			changed(serviceFiles(), { "media/ring.png": Buffer.from("no image") }),
		);
		succeeded(damaged);
		expect(heldKeys(damaged)).toEqual([["kept", ["media/ring.png content.picture.broken"]]]);
		expect(damaged.images.get("ring.png")).toBe(before.images.get("ring.png"));
	});
});

describe("an item that another one needs", () => {
	it("comes back with the published state of the other", async () => {
		const files = changed(serviceFiles(), {
			"shop/size-guides.json": [
				{
					id: "rings",
					translations: [{ language: "de", display_name: "Größen", table: [["Größe"], ["54"]] }],
				},
			],
			"shop/categories.json": [
				{ id: "rings", slug: "ringe", translations: [{ language: "de", display_name: "Ringe" }] },
				{ id: "old", slug: "alt", translations: [{ language: "de", display_name: "Alt" }] },
			],
			"shop/products/old.json": product("Alt", { category: "old" }),
		});
		succeeded(await service.publish(files));
		const after = await service.publish(
			changed(files, {
				"shop/categories.json": (files["shop/categories.json"] as readonly unknown[]).slice(0, 1),
				"shop/products/old.json": product("Alt", { category: undefined }),
			}),
		);
		succeeded(after);
		expect(heldKeys(after)).toEqual([["kept", [expect.stringContaining("shop/products/old.json")]]]);
		expect(after.documents.get("shop/categories.json")).toContain('"id":"old"');
	});

	it("takes references, menu entries, teasers and links in texts with it when it is left out", async () => {
		const broken = page("info", "/neu", "");
		const linking = page("info", "/links", "Links", [
			{ type: "text", markdown: "Zur [neuen Seite](/neu#oben) und zur [Uhr](/uhren)." },
			{ type: "teasers", items: [{ path: "/neu" }] },
			{ type: "teasers", items: [{ path: "/neu" }, { path: "/uhren" }] },
		]);
		const settings = serviceFiles()["shop/settings.json"] as object;
		const files = changed(serviceFiles(), {
			"pages/neu.json": broken,
			"pages/links.json": linking,
			"menus.json": [
				{ display_name: "Uhren", path: "/uhren", sub: [{ display_name: "Neu", path: "/neu" }] },
				{ display_name: "Neu", path: "/neu" },
			],
			"shop/categories.json": [
				{ id: "rings", slug: "ringe", translations: [{ language: "de", display_name: "Ringe" }] },
				{ id: "bad", slug: "bad" },
			],
			"shop/settings.json": {
				...settings,
				category_filters: [
					{ sort: 1, category_id: "rings" },
					{ sort: 2, category_id: "bad" },
				],
			},
			"shop/products/in-bad.json": product("Im Schlechten", { category: "bad" }),
			"shop/ratings.json": [
				{ id: 1, product: "ring", rating: 5, date_created: "2026-02-28" },
				{ id: 2, product: "in-bad", rating: 5, date_created: "2026-02-28" },
			],
		});
		const first = await service.publish(files);
		succeeded(first);
		const menu = first.documents.get("menus.json");
		expect(menu).toBe('[{"display_name":"Uhren","path":"/uhren","sub":[]}]');
		const links = first.documents.get("pages/links.json") ?? "";
		expect(links).toContain("Zur neuen Seite und zur [Uhr](/uhren).");
		expect(links.match(/teasers/g)).toHaveLength(1);
		expect(first.documents.get("shop/settings.json")).not.toContain("bad");
		expect(first.documents.get("shop/ratings.json")).not.toContain("in-bad");
		expect([...first.documents.keys()]).not.toContain("shop/products/in-bad.json");
		const warnings = first.loaded.ok ? first.loaded.value.warnings.map(({ key }) => key) : [];
		expect(warnings.filter((key) => key.startsWith("content.link.dead"))).toEqual([]);
	});
});

describe("two items with the same value", () => {
	const second = "shop/products/zweiter.json";

	it.each([
		["the first in the order of files", "shop/products/anfang.json"],
		["the last in the order of files", second],
	])("hold back the one that was changed, %s", async (_, file) => {
		const files = changed(serviceFiles(), { [file]: product("Zweiter", { slug: "zweiter" }) });
		const before = await service.publish(files);
		succeeded(before);
		const after = await service.publish(changed(files, { [file]: product("Zweiter", { slug: "ring" }) }));
		succeeded(after);
		expect(heldKeys(after)).toEqual([["kept", [`${file} content.slug.duplicate`]]]);
		expect(after.documents.get(file)).toBe(before.documents.get(file));
		expect(after.documents.get(ring)).toBe(before.documents.get(ring));
	});

	it("hold back the item that uses the file of an item's published state", async () => {
		const ids = new Map([["pages/service.json", "service"]]);
		const before = await service.publish(
			changed(serviceFiles(), { "pages/service.json": page("service", "/service") }),
			ids,
		);
		succeeded(before);
		const renamed = new Map([
			["pages/umbenannt.json", "service"],
			["pages/service.json", "new"],
		]);
		const after = await service.publish(
			changed(serviceFiles(), {
				"pages/umbenannt.json": page("no template", "/service"),
				"pages/service.json": page("service", "/anders"),
			}),
			renamed,
		);
		succeeded(after);
		expect(after.documents.get("pages/service.json")).toBe(before.documents.get("pages/service.json"));
		expect(heldKeys(after)).toEqual([
			["kept", [expect.stringContaining("pages/umbenannt.json")]],
			["left out", ["pages/service.json content.id.duplicate"]],
		]);
	});
});

describe("an error of the site as a whole", () => {
	it.each<[string, Files]>([
		["settings", withField(serviceFiles(), "project.json", "logo", "none.svg")],
		["the company", withField(serviceFiles(), "company.json", "legal_form", undefined)],
		["the theme", withField(serviceFiles(), "theme.json", "brand_color", "green")],
		["the shop's settings", withField(serviceFiles(), "shop/settings.json", "payment_methods", "all")],
		["a legal page", withField(serviceFiles(), "pages/imprint.json", "translations.0.title", "")],
		["the consents", changed(serviceFiles(), { "consents.json": [{ function_id: 7 }] })],
	])("B-LAW-20 stops the build: %s", async (_, files) => {
		succeeded(await service.publish(serviceFiles()));
		const { loaded } = await service.publish(files);
		expect(loaded.ok).toBe(false);
		const next = await service.publish(serviceFiles());
		succeeded(next);
		expect(next.held).toEqual([]);
	});

	it("is reported together with the errors of items", async () => {
		succeeded(await service.publish(serviceFiles()));
		const slip = withField(serviceFiles(), ring, "price_brutto", "viel");
		const { loaded } = await service.publish(withField(slip, "theme.json", "brand_color", "green"));
		const files = loaded.ok ? [] : loaded.error.map(({ file }) => file);
		expect(files).toEqual(expect.arrayContaining([ring, "theme.json"]));
	});
});
