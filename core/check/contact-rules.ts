import type { CheckedSite, Rule } from "#core/check/rule.ts";
import { siteTexts } from "#core/check/site-texts.ts";
import { readableDomain, readableEmail } from "#core/internet/readable-domain.ts";
import { editDistance } from "#core/text/edit-distance.ts";

/** The most letters by which a mistyped address or number differs from the right one. */
const typo = 2;

const isNear = (one: string, other: string) => one !== other && editDistance(one, other) <= typo;

/** An e-mail address in the one spelling in which two of them are compared. */
const comparableEmail = (email: string) => readableEmail(email.trim()).toLowerCase();

/** All e-mail addresses that the content's data has. */
function knownEmails({ site: { company, legal } }: CheckedSite): readonly string[] {
	return [...company.emails.map(({ email }) => email), legal.data_protection_commissioner?.email ?? ""]
		.filter(Boolean)
		.map(comparableEmail);
}

const emailPattern = /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/gu;
const phonePattern = /(?<![\p{L}\d])(?:\+|0)\d[\d\s()/.-]{6,18}\d/gu;

/** Returns the digits of a telephone number without the code of a country and the zero before the area's. */
function digitsOf(number: string): string {
	return number
		.replace(/\(0\)/, "")
		.replace(/\D/g, "")
		.replace(/^(?:00|0)?(?:49|43|41|33)?0?/, "");
}

/** All telephone numbers that the content's data has, as written. */
function knownPhones({ site: { company, branches, legal } }: CheckedSite): readonly string[] {
	return [
		...company.numbers.map(({ number }) => number),
		...branches.flatMap(({ phone }) => phone ?? []),
		legal.data_protection_commissioner?.phone_number ?? "",
	].filter(Boolean);
}

/** E-mail addresses of texts that are all but one of the company's. */
const emails: Rule["find"] = (checked) => {
	const known = knownEmails(checked);
	const domains = [...new Set(known.map((email) => email.split("@")[1] ?? ""))];
	return siteTexts(checked).flatMap(({ source, place, kind }) => {
		if (kind === "image" || !source.includes("@")) return [];
		for (const [found] of source.matchAll(emailPattern)) {
			const email = comparableEmail(found);
			const domain = email.split("@")[1] ?? "";
			const expected = known.includes(email)
				? undefined
				: (known.find((own) => isNear(own, email)) ?? domains.find((own) => isNear(own, domain)));
			if (expected !== undefined) return [place({ found, expected })];
		}
		return [];
	});
};

/** Words by which a sentence gives an address or a number as the shop's own. */
const ownContact =
	/(?<!\p{L})(?:(?:erreichen|kontaktieren|schreiben|rufen|mailen|faxen|fragen) (?:sie )?(?:uns|an)?|rufen sie (?:uns )?an|schreiben sie (?:uns|an)|(?:an|bei) uns|uns (?:an|unter)|unser(?:e[rsnm]?)? (?:telefon|hotline|e-?mail|service|kundenservice|kundendienst)|fragen an|(?:contact|call|reach|write to|email|e-mail|mail) us|our (?:phone|hotline|e-?mail|customer service)|questions to|(?:contactez|appelez|écrivez|joignez)[- ]nous|nous (?:joindre|contacter|écrire)|notre (?:téléphone|e-?mail|service client))(?!\p{L})/iu;

/** Mail addresses of private people, which no company's data has. */
const freeMail =
	/@(?:gmail|googlemail|gmx|web|t-online|yahoo|hotmail|outlook|aol|icloud|freenet|orange|wanadoo|free|laposte|bluewin)\.[a-z.]{2,6}$/i;

/** Texts that give as the shop's own a number or an address which its data has not. */
const unknownContacts: Rule["find"] = (checked) => {
	const numbers = knownPhones(checked).map(digitsOf);
	const makers = (checked.site.shop?.manufacturers ?? []).map(({ contact }) =>
		comparableEmail(contact?.electronic_address ?? ""),
	);
	const known = [...knownEmails(checked), ...makers];
	const domains = new Set(known.map((email) => email.split("@")[1] ?? "").filter(Boolean));
	domains.add(readableDomain(checked.domain).replace(/^www\./, ""));
	return siteTexts(checked).flatMap(({ source, kind, template, sentences, place }) => {
		if (kind === "image" || kind === "legal" || kind === "product" || !/@|\d{3}/.test(source)) return [];
		for (const { text } of sentences()) {
			const isOwn = ownContact.test(text);
			for (const [found] of text.matchAll(emailPattern)) {
				const email = comparableEmail(found);
				const isKnown = known.includes(email) || domains.has(email.split("@")[1] ?? "");
				if (!isKnown && (isOwn || freeMail.test(email))) return [place({ found })];
			}
			if (!isOwn || template === "legal") continue;
			for (const [found] of text.matchAll(phonePattern)) {
				const number = digitsOf(found);
				const isKnown = numbers.some((own) => own === number || isNear(own, number));
				if (!isKnown) return [place({ found })];
			}
		}
		return [];
	});
};

/** Telephone numbers of texts that are all but one of the company's or a branch's. */
const phones: Rule["find"] = (checked) => {
	const written = knownPhones(checked);
	const known = written.map(digitsOf);
	return siteTexts(checked).flatMap(({ source, place, kind }) => {
		if (kind === "image") return [];
		for (const [found] of source.matchAll(phonePattern)) {
			const number = digitsOf(found);
			const near = known.includes(number)
				? -1
				: known.findIndex(
						(own) => own.length > 6 && own.slice(0, 4) === number.slice(0, 4) && isNear(own, number),
					);
			if (near >= 0) return [place({ found, expected: written[near] ?? "" })];
		}
		return [];
	});
};

/** Addresses of the company and its branches in parts. */
function ownAddresses({ site: { company, branches } }: CheckedSite) {
	return [
		...company.addresses.map(({ street, number, zip_code, city }) => ({
			street: `${street} ${number}`.trim(),
			zip: zip_code,
			city,
		})),
		...branches.map(({ street, zip, city }) => ({ street: street.trim(), zip, city })),
	];
}

const squeeze = (text: string) =>
	text
		.replace(/[\s.-]+/g, "")
		.replace(/strasse|straße|str(?=\d|$)/giu, "str")
		.toLowerCase();

/** A street, a number, a postcode and a town that texts name together: the last two are compared with those of the first two. */
const addressIn =
	/(?<street>\p{Lu}[\p{L}. -]{3,40}? \d{1,4}(?:\s?[a-z])?)(?:\s*[,·|•–-]\s*|\s+in\s+|\s*\n\s*)(?:[A-Z]{1,2}-)?(?<zip>\d{4,5}) (?<city>\p{Lu}[\p{L}.-]+)/gu;

/** Where a text names the company's street with another postcode or town, or the street all but right. */
const addressNamed: Rule["find"] = (checked) => {
	const own = ownAddresses(checked);
	if (own.length === 0) return [];
	return siteTexts(checked).flatMap((text) => {
		const { kind, place } = text;
		if (kind === "product" || kind === "image" || !/\d/.test(text.source)) return [];
		const words = text.words();
		for (const { 0: found, groups = {} } of words.matchAll(addressIn)) {
			const { street = "", zip = "", city = "" } = groups;
			const same = own.filter((entry) => squeeze(street).endsWith(squeeze(entry.street)));
			const right = same[0];
			if (
				right &&
				!same.some((entry) => entry.zip === zip && city.startsWith(entry.city.split(/[ -]/)[0] ?? ""))
			)
				return [place({ found, expected: `${right.street}, ${right.zip} ${right.city}` })];
		}
		for (const [found] of words.matchAll(
			/\p{Lu}[\p{L}.-]+(?:\s\p{L}+)?\s\d{1,4}(?:\s?[a-z](?!\p{L}))?(?!\d|[.,]\d)/gu,
		)) {
			const near = own.find(
				({ street }) =>
					street.replace(/\D/g, "") === found.replace(/\D/g, "") &&
					squeeze(street).length > 8 &&
					squeeze(street) !== squeeze(found) &&
					editDistance(squeeze(street), squeeze(found)) <= 2,
			);
			if (near && !own.some(({ street }) => squeeze(found).endsWith(squeeze(street))))
				return [place({ found, expected: near.street })];
		}
		return [];
	});
};

/**
 * Rules of telephone numbers and addresses in texts, compared with those of the company and its branches. One that is altogether different is a
 * finding only where its sentence gives it as the shop's own.
 */
export const contactRules: readonly Rule[] = [
	{ id: "email-named", severity: "warning", source: "§ 5 (1) no. 2 DDG", find: emails },
	{ id: "phone-named", severity: "warning", source: "§ 5 (1) no. 2 DDG", find: phones },
	{ id: "contact-named", severity: "warning", source: "§ 5 (1) no. 2 DDG", find: unknownContacts },
	{ id: "address-named", severity: "warning", source: "§ 5 (1) no. 1 DDG", find: addressNamed },
];
