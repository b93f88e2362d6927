import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { createPhoneNumbers } from "#adapters/phone-libphonenumber/phone-numbers.ts";
import { createPlanContext } from "#renderer/plan/plan-context.ts";
import { asConfigured } from "#renderer/site/content-source.ts";
import { loadSite } from "#renderer/site/load-site.ts";
import { mailingCatalogue } from "#renderer/site/shop-catalogue.ts";
import { siteFindings } from "#renderer/site/site-findings.ts";
import {
	type Files,
	pageWith,
	set,
	validFiles,
	writeFolder,
} from "#tests/adapters/content-files/content-folder.ts";
import { describeImage } from "#tests/renderer/demo-shop.ts";

const before = "2026-12-01T06:59:59Z";
const during = "2026-12-01T07:00:00Z";
const after = "2026-12-24T14:00:00Z";
const moments = { publish_at: "2026-12-01T08:00+01:00", unpublish_at: "2026-12-24T14:00Z" };

afterEach(() => vi.useRealTimers());

/** Writes a site whose page, brand and product have the same moments. */
function writeSite(change: (files: Files) => void = () => undefined): string {
	const files: Files = { ...validFiles(), "pages/new.json": pageWith({}, moments) };
	for (const file of ["brands/alpenhorn.json", "shop/products/ring.json"])
		for (const [field, value] of Object.entries(moments)) set(files, file, field, value);
	change(files);
	const folder = writeFolder(files);
	const config = {
		domain: "www.example.org",
		content: { from: "files", directory: "." },
		ecommerce: {},
		allowIncomplete: true,
	};
	writeFileSync(join(folder, "facette.config.ts"), `export default ${JSON.stringify(config)};`);
	return folder;
}

/** Loads a site at a moment. */
async function loadAt(folder: string, moment: string, drafts = false) {
	vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(moment) });
	const loaded = await loadSite(folder, { choice: { ...asConfigured, drafts } });
	if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
	const { site, until } = loaded.value;
	const images = site.media.map(({ name }) => describeImage(name));
	const logger = createMemoryLogger();
	const plan = createPlanContext(site, loaded.value.config, images, {
		...loaded.value,
		phones: createPhoneNumbers(logger),
		logger,
	});
	const catalogue = await mailingCatalogue(plan, loaded.value.content);
	return {
		pages: site.pages.map(({ id }) => id).filter((id) => /^(?:brand-alpenhorn|new)$/.test(id)),
		brands: site.brands.map(({ slug }) => slug),
		listed: plan.shop?.products.map(({ content }) => content.slug),
		orderable: catalogue?.products.map(({ slug }) => slug),
		until: new Date(until).toISOString(),
		menus: site.menus,
	};
}

describe("a site with items that are published at a moment", () => {
	it.each([
		["before", before, "2026-12-01T07:00:00.000Z", false],
		["from", during, "2026-12-01T23:00:00.000Z", true],
		["after the end of", after, "2026-12-24T23:00:00.000Z", false],
	])("B-USE-09 has them nowhere or everywhere: %s it", async (_, moment, until, isThere) => {
		expect(await loadAt(writeSite(), moment)).toMatchObject({
			pages: isThere ? expect.arrayContaining(["brand-alpenhorn", "new"]) : [],
			brands: isThere ? ["alpenhorn"] : [],
			listed: isThere ? ["ring"] : [],
			orderable: isThere ? ["ring"] : [],
			until,
		});
	});

	it("B-USE-09 shows editors those to come, but not those that have ended", async () => {
		const folder = writeSite();
		expect((await loadAt(folder, before, true)).listed).toEqual(["ring"]);
		expect((await loadAt(folder, before, true)).brands).toEqual(["alpenhorn"]);
		expect((await loadAt(folder, after, true)).listed).toEqual([]);
	});

	it("B-USE-09 has no menu entries of hidden pages; other entries below them keep their paths", async () => {
		const folder = writeSite((files) => {
			files["pages/news.json"] = pageWith({ path: "/neu/ringe" });
			files["menus.json"] = [
				{ display_name: "Uhren", path: "/uhren" },
				{ display_name: "Bald", path: "/neu", sub: [{ display_name: "Oben", anchor: "top" }] },
				{ display_name: "Alpenhorn", external_path: "https://www.example.org/uhren/alpenhorn" },
				{
					display_name: "Neues",
					path: "/neu/",
					sub: [{ display_name: "Ringe", path: "ringe", path_prefix: true, anchor: "gold" }],
				},
				{
					display_name: "Liste",
					groups: [{ display_name: "Marken", sub: [{ display_name: "N", path: "/neu" }] }],
				},
			];
		});
		const { menus } = await loadAt(folder, before);
		expect(menus).toMatchObject([
			{ display_name: "Uhren" },
			{
				display_name: "Neues",
				path: null,
				sub: [{ path: "/neu/ringe", path_prefix: false, anchor: "gold" }],
			},
		]);
		expect(menus.length).toBe(2);
		expect((await loadAt(folder, during)).menus.length).toBe(5);
	});

	it("B-USE-09 is not published without its home page, and reports links to pages to come as dead", async () => {
		vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(before) });
		const linking = writeSite((files) => {
			files["pages/watches.de.md"] = "[Neu](/neu)";
		});
		const findings = await siteFindings(linking);
		expect(findings.filter(({ key }) => key.includes("dead"))).not.toEqual([]);
		const homeless = writeSite((files) => set(files, "pages/home.json", "publish_at", "2027-01-01T00:00Z"));
		expect(await loadSite(homeless)).toMatchObject({ ok: false });
	});
});
