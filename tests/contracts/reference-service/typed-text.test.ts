import fc from "fast-check";
import MarkdownIt from "markdown-it";
import { beforeEach, describe, expect, it } from "vitest";
import { typedText } from "#contracts/reference-service/mails/compose-mail.ts";
import { optionalName } from "#core/forms/web-address.ts";
import { address } from "#tests/core/shop-fixtures.ts";
import { order, project, serviceOfFile } from "./test-service.ts";

const { post, rows, reset } = serviceOfFile();

/**
 * Finds everything that programs turn into links: web addresses without a scheme, numeric addresses and mail
 * addresses.
 */
const { linkify } = new MarkdownIt();
linkify.set({ fuzzyLink: true, fuzzyEmail: true, fuzzyIP: true });
linkify.tlds(["app", "dev", "example", "link", "online", "site", "top", "xyz"], true);

/** Typical texts, and parts of addresses. */
const texts = fc
	.array(
		fc.oneof(
			fc.constantFrom("www", "evil", "mail", "müller", "de", "com", "example", "xn--p1ai", "рф", "127", "0"),
			fc.constantFrom(
				".",
				".",
				"@",
				"://",
				"//",
				":",
				"/",
				"?",
				"#",
				"-",
				" ",
				"\n",
				"http",
				"https",
				"mailto:",
			),
			fc.string({ unit: "grapheme", maxLength: 3 }),
		),
		{ maxLength: 12 },
	)
	.map((parts) => parts.join(""));

describe("typed text", () => {
	it("B-SEC-06 contains no link in any form that accepts it, and looks the same", () => {
		fc.assert(
			fc.property(texts, (text) => {
				fc.pre(optionalName("name", text).length === 0);
				const shown = typedText("customer", text);
				expect(linkify.match(shown)).toBeNull();
				expect(shown.replaceAll("\u200b", "")).toBe(text.replaceAll("\u200b", ""));
			}),
			{ numRuns: 5000 },
		);
	});

	it.each([
		"Schmuck.de GmbH & Co. KG",
		"www.evil.example",
		"https://evil.example/x",
		"mailto:a@evil.example",
	])("B-SEC-06 contains a link before, and none after: %s", (text) => {
		expect(linkify.match(text)).not.toBeNull();
		expect(linkify.match(typedText("customer", text))).toBeNull();
	});

	it("B-SEC-06 is unchanged in mails to the shop", () => {
		expect(typedText("shop", "Schmuck.de GmbH")).toBe("Schmuck.de GmbH");
	});
});

describe("a typed name", () => {
	beforeEach(reset);

	const withdrawal = {
		project,
		language: "de",
		name: "Mara",
		order_reference: "26-1",
		email: "victim@example.com",
		items: "",
	};
	const honest = "Schmuck.de GmbH & Co. KG";

	it("B-SEC-06 contains no link in the customer's mail, and is unchanged in the shop's", async () => {
		const company = { ...address, company: honest };
		await post("/ecom/order", order("honest", { shippingAddress: company, invoiceAddress: company }));
		const named = { name: honest, order_reference: "Juwel.shop 26-1", items: "https://evil.example/ring" };
		await post("/ecom/withdrawal", { ...withdrawal, ...named });
		const mails = await rows("SELECT kind, text, html FROM outbox ORDER BY id");
		expect(mails).toHaveLength(4);
		for (const { kind, text, html } of mails) {
			expect(String(text).replaceAll("\u200b", "")).toContain(honest);
			const isToShop = String(kind).endsWith(".shop");
			for (const content of [text, html].map(String)) {
				expect(content.includes("\u200b")).toBe(!isToShop);
				if (!isToShop) expect(content).not.toMatch(/Schmuck\.de|Juwel\.shop|evil\.example|:\/\/evil/);
			}
		}
	});

	it.each([
		["https://evil.example", "company"],
		["www.evil.example", "given_name"],
		["evil.shop/gewinn", "street"],
	])("B-SEC-06 is refused with a web address, with its field: %s in %s", async (text, field) => {
		const advert = { ...address, [field]: `GEWINN ${text}` };
		const { status, body } = await post("/ecom/order", order(text, { shippingAddress: advert }));
		const refused = expect.objectContaining({ key: "form.webAddress" });
		expect([status, body.errors]).toEqual([400, [refused]]);
		expect(body.errors).toEqual([expect.objectContaining({ field: `shippingAddress.${field}` })]);
		expect(await rows("SELECT 1 FROM outbox")).toEqual([]);
	});

	it("B-SEC-06 is refused with a web address in a withdrawal, but its list of goods is not", async () => {
		const refused = await post("/ecom/withdrawal", { ...withdrawal, name: "www.evil.example" });
		expect([refused.status, refused.body.errors]).toEqual([
			400,
			[expect.objectContaining({ field: "name", key: "form.webAddress" })],
		]);
		const items = `https://${project}/shop/ringe/solitaer`;
		expect((await post("/ecom/withdrawal", { ...withdrawal, items })).status).toBe(200);
	});
});
