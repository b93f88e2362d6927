import { hasGap } from "#core/check/gap-rules.ts";
import { at, atItem, type CheckedSite, inShop, type Place, type Rule } from "#core/check/rule.ts";
import { isRegisterNumber, isVatNumber } from "#core/check/vat-number.ts";
import { branch } from "#core/content/branch.ts";
import { company } from "#core/content/company.ts";
import { machineEmail } from "#core/forms/email-address.ts";
import { countryOf } from "#core/site/address-country.ts";
import { companyAddress, primaryEmail, primaryPhone } from "#core/site/company-contact.ts";
import { phrases } from "#core/text/phrases.ts";

/** Legal forms of registered companies, as words without full stops; the content's spelling is free. */
const registered =
	/(?<!\p{L})(?:gmbh|ug|ag|se|kg|kgaa|ohg|og|ek|ekfm|ekfr|eu|eg|ev|llc|ltd|sarl|eurl|sasu?|sa|snc)(?!\p{L})|beschränkter haftung|(?:aktien|kommandit|handels)gesellschaft|genossenschaft|eingetragen|société/u;

function isRegistered(legalForm: string): boolean {
	return registered.test(legalForm.toLowerCase().replace(/\.\s?(?=\p{L}\.)|\./gu, ""));
}

const postBox = phrases`_(postfach|p.? ?o.? ?box|bo(i|î)te postale|case postale)_`;

/** Returns whether an e-mail address has a public domain; form fields also accept names within a local network. */
function hasDomain(email: string): boolean {
	return /@[^@]+\.[a-z][a-z0-9-]*[a-z0-9]$/i.test(machineEmail(email));
}

function inCompany(
	checked: CheckedSite,
	find: (company: CheckedSite["site"]["company"]) => readonly Place[],
) {
	return inShop(checked, () => find(checked.site.company));
}

/** Rules for the company behind the site and its contact details. */
export const companyRules: readonly Rule[] = [
	{
		id: "register",
		severity: "error",
		source: "§ 5 (1) no. 4 DDG",
		find: (checked) =>
			inCompany(checked, ({ registers, legal_form }) =>
				registers.length > 0 || !isRegistered(legal_form)
					? []
					: [at(company, "registers", { form: legal_form })],
			),
	},
	{
		id: "register-number",
		severity: "warning",
		source: "§ 5 (1) no. 4 DDG",
		find: ({ site, country }) => {
			const registerCountry = countryOf(companyAddress(site.company), country);
			return site.company.registers.flatMap(({ number, register_type }, place) =>
				hasGap(number) || isRegisterNumber(`${register_type} ${number}`, registerCountry)
					? []
					: [at(company, `registers.${place}.number`, { found: number, country: registerCountry })],
			);
		},
	},
	{
		id: "tax-number",
		severity: "error",
		source: "§ 5 (1) no. 6 DDG",
		find: (checked) =>
			inCompany(checked, ({ ust_id, vat_number }) =>
				ust_id?.trim() || vat_number?.trim() ? [] : [at(company, "ust_id")],
			),
	},
	{
		id: "executives",
		severity: "error",
		source: "§ 5 (1) no. 1 DDG",
		find: (checked) =>
			inCompany(checked, ({ executives }) =>
				executives.some(({ name }) => name.trim() !== "") ? [] : [at(company, "executives")],
			),
	},
	{
		id: "company-email",
		severity: "error",
		source: "§ 5 (1) no. 2 DDG",
		find: (checked) =>
			inCompany(checked, (details) => (primaryEmail(details) === null ? [at(company, "emails")] : [])),
	},
	{
		id: "company-phone",
		severity: "error",
		source: "Art. 246a § 1 (1) no. 2 EGBGB",
		find: (checked) =>
			inCompany(checked, (details) => (primaryPhone(details) === null ? [at(company, "numbers")] : [])),
	},
	{
		id: "post-box",
		severity: "error",
		source: "§ 5 (1) no. 1 DDG",
		find: ({ site }) => {
			const { street, number } = companyAddress(site.company);
			const found = `${street} ${number}`.trim();
			return postBox.test(found) ? [at(company, "addresses.0.street", { found })] : [];
		},
	},
	{
		id: "vat-number",
		severity: "warning",
		source: "§ 27a UStG",
		find: ({ site, country }) => {
			const vatCountry = countryOf(companyAddress(site.company), country);
			const { ust_id, vat_number } = site.company;
			// Companies that have one number only write it in either field; a German tax number has no letters.
			return Object.entries({ ust_id, vat_number }).flatMap(([field, number]) => {
				const found = number?.trim() ?? "";
				const isVat = field === "ust_id" ? found !== "" : /^(?:CHE|ATU|DE|FR)[\s.-]?\d/i.test(found);
				return isVat && !isVatNumber(found, vatCountry)
					? [at(company, field, { found, country: vatCountry })]
					: [];
			});
		},
	},
	{
		id: "phone-number",
		severity: "warning",
		source: "§ 5 (1) no. 2 DDG",
		find: ({ site, country, phones }) => {
			const fault = (found: string, phoneCountry: string) =>
				phones.display(found, { country: phoneCountry }).valid
					? null
					: { found, code: phones.callingCode(phoneCountry) };
			const companyCountry = countryOf(companyAddress(site.company), country);
			return [
				...site.company.numbers.flatMap(({ number }, place) => {
					const params = fault(number, companyCountry);
					return params ? [at(company, `numbers.${place}.number`, params)] : [];
				}),
				...site.branches.flatMap(({ id, phone, country_code }) => {
					const params = phone === null ? null : fault(phone, countryOf({ country_code }, country));
					return params ? [atItem(branch, id, "phone", params)] : [];
				}),
			];
		},
	},
	{
		id: "email-domain",
		severity: "warning",
		source: "§ 5 (1) no. 2 DDG",
		find: ({ site }) =>
			site.company.emails.flatMap(({ email: found }, place) =>
				hasDomain(found) ? [] : [at(company, `emails.${place}.email`, { found })],
			),
	},
];
