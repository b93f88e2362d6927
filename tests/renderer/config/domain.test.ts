import { describe, expect, it } from "vitest";
import { createMessages } from "#renderer/cli/messages.ts";
import { parseConfig } from "#renderer/config/load-config.ts";

const right = { domain: "x.org", content: { from: "files", directory: "content" } };
const machine = "www.xn--juwelier-mller-psb.de";

describe("the domain of facette.config.ts", () => {
	it.each([
		"www.juwelier-müller.de",
		"www.juwelier-mu\u0308ller.de",
		"WWW.Juwelier-Müller.de",
		` ${machine} `,
	])("R-A11Y-04 %j is converted to ASCII", (domain) => {
		const content = { from: "directus", url: "https://cms.müller.de/", project: domain };
		const parsed = parseConfig({
			domain,
			content,
			orderService: { url: "https://bestellung.müller.de/api/" },
			redirects: { login: "https://portal.müller.de/anmelden?für=alle" },
			analytics: { matomo: { url: "https://statistik.müller.de/matomo", siteId: 1 } },
		});
		expect(parsed).toMatchObject({
			ok: true,
			value: {
				domain: machine,
				content: { url: "https://cms.xn--mller-kva.de", project: machine },
				orderService: { url: "https://bestellung.xn--mller-kva.de/api" },
				redirects: { login: "https://portal.xn--mller-kva.de/anmelden?für=alle" },
				analytics: { matomo: { url: "https://statistik.xn--mller-kva.de/matomo/" } },
			},
		});
	});

	it.each([
		...[
			"info@müller.de",
			"müller",
			"müller..de",
			".müller.de",
			"mein laden.de",
			"mein_laden.de",
			"-laden.de",
			"127.0.0.1",
			"localhost",
		].map((domain) => [domain, "config.domain"]),
		["", "content.field.empty"],
		["  ", "content.field.empty"],
		["ring💍.de", "config.domainLetters"],
		["xn--ring-9m23c.de", "config.domainLetters"],
		["xn--zz.de", "config.domainLetters"],
		["xn--mller-.de", "config.domainLetters"],
		["jüwelieр.de", "config.domainLetters"],
		["müller-.de", "config.domainLetters"],
	])("B-REL-04 %j is rejected as %s", (domain, key) => {
		const parsed = parseConfig({ ...right, domain });
		expect(parsed.ok ? [] : parsed.error).toMatchObject([{ field: "domain", key }]);
	});

	it("B-REL-04 is explained in the finding", () => {
		const sentence = (domain: string) => {
			const parsed = parseConfig({ ...right, domain });
			const [found] = parsed.ok ? [] : parsed.error;
			return createMessages("de")(found?.key ?? "", { ...found?.params });
		};
		expect(sentence("https://müller.de")).toBe(
			'"https://müller.de" ist kein Domainname. Schreiben Sie ihn ohne https://, ohne Port und ohne Pfad: "müller.de".',
		);
		expect(sentence("müller")).toBe(
			'"müller" ist kein Domainname. Schreiben Sie ihn ohne https://, ohne Port und ohne Schrägstrich, zum Beispiel "www.mein-laden.example" oder "www.juwelier-müller.example".',
		);
		expect(sentence("ring💍.de")).toBe(
			'"ring💍.de" kann keine Domain sein. Ein Teil einer Domain hat Buchstaben einer einzigen Schrift, Ziffern und Bindestriche, aber keine Emojis. Nach xn-- steht die verschlüsselte Schreibweise; schreiben Sie stattdessen Umlaute, zum Beispiel "www.juwelier-müller.example".',
		);
	});
});

it.each([
	"https://www.müller.de",
	"http://www.müller.de/de/shop?x=1",
	"www.müller.de/",
	"www.müller.de:8080",
])("B-REL-04 the domain %j is rejected with the domain to write instead", (domain) => {
	const parsed = parseConfig({ ...right, domain });
	expect(parsed).toMatchObject({
		ok: false,
		error: [{ field: "domain", key: "config.domain_near", params: { suggestion: "www.müller.de" } }],
	});
});
