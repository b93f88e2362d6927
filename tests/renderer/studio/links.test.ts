import { describe, expect, it } from "vitest";
import { signMessage } from "#renderer/studio/change-message.ts";
import { createSignedLinks } from "#renderer/studio/links.ts";

const secret = "0123456789abcdef0123456789abcdef";
const start = Date.parse("2026-11-27T12:00:00Z");

function checkAt(time: number, link: string, key = secret) {
	const { pathname, searchParams } = new URL(link, "http://studio.example");
	return createSignedLinks(key, () => time).check(pathname, searchParams);
}

const links = createSignedLinks(secret, () => start);
const link = links.sign("/preview", { path: "/kontakt", lang: "de", version: "draft" }, 60);

describe("signed links", () => {
	it("B-USE-09 are valid until their time has passed", () => {
		expect(checkAt(start + 59_000, link)).toBe("valid");
		expect(checkAt(start + 60_000, link)).toBe("expired");
	});

	it.each([
		["another path", link.replace("kontakt", "service")],
		["another language", link.replace("lang=de", "lang=en")],
		["a later expiry", link.replace(/expires=\d+/, "expires=9999999999")],
		["another route", link.replace("/preview", "/")],
		["an added parameter", `${link}&id=1`],
		["a repeated parameter", `${link}&path=/service`],
		["a second signature", `${link}&signature=x`],
		["no signature", link.replace(/&signature=.*/, "")],
		["no expiry", link.replace(/&expires=\d+/, "")],
	])("B-USE-09 are refused with %s", (_, changed) => {
		expect(checkAt(start, changed)).toBe("unsigned");
	});

	it("B-USE-09 are refused if another secret signed them", () => {
		expect(checkAt(start, link, "another secret of thirty-two letters")).toBe("unsigned");
	});

	it("B-USE-09 leave the item open in the links that Directus fills in, and nothing else", () => {
		const open = `${links.sign("/open", { collection: "page" }, 60)}&id=`;
		expect(checkAt(start, `${open}1`)).toBe("valid");
		expect(checkAt(start, `${open}2`)).toBe("valid");
		expect(checkAt(start, `${open}1`.replace("page", "brand"))).toBe("unsigned");
	});

	it("B-USE-09 messages have a key that signs no link", async () => {
		expect(await links.checkMessage(await signMessage(links.messageKey, start))).toBe("valid");
		for (const wrong of [undefined, `Bearer ${links.messageKey}`, await signMessage(`${links.messageKey}x`)])
			expect(await links.checkMessage(wrong)).toBe("unsigned");
		expect(checkAt(start, link, links.messageKey)).toBe("unsigned");
	});
});
