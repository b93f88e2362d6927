import { expect, it } from "vitest";
import type { Company } from "#core/content/company.ts";
import { order, post, products, project, settings, startService } from "./test-service.ts";

const company: Company = {
	company_name: "Juwelier Sternau GmbH",
	display_name: "Juwelier Sternau",
	legal_form: "gmbh",
	executives: [],
	addresses: [
		{
			address_type: "hq",
			street: "Weg",
			number: "1",
			zip_code: "8001",
			city: "Ort",
			country_code: null,
			region: null,
		},
	],
	emails: [
		{ email: "buero@sternau.example", primary: false },
		{ email: "laden@sternau.example", primary: true },
	],
	numbers: [],
	registers: [],
	ust_id: null,
	vat_number: null,
};

it.each([
	["the company's in the catalogue", company, undefined, "laden@sternau.example"],
	["one of its own", company, "shop@sternau.example", "shop@sternau.example"],
	[
		"that of the domain, without one in the catalogue",
		{ ...company, emails: [] },
		undefined,
		`shop@${project}`,
	],
])("B-LAW-18 the shop's address in mails is %s", async (_, sender, shopEmail, address) => {
	const service = await startService({
		catalogue: { project, products, settings, company: sender },
		shopEmail,
	});
	try {
		await post(service, "/ecom/order", order("mail"));
		const sent = await service.database.query("SELECT recipient, reply_to FROM outbox ORDER BY id");
		expect(sent).toMatchObject([{ reply_to: address }, { recipient: address }]);
	} finally {
		await service.close();
	}
});
