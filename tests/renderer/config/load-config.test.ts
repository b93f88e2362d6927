import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { languages } from "#core/language/language.ts";
import { segmentsByLanguage } from "#core/routes/shop-path-segments.ts";
import { createMessages } from "#renderer/cli/messages.ts";
import { directus } from "#renderer/config/config.ts";
import { loadConfig, parseConfig } from "#renderer/config/load-config.ts";

const content = { from: "files", directory: "content" };
const entry = resolve("renderer/config/config.ts");

describe("facette.config.ts", () => {
	let folder = "";
	beforeEach(() => {
		folder = mkdtempSync(join(tmpdir(), "facette-config-"));
	});
	afterEach(() => rmSync(folder, { recursive: true, force: true }));

	it("is typed by defineConfig and completed by defaults", async () => {
		writeFileSync(
			join(folder, "facette.config.ts"),
			`import { defineConfig } from "facette";
			export default defineConfig({ domain: "www.example.org", content: { from: "files", directory: "content" } as const });`,
		);
		expect(await loadConfig(folder, entry)).toMatchObject({
			ok: true,
			value: { domain: "www.example.org", languages: ["de", "en", "fr"], features: { appointment: false } },
		});
	});

	it("reports the folder if the file is missing", async () => {
		expect(await loadConfig(folder, entry)).toMatchObject({
			ok: false,
			error: [{ key: "config.missing", params: { directory: folder } }],
		});
	});

	it("R-ANA-01 has no analytics by default, and accepts an https URL that ends in a slash", () => {
		const matomoOf = (analytics?: object) => {
			const parsed = parseConfig({ domain: "x.org", content, ...(analytics ? { analytics } : {}) });
			return parsed.ok ? parsed.value.analytics.matomo : parsed.error;
		};
		expect(matomoOf()).toBeNull();
		expect(matomoOf({})).toBeNull();
		expect(matomoOf({ matomo: { url: "https://stats.x.org/matomo", siteId: 3 } })).toEqual({
			url: "https://stats.x.org/matomo/",
			siteId: 3,
		});
	});

	it.each(["http://uhr.example/c.js", "//uhr.example/c.js", "javascript:alert(1)", "", 3])(
		"R-CLOCK-01 B-SEC-04 rejects a clock whose script is %j",
		(script) => {
			expect(parseConfig({ domain: "x.org", content, retailerClock: { script } })).toMatchObject({
				ok: false,
				error: expect.arrayContaining([expect.objectContaining({ field: "retailerClock.script" })]),
			});
		},
	);

	it.each([
		[{ matomo: { url: "http://stats.x.org/", siteId: 1 } }, "analytics.matomo.url"],
		[{ matomo: { url: "https://", siteId: 1 } }, "analytics.matomo.url"],
		[{ matomo: { url: "https://x.org/?a=b", siteId: 1 } }, "analytics.matomo.url"],
		[{ matomo: { url: "https://x.org", siteId: 0 } }, "analytics.matomo.siteId"],
		[{ matomo: { url: "https://x.org" } }, "analytics.matomo.siteId"],
	])("B-SEC-04 R-ANA-01 finds the error in the analytics %j", (analytics, field) => {
		const parsed = parseConfig({ domain: "x.org", content, analytics });
		expect(parsed.ok ? [] : parsed.error.map((finding) => finding.field)).toContain(field);
	});

	it.each([
		[{ content }, "domain"],
		[{ domain: "https://x.org", content }, "domain"],
		[{ domain: "x.org", content, languages: ["it"] }, "languages.0"],
		[{ domain: "x.org", content, languages: [] }, "languages"],
		[{ domain: "x.org", content: { from: "wordpress", directory: "x" } }, "content.from"],
		[{ domain: "x.org", content, feature: {} }, "feature"],
	])("B-SEC-04 finds the error in %j", (value, field) => {
		const parsed = parseConfig(value);
		expect(parsed.ok ? [] : parsed.error.map((finding) => finding.field)).toContain(field);
	});
});

describe("what is wrong in facette.config.ts", () => {
	const right = { domain: "x.org", content };

	it.each<readonly [object, string, string, string]>([
		[{ country: "UK" }, "country", "content.format.country", '"UK" ist kein Ländercode.'],
		[{ country: "Deutschland" }, "country", "content.format.country", "zwei Großbuchstaben"],
		[{ country: "ch" }, "country", "content.format.country", '"DE"'],
		[{ langages: ["de"] }, "langages", "config.unknownOption_near", "Meinten Sie „languages“?"],
		[
			{ features: { appointments: true } },
			"features.appointments",
			"config.unknownOption_near",
			"„appointment“",
		],
		[{ languages: ["dee"] }, "languages.0", "content.unknown.value_near", "Meinten Sie „de“?"],
		[{ languages: "de" }, "languages", "content.type.list", "eine Liste"],
		[{ domain: "https://x.org/de" }, "domain", "config.domain_near", '"x.org"'],
		[{ eCommerce: {} }, "eCommerce", "config.unknownOption_near", "Meinten Sie „ecommerce“?"],
		[{ domain: undefined }, "domain", "content.type.text", "ein Text"],
		[{ content: undefined }, "content", "content.type.object", "ein Objekt"],
		[{ content: "content" }, "content", "content.type.object", "ein Objekt"],
		[{ content: { from: "file", directory: "x" } }, "content.from", "content.unknown.value_near", "„files“"],
		[{ content: { directory: "x" } }, "content.from", "content.field.missing", "„from“ fehlt"],
		[{ content: { from: "files" } }, "content.directory", "content.field.missing", "„directory“ fehlt"],
		[{ ecommerce: { currency: "EURO" } }, "ecommerce.currency", "content.unknown.value_near", "„EUR“"],
		[{ ecommerce: { storeRoot: "/shop" } }, "ecommerce.storeRoot", "config.storeRoot", "ohne Schrägstriche"],
		[{ ecommerce: { displayName: " " } }, "ecommerce.displayName", "content.field.empty", "leer"],
		[{ ecommerce: { displayName: 1 } }, "ecommerce.displayName", "content.type.text", "ein Text"],
		[{ ecommerce: { displayName: { fr: "" } } }, "ecommerce.displayName.fr", "content.field.empty", "leer"],
		[
			{ ecommerce: { displayName: { it: "Negozio" } } },
			"ecommerce.displayName.it",
			"config.unknownOption",
			"de, en, fr",
		],
		[{ orderService: { url: "http://x.org" } }, "orderService.url", "config.service", "https://"],
		[{ redirects: { moved: { "/alt": "neu" } } }, "redirects.moved./alt", "config.path", "/shop/uhren"],
		[{ redirects: { login: "portal" } }, "redirects.login", "content.format.web", "https://"],
		[
			{ analytics: { matomo: { url: "https://x.org", siteId: 0 } } },
			"analytics.matomo.siteId",
			"content.format.whole",
			"ab 1",
		],
		[{ allowIncomplete: "yes" }, "allowIncomplete", "content.type.boolean", "true oder false"],
	])("B-REL-04 reports %j in the sentences of the content's files", (wrong, field, key, words) => {
		const parsed = parseConfig({ ...right, ...wrong });
		const found = parsed.ok ? [] : parsed.error;
		expect(found).toMatchObject([{ file: "facette.config.ts", field, key }]);
		for (const language of languages) {
			const sentence = createMessages(language)(key, { ...found[0]?.params });
			expect(sentence).not.toMatch(/\{\{|null|never|^config\.|^content\./);
			if (language === "de") expect(sentence).toContain(words);
		}
	});

	it("B-REL-04 every value has a sentence, whatever it is", () => {
		const options = Object.keys(parsedExample());
		fc.assert(
			fc.property(fc.dictionary(fc.constantFrom(...options, "x"), fc.anything()), (value) => {
				const parsed = parseConfig(value);
				const found = parsed.ok ? [] : parsed.error;
				const messages = createMessages("en");
				for (const { key, params } of found) expect(messages(key, params)).not.toBe(key);
			}),
		);
	});

	function parsedExample(): object {
		const parsed = parseConfig(right);
		return parsed.ok ? parsed.value : {};
	}
});

describe("the country of facette.config.ts", () => {
	it.each([
		[undefined, "DE"],
		["CH", "CH"],
		["ch", null],
		["UK", null],
		["Schweiz", null],
	])("R-PHONE-01 accepts the country %j as %j", (country, expected) => {
		const content = { from: "files", directory: "content" };
		const parsed = parseConfig({ domain: "x.org", content, ...(country ? { country } : {}) });
		expect(parsed).toMatchObject(
			expected === null
				? { ok: false, error: [{ field: "country" }] }
				: { ok: true, value: { country: expected } },
		);
	});
});

describe("the order service of facette.config.ts", () => {
	it.each([
		["https://orders.example.org", "https://orders.example.org"],
		["https://example.org/service//", "https://example.org/service"],
		["http://127.0.0.1:4310/", "http://127.0.0.1:4310"],
		["http://localhost", "http://localhost"],
		["http://[::1]:4310", "http://[::1]:4310"],
	])("R-ORDER-07 accepts the order service at %s", (url, taken) => {
		const parsed = parseConfig({ domain: "x.org", content, orderService: { url } });
		expect(parsed.ok && parsed.value.orderService).toEqual({ url: taken });
	});

	it.each([
		["http://orders.example.org"],
		["http://127.0.0.1.example.org"],
		["http://localhost.example.org/"],
		["https://user:secret@example.org"],
		["https://example.org/?a=b"],
		["https://example.org/#a"],
		["ftp://example.org"],
		["javascript:alert(1)"],
		["orders.example.org"],
		[""],
	])("B-SEC-04 R-ORDER-07 rejects the order service at %j", (url) => {
		const parsed = parseConfig({ domain: "x.org", content, orderService: { url } });
		expect(parsed.ok ? [] : parsed.error.map((finding) => finding.field)).toContain("orderService.url");
	});

	it("R-ORDER-07 has no order service by default", () => {
		const parsed = parseConfig({ domain: "x.org", content });
		expect(parsed.ok && parsed.value.orderService).toBeNull();
	});
});

describe("the ecommerce add-on of facette.config.ts", () => {
	const parse = (ecommerce: unknown) => parseConfig({ domain: "www.example.org", content, ecommerce });
	const inAll = (text: string) => ({ de: text, en: text, fr: text });

	it("R-SET-03 is off by default", () => {
		expect(parseConfig({ domain: "www.example.org", content })).toMatchObject({ value: { ecommerce: null } });
		expect(parse(null)).toMatchObject({ value: { ecommerce: null } });
	});

	it("R-ROUTE-09 has the root shop, the name Shop and euros by default", () => {
		expect(parse({})).toMatchObject({
			value: { ecommerce: { storeRoot: "shop", displayName: inAll("Shop"), currency: "EUR" } },
		});
		const other = { storeRoot: "laden/online", displayName: "Laden", currency: "CHF" };
		expect(parse(other)).toMatchObject({ value: { ecommerce: { ...other, displayName: inAll("Laden") } } });
	});

	it("R-ROUTE-09 has a name for each language that states its own, Shop for the others", () => {
		expect(parse({ displayName: { fr: "Boutique", de: " Laden " } })).toMatchObject({
			value: { ecommerce: { displayName: { de: "Laden", en: "Shop", fr: "Boutique" } } },
		});
	});

	it("B-SEO-12 has the specified paths in every language by default", () => {
		expect(parse({})).toMatchObject({ value: { ecommerce: { storeRoot: "shop", paths: null } } });
	});

	it("B-SEO-12 has the paths of each language, below the root that the configuration names", () => {
		expect(parse({ paths: "by-language" })).toMatchObject({
			value: { ecommerce: { storeRoot: "shop", paths: segmentsByLanguage } },
		});
		const rooted = parse({ storeRoot: "laden", paths: { fr: { checkout: "commande" } } });
		expect(rooted.ok && rooted.value.ecommerce).toMatchObject({
			storeRoot: "laden",
			paths: {
				de: { root: "laden", cart: "warenkorb" },
				fr: { root: "laden", cart: "panier", checkout: "commande" },
			},
		});
		expect(parse({ storeRoot: "laden", paths: { fr: { root: "boutique" } } })).toMatchObject({
			value: { ecommerce: { paths: { de: { root: "laden" }, fr: { root: "boutique" } } } },
		});
	});

	it.each([
		["by-country", "ecommerce.paths", "content.unknown.value"],
		[{ it: {} }, "ecommerce.paths.it", "config.unknownOption"],
		[{ fr: { basket: "panier" } }, "ecommerce.paths.fr.basket", "config.unknownOption"],
		[{ fr: { cart: "Mon panier" } }, "ecommerce.paths.fr.cart", "config.pathSegment"],
		[{ fr: { cart: "mon/panier" } }, "ecommerce.paths.fr.cart", "config.pathSegment"],
		[{ fr: { cart: "404" } }, "ecommerce.paths.fr.cart", "config.pathSegment"],
		[{ fr: { cart: "caisse" } }, "ecommerce.paths.fr.cart", "config.samePathSegment"],
		[{ en: { wishlist: "page" } }, "ecommerce.paths.en.wishlist", "config.samePathSegment"],
		[{ fr: { root: "en" } }, "ecommerce.paths.fr.root", "config.storeRoot"],
		[{ fr: { root: "shop/fr" } }, "ecommerce.paths.fr.root", "config.nestedRoot"],
	])("B-SEO-12 rejects the paths %j", (paths, field, key) => {
		const parsed = parse({ paths });
		expect(parsed.ok ? [] : parsed.error.map((finding) => [finding.field, finding.key])).toEqual([
			[field, expect.stringMatching(new RegExp(`^${key}`))],
		]);
	});

	it.each(["", "/shop", "shop/", "Shop", "../shop", "en", "en/shop", "page-data", "a//b"])(
		"R-ROUTE-09 B-SEC-03 rejects the root %j",
		(storeRoot) => {
			expect(parse({ storeRoot })).toMatchObject({
				ok: false,
				error: [{ field: "ecommerce.storeRoot", key: "config.storeRoot" }],
			});
		},
	);

	it.each([
		["https://cms.x.org", true],
		["http://127.0.0.1:8055", true],
		["http://cms.x.org", false],
	])("R-CAT-02 B-SEC-04 allows browsers to request the Directus at %s: %s", (url, isTaken) => {
		const parsed = parseConfig({ domain: "x.org", content: directus({ url, live: true }) });
		if (isTaken) expect(parsed).toMatchObject({ ok: true, value: { content: { url, live: true } } });
		else
			expect(parsed).toMatchObject({ ok: false, error: [{ key: "config.service", field: "content.url" }] });
		const silent = parseConfig({ domain: "x.org", content: directus({ url }) });
		expect(silent).toMatchObject({ ok: true, value: { content: { live: false } } });
	});
});
