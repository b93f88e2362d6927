import { describe, expect, it } from "vitest";
import { applyRules } from "#core/check/apply-rules.ts";
import { rules as allRules } from "#core/check/rules.ts";
import { languages } from "#core/language/language.ts";
import { claimSamples } from "#tests/core/check/claim-samples.ts";
import { demoInput } from "#tests/core/check/demo-input.ts";
import { lawfulSentences } from "#tests/core/check/lawful-sentences.ts";
import { termsSamples } from "#tests/core/check/terms-samples.ts";

/** Returns the given rules that each sentence breaks as a text on the home page. */
function rulesFor(
	sentences: Readonly<Record<(typeof languages)[number], readonly string[]>>,
	of: typeof allRules = allRules,
) {
	const bodies = demoInput.bodies.map(({ page, body }) =>
		page.template === "home"
			? {
					page,
					body: {
						...body,
						blocks: sentences[body.language].map((markdown) => ({ type: "text" as const, markdown })),
					},
				}
			: { page, body },
	);
	const home = demoInput.site.pages.find(({ template }) => template === "home");
	const found = applyRules({ ...demoInput, bodies }, of);
	return (language: string, place: number) => {
		const version = home?.translations.findIndex((own) => own.language === language);
		const field = `translations.${version}.blocks.${place}.markdown`;
		return found
			.filter((own) => own.item === String(home?.id) && own.field === field)
			.map(({ key }) => key.replace("check.rule.", ""));
	};
}

describe("rules for the wording of texts", () => {
	it.each(Object.entries({ ...claimSamples, ...termsSamples }))(
		"B-LAW-25 find %s in various wordings in three languages",
		(rule, samples) => {
			const rules = rulesFor(
				samples,
				allRules.filter(({ id }) => id === rule),
			);
			const missed = languages.flatMap((language) =>
				samples[language].filter((_, place) => !rules(language, place).includes(rule)),
			);
			expect(missed).toEqual([]);
		},
	);

	it("B-LAW-25 find nothing in similar lawful sentences", () => {
		const rules = rulesFor(lawfulSentences);
		const blamed = languages.flatMap((language) =>
			lawfulSentences[language].flatMap((sentence, place) =>
				rules(language, place).map((rule) => `${rule}: ${sentence}`),
			),
		);
		expect(blamed).toEqual([]);
	});
});
