import { expect, it } from "vitest";
import { projectTexts } from "#renderer/plan/project-texts.ts";

it("R-I18N-02 a blank text of the project does not replace the catalogue's, so that no heading or button is empty", () => {
	const texts = { "footer.navigation": " ", "contact.heading": "So erreichen Sie uns", "footer.social": "" };
	const project = { translations: [{ language: "de", texts }] } as const;
	expect(projectTexts("de", project)).toEqual({ "contact.heading": "So erreichen Sie uns" });
	expect(projectTexts("fr", project)).toEqual({});
});
