import type { CheckedSite, Rule } from "#core/check/rule.ts";
import { siteTexts } from "#core/check/site-texts.ts";
import { readableDomain, readableEmail } from "#core/internet/readable-domain.ts";
import { editDistance } from "#core/text/edit-distance.ts";
import { phrases } from "#core/text/phrases.ts";
import { withoutCountryPrefix } from "#core/text/postcode-prefix.ts";

/** The largest number of differing letters that counts as a typing error. */
const typo = 2;

const isNear = (one: string, other: string) => one !== other && editDistance(one, other) <= typo;

/** Returns an e-mail address in the spelling used for comparison. */
const comparableEmail = (email: string) => readableEmail(email.trim()).toLowerCase();

/** Returns all e-mail addresses in the content's fields. */
function knownEmails({ site: { company, legal } }: CheckedSite): readonly string[] {
	return [...company.emails.map(({ email }) => email), legal.data_protection_commissioner?.email ?? ""]
		.filter(Boolean)
		.map(comparableEmail);
}

const emailPattern = /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/gu;
const phonePattern = /(?<![\p{L}\d])(?:\+|0)\d[\d\s()/.-]{6,18}\d/gu;

/** Returns the digits of a telephone number without country code and leading zero. */
function digitsOf(number: string): string {
	return number
		.replace(/\(0\)/, "")
		.replace(/\D/g, "")
		.replace(/^(?:00|0)?(?:49|43|41|33)?0?/, "");
}

/** Returns all telephone numbers in the content's fields, as written. */
function knownPhones({ site: { company, branches, legal } }: CheckedSite): readonly string[] {
	return [
		...company.numbers.map(({ number }) => number),
		...branches.flatMap(({ phone }) => phone ?? []),
		legal.data_protection_commissioner?.phone_number ?? "",
	].filter(Boolean);
}

/** Finds e-mail addresses in texts that differ slightly from one of the company's. */
const findMistypedEmails: Rule["find"] = (checked) => {
	const knownAddresses = knownEmails(checked);
	const domains = [...new Set(knownAddresses.map((email) => email.split("@")[1] ?? ""))];
	return siteTexts(checked).flatMap(({ source, place, kind }) => {
		if (kind === "image" || !source.includes("@")) return [];
		for (const [found] of source.matchAll(emailPattern)) {
			const email = comparableEmail(found);
			const domain = email.split("@")[1] ?? "";
			const expected = knownAddresses.includes(email)
				? undefined
				: (knownAddresses.find((address) => isNear(address, email)) ??
					domains.find((knownDomain) => isNear(knownDomain, domain)));
			if (expected !== undefined) return [place({ found, expected })];
		}
		return [];
	});
};

/** Words that present an address or a number as the shop's own. */
const ownContact = phrases`
	_(erreichen|kontaktieren|schreiben|rufen|mailen|faxen|fragen) (sie)? (uns|an)?_
	_(rufen sie (uns)? an|schreiben sie (uns|an)|(an|bei) uns|uns (an|unter)|fragen an)_
	_unser(e(r|s|n|m)?)? (telefon|hotline|e-?mail|service|kundenservice|kundendienst)_
	_((contact|call|reach|write to|email|e-mail|mail) us|questions to)_
	_our (phone|hotline|e-?mail|customer service)_
	_((contactez|appelez|écrivez|joignez)-nous|nous (joindre|contacter|écrire))_
	_notre (téléphone|e-?mail|service client)_
`;

/** E-mail providers for private people. Their addresses are reported unless the content's fields contain them. */
const freeMail =
	/@(?:gmail|googlemail|gmx|web|t-online|yahoo|hotmail|outlook|aol|icloud|freenet|orange|wanadoo|free|laposte|bluewin)\.[a-z.]{2,6}$/i;

/** Finds texts that present an unknown number or address as the shop's own. */
const findUnknownContacts: Rule["find"] = (checked) => {
	const numbers = knownPhones(checked).map(digitsOf);
	const manufacturerEmails = (checked.site.shop?.manufacturers ?? []).map(({ contact }) =>
		comparableEmail(contact?.electronic_address ?? ""),
	);
	const knownAddresses = [...knownEmails(checked), ...manufacturerEmails];
	const domains = new Set(knownAddresses.map((email) => email.split("@")[1] ?? "").filter(Boolean));
	domains.add(readableDomain(checked.domain).replace(/^www\./, ""));
	return siteTexts(checked).flatMap(({ source, kind, template, sentences, place }) => {
		if (kind === "image" || kind === "legal" || kind === "product" || !/@|\d{3}/.test(source)) return [];
		for (const { text } of sentences()) {
			const isOwn = ownContact.test(text);
			for (const [found] of text.matchAll(emailPattern)) {
				const email = comparableEmail(found);
				const isKnown = knownAddresses.includes(email) || domains.has(email.split("@")[1] ?? "");
				if (!isKnown && (isOwn || freeMail.test(email))) return [place({ found })];
			}
			if (!isOwn || template === "legal") continue;
			for (const [found] of text.matchAll(phonePattern)) {
				const number = digitsOf(found);
				const isKnown = numbers.some((knownNumber) => knownNumber === number || isNear(knownNumber, number));
				if (!isKnown) return [place({ found })];
			}
		}
		return [];
	});
};

/** The end of a text before another number on purpose, such as that of the workshop. */
const otherLine = /(?:durchwahl|direct (?:line|number)|extension|ligne directe|numéro direct)[^.!?\n]*$/iu;
/** The number of letters before a telephone number that can say whose it is. */
const announcement = 60;

/** Finds telephone numbers in texts that differ slightly from one of the company's or a branch's. */
const findMistypedPhones: Rule["find"] = (checked) => {
	const written = knownPhones(checked);
	const knownNumbers = written.map(digitsOf);
	return siteTexts(checked).flatMap(({ source, place, kind }) => {
		if (kind === "image") return [];
		for (const { 0: found, index } of source.matchAll(phonePattern)) {
			if (otherLine.test(source.slice(Math.max(0, index - announcement), index))) continue;
			const number = digitsOf(found);
			const near = knownNumbers.includes(number)
				? -1
				: knownNumbers.findIndex(
						(knownNumber) =>
							knownNumber.length > 6 &&
							knownNumber.slice(0, 4) === number.slice(0, 4) &&
							isNear(knownNumber, number),
					);
			if (near >= 0) return [place({ found, expected: written[near] ?? "" })];
		}
		return [];
	});
};

/** Returns the addresses of the company and its branches in parts. */
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

const normalizeStreet = (text: string) =>
	text
		.replace(/[\s.-]+/g, "")
		.replace(/strasse|straße|str(?=\d|$)/giu, "str")
		.toLowerCase();

/** A street with number, followed by postcode and city. */
const addressIn =
	/(?<street>\p{Lu}[\p{L}. -]{3,40}? \d{1,4}(?:\s?[a-z])?)(?:\s*[,·|•–-]\s*|\s+in\s+|\s*\n\s*)(?<zip>(?:[A-Z]{1,3}\s?[-–]\s?)?\d{4,5}) (?<city>\p{Lu}[\p{L}.-]+)/gu;

/** Finds the shop's street with a wrong postcode or city, and misspellings of the street. */
const findWrongAddresses: Rule["find"] = (checked) => {
	const addresses = ownAddresses(checked);
	if (addresses.length === 0) return [];
	return siteTexts(checked).flatMap((text) => {
		const { kind, place } = text;
		if (kind === "product" || kind === "image" || !/\d/.test(text.source)) return [];
		const words = text.words();
		for (const { 0: found, groups = {} } of words.matchAll(addressIn)) {
			const { street = "", zip = "", city = "" } = groups;
			const same = addresses.filter((entry) =>
				normalizeStreet(street).endsWith(normalizeStreet(entry.street)),
			);
			const right = same[0];
			if (
				right &&
				!same.some(
					(entry) =>
						(entry.zip === "" || withoutCountryPrefix(entry.zip) === withoutCountryPrefix(zip)) &&
						city.startsWith(entry.city.split(/[ -]/)[0] ?? ""),
				)
			)
				return [place({ found, expected: `${right.street}, ${right.zip} ${right.city}` })];
		}
		for (const [found] of words.matchAll(
			/\p{Lu}[\p{L}.-]+(?:\s\p{L}+)?\s\d{1,4}(?:\s?[a-z](?!\p{L}))?(?!\d|[.,]\d)/gu,
		)) {
			const near = addresses.find(
				({ street }) =>
					street.replace(/\D/g, "") === found.replace(/\D/g, "") &&
					normalizeStreet(street).length > 8 &&
					normalizeStreet(street) !== normalizeStreet(found) &&
					editDistance(normalizeStreet(street), normalizeStreet(found)) <= 2,
			);
			if (near && !addresses.some(({ street }) => normalizeStreet(found).endsWith(normalizeStreet(street))))
				return [place({ found, expected: near.street })];
		}
		return [];
	});
};

/**
 * Rules that compare telephone numbers and addresses in texts with those of the company and its branches. A
 * completely different one is reported only if its sentence presents it as the shop's own.
 */
export const contactRules: readonly Rule[] = [
	{ id: "email-named", severity: "warning", source: "§ 5 (1) no. 2 DDG", find: findMistypedEmails },
	{ id: "phone-named", severity: "warning", source: "§ 5 (1) no. 2 DDG", find: findMistypedPhones },
	{ id: "contact-named", severity: "warning", source: "§ 5 (1) no. 2 DDG", find: findUnknownContacts },
	{ id: "address-named", severity: "warning", source: "§ 5 (1) no. 1 DDG", find: findWrongAddresses },
];
