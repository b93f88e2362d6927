import { createPhoneNumbers } from "#adapters/phone-libphonenumber/phone-numbers.ts";
import type { Company } from "#core/content/company.ts";
import type { Language } from "#core/language/language.ts";
import { vatLabelKey, writtenVatId } from "#core/legal/vat-label-key.ts";
import { cityLine } from "#core/site/address-country.ts";
import { companyAddress, primaryPhone, shownEmail } from "#core/site/company-contact.ts";
import { streetLine } from "#core/text/street-line.ts";
import { labelled, mailText } from "./mail-texts.ts";

/** The names of legal forms, the same in every language, by their code in the content. */
const legalForms: Readonly<Record<string, string>> = {
	ag: "AG",
	ek: "e. K.",
	ev: "e. V.",
	gbr: "GbR",
	gmbh: "GmbH",
	"gmbh-co-kg": "GmbH & Co. KG",
	kg: "KG",
	ohg: "OHG",
	ug: "UG (haftungsbeschränkt)",
};

const phones = createPhoneNumbers({ note: () => undefined });

/** Formats a number internationally, because customers may be abroad; unchanged if the catalogue has no country. */
function formatMailPhone(number: string, country: string | null): string {
	return country === null ? number : phones.display(number, { country }).text;
}

/** Returns a VAT number with the label that pages use, without the law. */
function vatLine(vatId: string, language: Language): string {
	const label = vatLabelKey(vatId) === "legal.uid" ? "sender.uid" : "sender.vatId";
	const written = writtenVatId(vatId, mailText(language, "sender.uidSuffix"));
	return `${labelled(language, mailText(language, label))} ${written}`;
}

/**
 * Returns the details of the sender that the law requires in business letters (§ 35a GmbHG, § 37a HGB): company,
 * legal form, representatives, address, register, VAT number and contact data.
 */
export function senderBlock(company: Company, language: Language): readonly string[] {
	const say = (key: Parameters<typeof mailText>[1], value: string) => mailText(language, key, { value });
	const address = companyAddress(company);
	const phone = primaryPhone(company);
	const email = shownEmail(company);
	const names = company.executives.map(({ name }) => name.trim()).filter((name) => name !== "");
	const legalForm = company.legal_form.toLowerCase();
	const form = Object.hasOwn(legalForms, legalForm) ? legalForms[legalForm] : undefined;
	const represented = company.legal_form === "single" ? "sender.owner" : "sender.represented";
	return [
		company.company_name,
		form && !company.company_name.includes(form) ? say("sender.legalForm", form) : "",
		names.length > 0 ? say(represented, names.join(", ")) : "",
		`${streetLine(address, address.country_code)}, ${cityLine(address.zip_code, address.city, null)}`,
		...company.registers.map(
			({ registrar, register_type, number }) => `${registrar}, ${register_type} ${number}`,
		),
		company.ust_id ? vatLine(company.ust_id, language) : "",
		phone ? say("sender.phone", formatMailPhone(phone.number, address.country_code)) : "",
		email ? say("sender.email", email) : "",
	].filter((line) => line !== "");
}
