import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runnerImport } from "vite";
import { expect, it } from "vitest";
import { keyedPage } from "#tests/adapters/content-files/content-folder.ts";
import type { Change } from "#tests/architecture/cost/change.ts";

/** The order service's mails are not part of a built site, so their texts are read from the copy's code. */
const probe = `export { labelled, formatMailDate } from "./contracts/reference-service/mails/mail-texts.ts";`;

interface Probe {
	labelled(language: string, label: string): string;
	formatMailDate(language: string, time: Date, timeZone: string): string;
}

const locale = {
	region: "it-IT",
	withdrawalPath: "/recedere-dal-contratto",
	brandsPath: "/marchi",
	shop: {
		root: "negozio",
		cart: "carrello",
		checkout: "cassa",
		confirmation: "conferma",
		wishlist: "preferiti",
		page: "pagina",
	},
};

/** Italian, with English texts except one. */
export const furtherLanguage: Change = {
	name: "a further language",
	apply(copy) {
		// Only one text is translated, because translation is not tested here.
		cpSync(join(copy.directory, "ui/locales/en"), join(copy.directory, "ui/locales/it"), { recursive: true });
		copy.replace("ui/locales/it/site.json", '"Skip to content"', '"Vai al contenuto"');
		copy.replace("core/language/language.ts", "\tfr: {", `\tit: ${JSON.stringify(locale)},\n\tfr: {`);
		copy.replace(
			"core/routes/route-table.ts",
			"\tfr: {",
			'\tit: { contact: "/contatti", thanks: "/grazie", imprint: "/note-legali" },\n\tfr: {',
		);
	},
	content(files) {
		const home = files["pages/home.json"] as { readonly translations: readonly object[] };
		const italian = { language: "it", title: "Benvenuti", description: "Gioielli.", path: "/it" };
		return {
			...files,
			"pages/home.json": { ...home, translations: [...home.translations, italian] },
			"pages/imprint.json": keyedPage("imprint", ["de", "en", "fr", "it"]),
		};
	},
	prove(made) {
		const read = (path: string) => readFileSync(join(made.pages, path), "utf8");

		it("touches its folder of texts and one entry in two tables", () => {
			const changed = made.files;
			const outside = changed.filter((file) => !file.startsWith("ui/locales/it/"));
			expect(outside.toSorted()).toEqual(["core/language/language.ts", "core/routes/route-table.ts"]);
			expect(changed.length).toBeGreaterThan(outside.length);
		});

		it("has its pages, their addresses, and its own texts on them", () => {
			const home = read("it/index.html");
			expect(home).toMatch(/<html[^>]* lang="it"/);
			expect(home).toContain("Vai al contenuto");
			expect(home).toContain('<meta property="og:locale" content="it_IT"');
			expect(read("index.html")).toContain('hreflang="it"');
			expect(read("it/note-legali/index.html")).toContain('href="/it/note-legali"');
			expect(read("it/shop/ringe/ring/index.html")).toMatch(/<html[^>]* lang="it"/);
			expect(read("it/recedere-dal-contratto/index.html")).toMatch(/<html[^>]* lang="it"/);
			expect(read("sitemap.xml")).toContain("/it/note-legali");
		});

		it("is written in the order service's mails", async () => {
			made.copy.write("mail-probe.ts", probe);
			const { module } = await runnerImport<Probe>(join(made.copy.directory, "mail-probe.ts"), {
				root: made.copy.directory,
				configFile: false,
				logLevel: "silent",
			});
			expect(module.labelled("it", "Totale")).toBe("Totale:");
			expect(module.formatMailDate("it", new Date("2026-11-22T10:00:00Z"), "UTC")).toBe("22 novembre 2026");
		});
	},
};
