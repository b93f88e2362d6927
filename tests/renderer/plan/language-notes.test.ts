import { expect, it } from "vitest";
import { languageNotes } from "#renderer/plan/language-notes.ts";

it("R-NAV-08 links to a page in another language have a note in the language of their own page", () => {
	const styles = languageNotes(["de", "fr"], { translations: [] });
	expect(styles).toContain(
		':is([hreflang=de],[data-hreflang=de]):lang(fr){--language-note:"en\u00a0allemand"}',
	);
	expect(styles).toContain(":lang(de){");
	expect(styles).not.toContain("hreflang=en");
});

it("B-SEC-02 R-I18N-02 a project's own texts cannot end the string or the style sheet", () => {
	const texts = { "link.inLanguage": '"}</style>\\{{language}}' };
	const styles = languageNotes(["de", "fr"], { translations: [{ language: "fr", texts }] });
	expect(styles).toContain('{--language-note:"\\22 }\\3c /style>\\5c allemand"}');
});
