import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { createPhoneNumbers } from "#adapters/phone-libphonenumber/phone-numbers.ts";
import type { Language } from "#core/language/language.ts";
import { loadFailedMessages } from "#renderer/engines/react-html/document.ts";
import { createPlanContext } from "#renderer/plan/plan-context.ts";
import { shellModel } from "#renderer/plan/shell-models.ts";
import { siteTexts } from "#renderer/plan/site-texts.ts";
import { loadSite } from "#renderer/site/load-site.ts";
import { writeShop } from "#tests/renderer/init/new-shop.ts";
import { allMessages } from "#ui/locales/all-messages.ts";
import { buildTexts } from "#ui/locales/build-texts.ts";
import { createTranslate } from "#ui/locales/create-translate.ts";
import { coreKey } from "#ui/locales/page-text-key.ts";
import { textsByKey } from "#ui/locales/texts-by-key.ts";

/** A text of the owner with "ß", in place of one of the program. */
const own = { "product.sizeGuide": "Unsere Maße" };

/** Returns the texts that the pages of a new shop in a country show in a language, by their keys. */
async function shownTexts(country: string, language: Language): Promise<ReadonlyMap<string, string>> {
	const directory = await writeShop(["--yes", "--country", country, "--languages", "de,en"]);
	const path = join(directory, "content/project.json");
	const project = JSON.parse(readFileSync(path, "utf8"));
	writeFileSync(path, JSON.stringify({ ...project, translations: [{ language: "de", texts: own }] }));
	const loaded = await loadSite(directory);
	if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
	const { site, config } = loaded.value;
	const logger = createMemoryLogger();
	const shell = shellModel(
		language,
		createPlanContext(site, config, [], { phones: createPhoneNumbers(logger), logger }),
	);
	// As the browser does (renderer/client/page-loader.ts), and as the build does.
	const catalogue = await allMessages[language]();
	const inBrowser = createTranslate(language, catalogue, { ...shell.words, ...shell.texts });
	const { t } = siteTexts(site.project)(language);
	const failed = loadFailedMessages(language, shell.texts);
	return new Map([
		...Object.keys(textsByKey(buildTexts[language])).map((key) => [key, t(coreKey(key))] as const),
		...Object.keys(textsByKey(catalogue)).map((key) => [key, inBrowser(coreKey(key))] as const),
		...Object.entries(shell.words),
		...Object.entries(failed),
	]);
}

const withEszett = (texts: ReadonlyMap<string, string>) =>
	[...texts].filter(([, text]) => /[ßẞ]/.test(text)).map(([key]) => key);

describe("the German texts of a site's country", () => {
	it.each(["CH", "LI"])("R-I18N-02 have no ß in %s but that of the owner", async (country) => {
		const texts = await shownTexts(country, "de");
		expect(texts.size).toBeGreaterThan(500);
		expect(withEszett(texts)).toEqual(["product.sizeGuide"]);
		expect(texts.get("product.measure.open")).toBe("Ringgrösse messen");
	});

	it("R-I18N-02 keep it in Germany and Austria", async () => {
		for (const country of ["DE", "AT"])
			expect((await shownTexts(country, "de")).get("product.measure.open")).toBe("Ringgröße messen");
	});
});
