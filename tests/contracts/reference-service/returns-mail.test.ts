import { beforeEach, describe, expect, it } from "vitest";
import { withdrawalPath } from "#core/routes/built-in-paths.ts";
import { address, shopSettings } from "#tests/core/shop-fixtures.ts";
import { line, order, products, project, serviceOfFile } from "./test-service.ts";

const place = (id: number, country_code: string, return_days: number | null) => ({
	id,
	display_name: country_code,
	country_code,
	free_returns: false,
	return_days,
});

/** A Swiss shop that grants returns at home and ships to Austria, and to Germany with a longer period than by law. */
const settings = shopSettings({
	tax_country: "CH",
	shipping_countries: [place(1, "CH", 14), place(2, "AT", null), place(3, "DE", 30)],
});
const text = (type: string, title: string) => ({
	type,
	language: "de",
	title,
	url: `https://${project}/${type}`,
	markdown: `Unsere ${title}`,
});
const [terms, withdrawal] = [
	{ type: "terms", version: "1" },
	{ type: "withdrawal", version: "1" },
];
const { post, rows, reset } = serviceOfFile({
	catalogue: {
		project,
		products,
		settings,
		requiredTexts: [terms, withdrawal],
		texts: [text("terms", "AGB"), text("withdrawal", "Widerrufsbelehrung")],
		notices: [
			{ language: "de", name: "eu-guarantee-notice.de.pdf", type: "application/pdf", base64: "JVBERi0=" },
		],
	},
});

beforeEach(reset);

async function mailTo(country_code: string, zip_code: string, isEngraved = false): Promise<string> {
	const lines = isEngraved ? [line({ product: 4, personalization: { text: "Mara" } })] : [line()];
	const shippingAddress = { ...address, country_code, zip_code };
	const acceptedTexts = country_code === "CH" ? [terms] : [terms, withdrawal];
	const { status } = await post(
		"/ecom/order",
		order(`${country_code} ${isEngraved}`, { shippingAddress, lines, acceptedTexts }),
	);
	expect(status).toBe(200);
	const [mail] = await rows("SELECT text FROM outbox WHERE kind = 'order.customer'");
	return String(mail?.text);
}

describe("the mail of an order from a Swiss shop that grants returns and ships to the European Union", () => {
	it("B-LAW-17 B-LAW-18 has the shop's own period and no right of withdrawal for Swiss customers", async () => {
		const mail = await mailTo("CH", "4051");
		expect(mail).toContain("14 Tage Rückgaberecht");
		expect(mail).not.toMatch(/Widerruf/);
		expect(mail).not.toContain(withdrawalPath("de", "de"));
		expect(mail).toContain("Unsere AGB");
	});

	it("B-LAW-17 B-LAW-14 has no note on returns for goods made to a Swiss customer's specification", async () => {
		expect(await mailTo("CH", "4051", true)).not.toMatch(/Widerruf|Rückgabe/);
	});

	it("B-LAW-02 B-LAW-18 has the right of withdrawal for Austrian customers", async () => {
		const mail = await mailTo("AT", "1010");
		expect(mail).toContain("Widerrufsrecht: 14 Tage");
		expect(mail).toContain(withdrawalPath("de", "de"));
		expect(mail).toContain("Unsere Widerrufsbelehrung");
	});

	it("B-LAW-02 B-LAW-18 has the right of withdrawal without days and the shop's longer period for German customers", async () => {
		const mail = await mailTo("DE", "10117");
		expect(mail).toContain("Widerrufsrecht: nach der Widerrufsbelehrung.");
		expect(mail).toContain("30 Tage Rückgaberecht");
		expect(mail).not.toMatch(/Widerrufsrecht: \d/);
	});

	it("B-LAW-08 B-LAW-17 has a reminder of the legal guarantee for Austrian customers, not for Swiss ones", async () => {
		expect(await mailTo("AT", "1010")).toContain("Gesetzliche Gewährleistung".toUpperCase());
		await reset();
		expect(await mailTo("CH", "4051")).not.toMatch(/gewährleistung/i);
	});

	it("B-LAW-08 B-LAW-17 has the official notice of the guarantee for Austrian customers, not for Swiss ones", async () => {
		const attachments = async () =>
			(await rows("SELECT attachments FROM outbox WHERE kind = 'order.customer'"))[0]?.attachments;
		await mailTo("AT", "1010");
		expect(await attachments()).toMatchObject([{ name: "eu-guarantee-notice.de.pdf" }]);
		await reset();
		await mailTo("CH", "4051");
		expect(await attachments()).toEqual([]);
	});

	it("B-LAW-11 B-LAW-17 requires the accepted instructions from Austria, and has none for Swiss customers who accept them", async () => {
		const to = (country_code: string, zip_code: string, acceptedTexts: readonly (typeof terms)[]) => {
			const shippingAddress = { ...address, country_code, zip_code };
			return post("/ecom/order", order(`${country_code} texts`, { shippingAddress, acceptedTexts }));
		};
		expect(await to("AT", "1010", [terms])).toMatchObject({ status: 400 });
		expect(await to("CH", "4051", [terms, withdrawal])).toMatchObject({ status: 200 });
		const [mail] = await rows("SELECT text FROM outbox WHERE kind = 'order.customer'");
		expect(mail?.text).not.toMatch(/Widerruf/);
	});
});
