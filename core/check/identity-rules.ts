import { findDisagreements } from "#core/check/disagreements.ts";
import { hoursIn, ibansIn, isIban } from "#core/check/figures.ts";
import { isAboutOpening, singleWeekday } from "#core/check/named-weekdays.ts";
import { at, inShop, type Rule } from "#core/check/rule.ts";
import { siteTexts } from "#core/check/site-texts.ts";
import { isVatNumber } from "#core/check/vat-number.ts";
import { shopSettings } from "#core/content/shop-settings.ts";
import { monthName } from "#core/opening-hours/month-names.ts";
import { scheduleOf } from "#core/opening-hours/schedule.ts";
import { silentLogger } from "#core/platform/logger.ts";
import { countryOf } from "#core/site/address-country.ts";
import { companyAddress } from "#core/site/company-contact.ts";
import { editDistance } from "#core/text/edit-distance.ts";

/** The largest number of differing letters that counts as a typing error. */
const typo = 2;

const isNear = (one: string, other: string) => one !== other && editDistance(one, other) <= typo;

/** Finds IBANs in texts with wrong check digits or other than the one in the settings. */
const findWrongIbans: Rule["find"] = (checked) => {
	const bankIbans = new Set(
		ibansIn(checked.site.shop?.settings.bank_details ?? "").map((iban) => iban.replace(/\s/g, "")),
	);
	return siteTexts(checked).flatMap(({ source, place }) =>
		ibansIn(source).flatMap((found) => {
			const isWrong = !isIban(found) || (bankIbans.size > 0 && !bankIbans.has(found.replace(/\s/g, "")));
			return isWrong ? [place({ found })] : [];
		}),
	);
};

/** Finds bank codes with a wrong format or of another country than the IBAN. */
const findWrongBankCodes: Rule["find"] = (checked) =>
	siteTexts(checked).flatMap(({ source, place }) => {
		const [, found] = /\b(?:BIC|SWIFT)(?:-Code)?\s?:?\s+([A-Za-z0-9]{4,14})\b/u.exec(source) ?? [];
		if (found === undefined) return [];
		const country = ibansIn(source)[0]?.slice(0, 2);
		const isRight =
			/^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(found) &&
			(country === undefined || found.slice(4, 6) === country);
		return isRight ? [] : [place({ found })];
	});

/** Finds VAT numbers in texts that are invalid or not the company's. */
const findWrongVatNumbers: Rule["find"] = (checked) => {
	const { company } = checked.site;
	const country = countryOf(companyAddress(company), checked.country);
	const plain = (text: string) => text.replace(/[\s.-]/g, "").toUpperCase();
	const own = plain(company.ust_id ?? "");
	return siteTexts(checked).flatMap(({ source, place, kind, template }) => {
		const [found] =
			/(?<![\p{L}\d])(?:DE ?\d{3} ?\d{3} ?\d{3}|ATU ?\d{8}|FR ?\d{2} ?\d{3} ?\d{3} ?\d{3}|CHE[- ]?\d{3}\.?\d{3}\.?\d{3})(?!\d)/u.exec(
				source,
			) ?? [];
		if (found === undefined) return [];
		const isOwn = own === "" || plain(found).startsWith(own.slice(0, 12)) || own.startsWith(plain(found));
		const isForeign = !plain(found).startsWith(country) && country !== "CH";
		const isWrong =
			(!isForeign && !isVatNumber(found, country)) ||
			(!isOwn && !isForeign && (kind === "legal" || template === "legal" || isNear(plain(found), own)));
		return isWrong ? [place({ found, expected: company.ust_id ?? "" })] : [];
	});
};

/** Labels of the company's representatives and its register court in imprints. */
const offices: readonly (readonly [label: RegExp, kind: "executives" | "registrar"])[] = [
	[
		/(?:Geschäftsführ(?:er(?:in(?:nen)?)?|ung)|Inhaber(?:in)?|vertreten durch(?: die Geschäftsführer)?|Managing directors?|represented by|Gérante?s?|Dirigeante?s?)\s*:\s*(?<names>\p{Lu}[\p{L}.' -]+ \p{Lu}[\p{L}' -]+(?:(?:,| und| and| et) \p{Lu}[\p{L}.' -]+ \p{Lu}[\p{L}' -]+)*)/u,
		"executives",
	],
	[/(?<names>Amtsgericht \p{Lu}[\p{L}-]+(?: \(?\p{Lu}[\p{L}-]+\)?)?)/u, "registrar"],
];

/** Finds imprints with other representatives or another court than the company's data. */
const findWrongOffices: Rule["find"] = (checked) => {
	const { executives, registers } = checked.site.company;
	const companyOffices = {
		executives: executives.map(({ name }) => name.trim()).filter(Boolean),
		registrar: registers.map(({ registrar }) => registrar?.trim() ?? "").filter(Boolean),
	};
	return siteTexts(checked).flatMap((text) => {
		if (text.kind === "product" || text.kind === "image") return [];
		const isImprint = text.kind === "legal" || text.template === "legal";
		if (!isImprint) return [];
		const words = text.words();
		for (const [label, kind] of offices) {
			const names = label.exec(words)?.groups?.names?.trim();
			const expected = companyOffices[kind];
			if (names === undefined || expected.length === 0) continue;
			const isOwn = expected.some(
				(name) =>
					names.includes(name) || (kind === "registrar" && name.includes(names.split(" ")[1] ?? names)),
			);
			if (!isOwn) return [text.place({ found: names, expected: expected.join(", ") })];
		}
		return [];
	});
};

/** Finds bank details whose account holder is not the company. */
const findWrongAccountHolder: Rule["find"] = (checked) =>
	inShop(checked, ({ settings: { bank_details } }) => {
		const { company_name, display_name } = checked.site.company;
		const holder = /(?:(?:konto)?inhaber(?:in)?|account holder|titulaire|empfänger)\s*:?\s*([^\n]+)/iu
			.exec(bank_details ?? "")?.[1]
			?.trim();
		const words = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
		const ownerWords = new Set([
			...words(company_name),
			...words(display_name),
			...checked.site.company.executives.flatMap(({ name }) => words(name)),
		]);
		return holder === undefined ||
			words(holder).some((word) => ownerWords.has(word) && !/^(?:gmbh|juwelier|uhren|schmuck)$/.test(word))
			? []
			: [at(shopSettings, "bank_details", { found: holder, expected: company_name })];
	});

const forms =
	"GmbH(?: & Co\\. KG)?|gGmbH|AG|UG(?: \\(haftungsbeschränkt\\))?|e\\. ?K\\.|OHG|KG|GbR|SARL|SAS(?:U)?|EURL|SA|Ltd\\.?|Inc\\.?|SE";
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Finds the company's name with another legal form, its street with another number, and other register numbers. */
const findWrongCompanyDetails: Rule["find"] = (checked) => {
	const { company, branches } = checked.site;
	const { display_name, company_name, registers } = company;
	const bare = company_name.replace(new RegExp(`\\s+(?:${forms})$`, "u"), "");
	const named = new RegExp(`(?:${escaped(bare)}|${escaped(display_name)})\\s+(?:${forms})(?![\\p{L}])`, "gu");
	const streets = [
		...company.addresses.map(({ street, number }) => `${street} ${number}`),
		...branches.map(({ street }) => street),
	].map((street) => street.trim());
	const names = [
		...new Set(streets.map((street) => street.replace(/\s+\d+\s?\p{L}?(?:[-–/]\d+)?$/u, ""))),
	].filter((name) => name.length > 4);
	const street =
		names.length === 0
			? null
			: new RegExp(`(?:${names.map(escaped).join("|")})\\s+\\d+\\s?[a-z]?(?![\\d\\p{L}])`, "giu");
	const squeezed = (text: string) => text.replace(/\s+/g, "").toLowerCase();
	return siteTexts(checked).flatMap(({ source, place }) => {
		for (const [found] of source.matchAll(named))
			if (bare !== company_name && squeezed(found) !== squeezed(company_name))
				return [place({ found, expected: company_name })];
		for (const [found] of street === null ? [] : source.matchAll(street))
			if (!streets.some((configured) => squeezed(configured) === squeezed(found)))
				return [place({ found, expected: streets.join("; ") })];
		const [found, type = "", number = ""] = /\b(HR[AB])\s?(?:Nr\.?\s?)?(\d{2,7})\b/u.exec(source) ?? [];
		const commercialRegisters = registers.filter(({ register_type }) => /HR[AB]/.test(register_type));
		const isOwn = commercialRegisters.some(
			(entry) => entry.register_type.includes(type) && entry.number.replace(/\D/g, "") === number,
		);
		return found !== undefined && commercialRegisters.length > 0 && !isOwn
			? [
					place({
						found,
						expected: commercialRegisters.map((entry) => `${entry.register_type} ${entry.number}`).join("; "),
					}),
				]
			: [];
	});
};

/**
 * Returns the hours in a part of a sentence about one weekday if no branch is open then; null if the part names several
 * days.
 */
function findWrongDayHours(
	text: string,
	weeks: readonly ReturnType<typeof scheduleOf>["week"][],
): { readonly found: string } | null {
	const day = singleWeekday(text);
	if (day === null) return null;
	if (
		!/geöffnet|öffnungszeit|offen|für sie da|open|ouvert|horaires|accueill/iu.test(text) ||
		/nicht|kein|geschlossen|not|closed|fermé|pas /iu.test(text)
	)
		return null;
	// The hours of branches that state them in words are unknown.
	if (weeks.some((week) => week[day] === null)) return null;
	const ranges = weeks.flatMap((week) => week[day] ?? []);
	const [until, end] =
		/(?:bis|until|till|jusqu['’]à) (\d{1,2})(?:[:.h]\d{2})?\s?(?:uhr|h|pm|heures)?/iu.exec(text) ?? [];
	const statedHours = hoursIn(text)[0];
	if (ranges.length === 0)
		return statedHours ? { found: statedHours.found } : until === undefined ? null : { found: until };
	if (statedHours)
		return statedHours.times.every((time) => ranges.some(({ from, to }) => from === time || to === time))
			? null
			: { found: statedHours.found };
	const minutes = (Number(end) + (/pm/i.test(until ?? "") && Number(end) < 12 ? 12 : 0)) * 60;
	return until === undefined || ranges.some(({ to }) => Math.abs(to - minutes) < 60)
		? null
		: { found: until };
}

/** Sentences about single days, on which other hours apply: "am verkaufsoffenen Sonntag, dem 6. Dezember". */
const singleDay = new RegExp(
	`verkaufsoffen|sonderöffnung|ausnahmsweise|late[- ]night|exceptional|exceptionnel|nocturne|(?<![\\d.])\\d{1,2}\\.\\s?(?:\\d{1,2}\\.(?!\\d)|${monthName})|(?<![\\d.])\\d{1,2}(?:er|st|nd|rd|th)?\\s(?:of\\s)?${monthName}|${monthName}\\s\\d{1,2}(?!\\d)`,
	"iu",
);

/** Finds texts with opening hours that no branch has, in general or on that weekday. */
const findWrongHours: Rule["find"] = (checked) => {
	const times = new Set(
		checked.site.branches.flatMap((branch) => {
			const { week, dates } = scheduleOf(branch, "de", silentLogger);
			return [...week, ...Object.values(dates).map(({ ranges }) => ranges)].flatMap((day) =>
				(day ?? []).flatMap(({ from, to }) => [from, to]),
			);
		}),
	);
	if (times.size === 0) return [];
	const weeks = checked.site.branches.map((branch) => scheduleOf(branch, "de", silentLogger).week);
	return findDisagreements(
		checked,
		/uhr|\d\s?(?:h|am|pm)\b|heures|\d:\d\d/i,
		({ text, heading }, { language, kind }) => {
			if (
				kind === "product" ||
				!isAboutOpening(text, language) ||
				singleDay.test(text) ||
				/telefon|hotline|anruf|phone|call|téléphon|event|veranstaltung|workshop|kurs|markt|course|class|evening|abend|soir|atelier|participant|teilnehm|nebenan|nachbar|parkhaus|parkplatz|garage|café|restaurant|museum|bibliothek|rathaus|paketshop|postamt|packstation|hersteller|next door|neighbour|car park|library|post office|voisin|parking|musée|mairie|bureau de poste|fabricant/iu.test(
					`${text}\n${heading}`,
				)
			)
				return null;
			const wrong =
				hoursIn(text).find((hours) => hours.times.some((time) => !times.has(time))) ??
				text
					.split(/[,;]\s/)
					.map((part) => findWrongDayHours(part, weeks))
					.find((found) => found !== null);
			return wrong
				? {
						found: wrong.found,
						expected: [...times]
							.toSorted((a, b) => a - b)
							.map((time) => `${Math.floor(time / 60)}:${String(time % 60).padStart(2, "0")}`)
							.join(", "),
					}
				: null;
		},
	);
};

/**
 * Rules that compare what texts say about the company with its fields. A number, address or name that differs in more
 * than two letters is compared only if the sentence presents it as the shop's own. Opening hours in words are not
 * compared.
 */
export const identityRules: readonly Rule[] = [
	{ id: "iban", severity: "warning", source: "ISO 13616", find: findWrongIbans },
	{ id: "bank-code", severity: "warning", source: "ISO 9362", find: findWrongBankCodes },
	{ id: "vat-named", severity: "warning", source: "§ 5 (1) no. 6 DDG", find: findWrongVatNumbers },
	{ id: "company-named", severity: "warning", source: "§ 5 (1) no. 1 DDG", find: findWrongCompanyDetails },
	{ id: "office-named", severity: "warning", source: "§ 5 (1) no. 1, 4 DDG", find: findWrongOffices },
	{
		id: "account-holder",
		severity: "warning",
		source: "Regulation (EU) 2024/886",
		find: findWrongAccountHolder,
	},
	{
		id: "hours-named",
		severity: "hint",
		source: "schema.org: openingHoursSpecification",
		find: findWrongHours,
	},
];
