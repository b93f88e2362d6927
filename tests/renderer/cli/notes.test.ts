import { describe, expect, it } from "vitest";
import { languages } from "#core/language/language.ts";
import { noteLines } from "#renderer/cli/group-lines.ts";
import { createMessages, noteLine, sourceText } from "#renderer/cli/messages.ts";
import { appointmentModel } from "#renderer/plan/derived-blocks.ts";
import { shellModel } from "#renderer/plan/shell-models.ts";
import { readDemoSite } from "#tests/renderer/demo-shop.ts";

const demo = await readDemoSite();

/** Returns a build's German messages about the changed demo. */
function said(...planned: Parameters<typeof demo.plan>): readonly string[] {
	const notes: Parameters<typeof noteLine>[0][] = [];
	const [config, change] = planned;
	const { context } = demo.plan(config, change, () => ({
		note: (key, details = {}) => void notes.push({ key, details }),
	}));
	shellModel("de", context);
	appointmentModel({ type: "appointment", text: null } as never, { language: "de" } as never, context);
	return notes.map((note) => noteLine(note, createMessages("de")));
}

describe("the law behind a finding", () => {
	it.each([
		["§ 5 (1) no. 4 DDG", "de", "Warum: § 5 Abs. 1 Nr. 4 DDG"],
		["Art. 13 DSGVO", "en", "Why: Art. 13 GDPR"],
		["Art. 13 DSGVO", "fr", "Art. 13 RGPD"],
		["EuGH C-673/17, § 25 TDDDG", "fr", "CJUE C-673/17, § 25 TDDDG"],
		["Regulation (EU) 2024/3228", "de", "Verordnung (EU) 2024/3228"],
		["Dir. 2011/83/EU, Art. 6 (7)", "de", "Richtlinie 2011/83/EU, Art. 6 Abs. 7"],
	] as const)("B-REL-04 %s is cited in %s as %s", (source, language, cited) => {
		expect(sourceText(source, createMessages(language))).toContain(cited);
	});
});

describe("the notes of a build", () => {
	it("R-ROUTE-07 report a missing appointment page", () => {
		const lines = said({ features: { appointment: true } }, (site) => ({
			...site,
			pages: site.pages.filter(({ id }) => id !== "appointment"),
		}));
		expect(lines).toContainEqual(expect.stringContaining("unter /terminvereinbarung steht keine Seite"));
		expect(said({ features: { appointment: true } })).toEqual([]);
	});

	it("B-USE-15 report an appointment without reasons, with the file to add them to", () => {
		const lines = said({ features: { appointment: true } }, (site) => ({
			...site,
			project: { ...site.project, appointment_reasons: [] },
		}));
		expect(lines).toContainEqual(
			expect.stringMatching(
				/^project\.json \[check\.appointment-reasons\]\n.*Tragen Sie appointment_reasons ein/,
			),
		);
	});

	it("R-I18N-01 report in the check's words and with the file which languages the shop's settings lack", () => {
		const lines = said({ features: { appointment: true } }, (site) => ({
			...site,
			shop: site.shop && { ...site.shop, settings_translations: [] },
		}));
		expect(lines).toEqual([
			expect.stringMatching(/^shop\/settings\.json \[check\.[a-z-]+\]\n.*Shop-Einstellungen.*: en, fr\./),
		]);
	});

	it("B-REL-04 of one kind are printed once, with what differs", () => {
		const note = (file: string, from: string) => ({
			key: "redirects.lost",
			details: { file, from, to: "/shop/neu" },
		});
		const [lines, ...others] = noteLines(
			[note("redirects.csv:1", "/a"), note("redirects.csv:2", "/b"), note("redirects.csv:3", "/c")],
			createMessages("en"),
		);
		expect(others).toEqual([]);
		expect(lines?.match(/\[note\.redirects\.lost\]/g)).toHaveLength(1);
		expect(lines).toMatch(/ {9}redirects\.csv:2 {2}\(\/b\)\n {9}redirects\.csv:3 {2}\(\/c\)$/);
	});

	it("B-REL-04 of an unknown kind show their key and details", () => {
		for (const language of languages)
			expect(noteLine({ key: "some.thing", details: { a: 1 } }, createMessages(language))).toBe(
				'some.thing {"a":1}',
			);
	});
});
