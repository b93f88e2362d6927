import { describe, expect, it } from "vitest";
import { type MailTextKey, mailText, shared } from "#contracts/reference-service/mails/mail-texts.ts";
import mails from "#ui/locales/de/mails.json" with { type: "json" };

describe("the German texts of mails", () => {
	it("R-I18N-02 have no ß, so that shops in Switzerland send them too", () => {
		const keys = [...Object.keys(mails), ...Object.keys(shared)] as MailTextKey[];
		expect(keys.length).toBeGreaterThan(100);
		expect(keys.filter((key) => mailText("de", key).includes("ß"))).toEqual([]);
	});
});
