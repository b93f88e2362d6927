import { domainToUnicode } from "node:url";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { machineEmail } from "#core/forms/email-address.ts";
import { machineAddress, machineDomain, mailtoAddress, pathOnDomain } from "#core/internet/domain-name.ts";
import { parseUrl } from "#core/internet/parse-url.ts";
import {
	domainSpellings,
	readableDomain,
	readableEmail,
	siteDomain,
} from "#core/internet/readable-domain.ts";

const machine = "www.xn--juwelier-mller-psb.de";

describe("a domain", () => {
	it.each([
		["www.juwelier-müller.de", machine],
		["WWW.JUWELIER-MÜLLER.DE", machine],
		["www.juwelier-mu\u0308ller.de", machine],
		[machine, machine],
		["straße.example", "xn--strae-oqa.example"],
		["мюллер.рф", "xn--e1alacx4f.xn--p1ai"],
		["宝石.example", "xn--pbt627d.example"],
		["juwelier.example", "juwelier.example"],
	])("R-A11Y-04 %s is written %s by machines", (text, domain) => {
		expect(machineDomain(text)).toBe(domain);
		expect(siteDomain(text)).toBe(domain);
		expect(readableDomain(domain)).toBe(domainToUnicode(domain));
	});

	it("R-A11Y-04 is read by people as the platform decodes it", () => {
		const letters = [..."abcäöüßéèçñøåžłабвгдежλμνعربית日本語한국0123456789"];
		const label = fc
			.array(fc.constantFrom(...letters), { minLength: 1, maxLength: 20 })
			.map((of) => of.join(""));
		fc.assert(
			fc.property(label, (text) => {
				const domain = machineDomain(`${text}.example`);
				fc.pre(domain !== null);
				expect(readableDomain(domain ?? "")).toBe(domainToUnicode(domain ?? ""));
			}),
		);
	});

	it.each([
		["an emoji", "i❤.example"],
		["an encoded emoji", "xn--i-7iq.example"],
		["what is no Punycode", "xn--zz.example"],
		["Punycode of plain letters", "xn--mller-.example"],
		["nothing after xn--", "xn--.example"],
		["Latin and Cyrillic letters", "jüwelieр.example"],
		["Latin and Greek letters, encoded", machineDomain("müllεr.example") ?? ""],
		["one label", "müller"],
		["a hyphen at its end", "müller-.example"],
		["an address of the internet", "127.0.0.1"],
		["a slash", "müller.example/"],
		["nothing", ""],
	])("B-SEC-03 with %s is none that a site can have", (_, text) => {
		expect(siteDomain(text)).toBeNull();
	});

	it("never fails, whatever follows xn--", () => {
		fc.assert(
			fc.property(fc.string({ unit: "grapheme-ascii" }), (text) => {
				expect(typeof readableDomain(`xn--${text}`)).toBe("string");
			}),
			{ numRuns: 2000 },
		);
	});

	it("has one spelling without umlauts and two with them", () => {
		expect(domainSpellings("x.example")).toEqual(["x.example"]);
		expect(domainSpellings(machine)).toEqual([machine, "www.juwelier-müller.de"]);
	});
});

describe("an address", () => {
	it.each([
		["https://www.juwelier-müller.de/über#ü", `https://${machine}/über#ü`],
		["HTTPS://Müller.example:8080?x=ä.b", "HTTPS://xn--mller-kva.example:8080?x=ä.b"],
		["https://a:b@müller.example/@ö.example", "https://a:b@xn--mller-kva.example/@ö.example"],
		["mailto:info@müller.example?subject=a@ä.b", "mailto:info@xn--mller-kva.example?subject=a@ä.b"],
		["mailto:a@müller.example,b@köln.example", "mailto:a@xn--mller-kva.example,b@xn--kln-sna.example"],
		["tel:+49123", "tel:+49123"],
		["/über-uns", "/über-uns"],
	])("R-NAV-05 %s has its domain as machines write it", (address, written) => {
		expect(machineAddress(address)).toBe(written);
		expect(machineAddress(written)).toBe(written);
	});

	it("R-NAV-05 of an e-mail is read with umlauts and sent without", () => {
		expect(readableEmail("info@xn--mller-kva.example")).toBe("info@müller.example");
		expect(readableEmail("info@müller.example")).toBe("info@müller.example");
		expect(readableEmail("kein Postfach")).toBe("kein Postfach");
		expect(mailtoAddress("info@müller.example")).toBe("mailto:info@xn--mller-kva.example");
		expect(machineEmail(readableEmail("info@xn--mller-kva.example"))).toBe("info@xn--mller-kva.example");
	});

	it("B-SEC-06 of an e-mail shows no letters of another alphabet as those of ours", () => {
		const spoofed = machineEmail("info@pаypal.example");
		expect(spoofed).toMatch(/@xn--/);
		expect(readableEmail(spoofed)).toBe(spoofed);
	});

	it.each([
		["https://www.juwelier-müller.de/kontakt?a#b", "/kontakt?a#b"],
		[`http://${machine}`, "/"],
		["https://JUWELIER-MÜLLER.de?a", "/?a"],
		["https://www.juwelier-müller.de:8080/kontakt", null],
		["https://blog.juwelier-müller.de/", null],
		["https://www.juwelier-muller.de/", null],
		["/kontakt", null],
	])("R-NAV-04 %s has the path %s on the site's own domain", (address, path) => {
		expect(pathOnDomain(address, machine)).toBe(path);
	});
});

it("R-A11Y-04 reads an address with umlauts as often as it is asked, and nothing that is no address", () => {
	const address = "https://www.müller.example/über-uns";
	for (let call = 0; call < 20_000; call++)
		if (parseUrl(address)?.hostname !== "www.xn--mller-kva.example") expect.fail(`call ${call}`);
	for (const text of ["", "/kontakt", "https://", "müller.example"]) expect(parseUrl(text)).toBeNull();
});
