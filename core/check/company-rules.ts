import { at, atItem, type CheckedSite, inShop, type Place, type Rule } from "#core/check/rule.ts";
import { type Branch, branch } from "#core/content/branch.ts";
import { company } from "#core/content/company.ts";
import { project } from "#core/content/project.ts";
import { scheduleOf } from "#core/opening-hours/schedule.ts";
import { countryOf } from "#core/site/address-country.ts";
import { companyAddress, primaryEmail, primaryPhone } from "#core/site/company-contact.ts";

/** Legal forms that a register lists, as words without points; the content writes them as it likes. */
const registered =
	/(?<!\p{L})(?:gmbh|ug|ag|se|kg|kgaa|ohg|og|ek|ekfm|ekfr|eu|eg|ev|llc|ltd|sarl|eurl|sasu?|sa|snc)(?!\p{L})|beschränkter haftung|(?:aktien|kommandit|handels)gesellschaft|genossenschaft|eingetragen|société/u;

function isRegistered(legalForm: string): boolean {
	return registered.test(legalForm.toLowerCase().replace(/\.\s?(?=\p{L}\.)|\./gu, ""));
}

/** How a country's VAT numbers are written. */
const vatNumbers: ReadonlyMap<string, RegExp> = new Map([
	["DE", /^DE\d{9}$/],
	["AT", /^ATU\d{8}$/],
	["FR", /^FR[0-9A-Z]{2}\d{9}$/],
	["CH", /^CHE\d{9}(?:MWST|TVA|IVA)?$/],
]);

const postBox = /\b(?:postfach|p\.?\s?o\.?\s?box|bo[iî]te postale|case postale)\b/i;

function inCompany(checked: CheckedSite, find: (from: CheckedSite["site"]["company"]) => readonly Place[]) {
	return inShop(checked, () => find(checked.site.company));
}

/** Where the hours of one day overlap. */
function overlapping({ week }: ReturnType<typeof scheduleOf>): boolean {
	return week.some((ranges) =>
		(ranges ?? []).some(({ from }, place) => place > 0 && from < (ranges?.[place - 1]?.to ?? 0)),
	);
}

function inBranches(
	{ site }: CheckedSite,
	field: keyof Branch,
	isFault: (of: Branch) => boolean,
): readonly Place[] {
	return site.branches.filter(isFault).map((of) => atItem(branch, of.id, field, { name: of.display_name }));
}

const silent = { note: () => undefined };

/** Rules of the company behind the site and of its branches. */
export const companyRules: readonly Rule[] = [
	{
		id: "register",
		risk: "error",
		source: "§ 5 (1) no. 4 DDG",
		find: (checked) =>
			inCompany(checked, ({ registers, legal_form }) =>
				registers.length > 0 || !isRegistered(legal_form)
					? []
					: [at(company, "registers", { form: legal_form })],
			),
	},
	{
		id: "tax-number",
		risk: "error",
		source: "§ 5 (1) no. 6 DDG",
		find: (checked) =>
			inCompany(checked, ({ ust_id, vat_number }) =>
				ust_id?.trim() || vat_number?.trim() ? [] : [at(company, "ust_id")],
			),
	},
	{
		id: "executives",
		risk: "error",
		source: "§ 5 (1) no. 1 DDG",
		find: (checked) =>
			inCompany(checked, ({ executives }) =>
				executives.some(({ name }) => name.trim() !== "") ? [] : [at(company, "executives")],
			),
	},
	{
		id: "company-email",
		risk: "error",
		source: "§ 5 (1) no. 2 DDG",
		find: (checked) =>
			inCompany(checked, (own) => (primaryEmail(own) === null ? [at(company, "emails")] : [])),
	},
	{
		id: "company-phone",
		risk: "error",
		source: "Art. 246a § 1 (1) no. 2 EGBGB",
		find: (checked) =>
			inCompany(checked, (own) => (primaryPhone(own) === null ? [at(company, "numbers")] : [])),
	},
	{
		id: "post-box",
		risk: "error",
		source: "§ 5 (1) no. 1 DDG",
		find: ({ site }) => {
			const { street, number } = companyAddress(site.company);
			const found = `${street} ${number}`.trim();
			return postBox.test(found) ? [at(company, "addresses.0.street", { found })] : [];
		},
	},
	{
		id: "vat-number",
		risk: "warning",
		source: "§ 27a UStG",
		find: ({ site, country }) => {
			const of = countryOf(companyAddress(site.company), country);
			const found = site.company.ust_id?.trim() ?? "";
			const written = found.replace(/[\s.-]/g, "").toUpperCase();
			const isRight = found === "" || (vatNumbers.get(of)?.test(written) ?? true);
			return isRight ? [] : [at(company, "ust_id", { found, country: of })];
		},
	},
	{
		id: "phone-number",
		risk: "warning",
		source: "§ 5 (1) no. 2 DDG",
		find: ({ site, country, phones }) => {
			const isWrong = (raw: string, of: string) => !phones.display(raw, { country: of }).valid;
			const ofCompany = countryOf(companyAddress(site.company), country);
			return [
				...site.company.numbers.flatMap(({ number }, place) =>
					isWrong(number, ofCompany) ? [at(company, `numbers.${place}.number`, { found: number })] : [],
				),
				...site.branches.flatMap(({ id, phone, country_code }) =>
					phone !== null && isWrong(phone, countryOf({ country_code }, country))
						? [atItem(branch, id, "phone", { found: phone })]
						: [],
				),
			];
		},
	},
	{
		id: "appointment-branch",
		risk: "warning",
		source: "B-USE-15",
		find({ site: { branches, project: of } }) {
			const ids = branches.map(({ id }) => id);
			return of.appointment_reasons.flatMap((reason, place) =>
				reason.branches
					.filter((found) => !ids.includes(found))
					.map((found) =>
						at(project, `appointment_reasons.${place}.branches`, { found, allowed: ids.join(", ") }),
					),
			);
		},
	},
	{
		id: "appointment-reason",
		risk: "warning",
		source: "B-USE-15",
		find: ({ site }) =>
			site.project.appointment_reasons.flatMap(({ id }, place, all) =>
				all.findIndex((other) => other.id === id) < place
					? [at(project, `appointment_reasons.${place}.id`, { found: id })]
					: [],
			),
	},
	{
		id: "branch-hours",
		risk: "warning",
		source: "schema.org: openingHoursSpecification",
		find: (checked) =>
			inBranches(
				checked,
				"opening_periods",
				({ opening_periods, opening_hours }) => opening_periods.length + opening_hours.length === 0,
			),
	},
	{
		id: "overlapping-hours",
		risk: "warning",
		source: "schema.org: openingHoursSpecification",
		find: (checked) =>
			inBranches(checked, "opening_periods", (of) => overlapping(scheduleOf(of, "de", silent))),
	},
	{
		id: "branch-phone",
		risk: "hint",
		source: "Google: LocalBusiness telephone",
		find: (checked) => inBranches(checked, "phone", ({ phone }) => phone === null),
	},
];
