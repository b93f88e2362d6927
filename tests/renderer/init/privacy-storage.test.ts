import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const browserCode = ["core", "ui", "adapters/storage", "adapters/browser-history", "renderer/client"];

/** A constant or field that is called a key, or the prefix of keys, with its literal. */
const keyLiteral = /(?:\w*[kK]ey|prefix)(?: =|:)\s*"((?:int|facette)-[a-z:-]+|contentConsent:)"/g;

/** The keys under which pages store data in the browser, as the code defines them. */
const storageKeys = new Set(
	browserCode
		.flatMap((folder) =>
			readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
		)
		.filter((file) => /\.tsx?$/.test(file))
		.flatMap((file) => [...readFileSync(file, "utf8").matchAll(keyLiteral)])
		.map(([, key = ""]) => key),
);

const templates = ["de", "en", "fr"].map(
	(language) => `renderer/init/templates/site/content/pages/privacy.${language}.md`,
);
const demo = ["privacy.de", "privacy.en", "imprint.fr"].map(
	(page) => `adapters/content-files/demo/content/pages/${page}.md`,
);

describe("privacy policies that come with Facette", () => {
	it("B-LAW-20 the keys are found in the code that defines them", () => {
		expect([...storageKeys].sort()).toEqual(
			expect.arrayContaining(["contentConsent:", "int-cart", "int-notices"]),
		);
	});

	it.each([...templates, ...demo])("B-LAW-20 name each key of the browser's storage: %s", (file) => {
		const text = readFileSync(file, "utf8");
		const missing = [...storageKeys].filter((key) => !text.includes(`\`${key}\``));
		expect(missing).toEqual([]);
	});
});
