import type { CheckedSite, Rule } from "#core/check/rule.ts";
import { siteTexts } from "#core/check/site-texts.ts";
import { readableDomain, readableEmail } from "#core/internet/readable-domain.ts";
import { cityLine } from "#core/site/address-country.ts";
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
	# The model instructions on withdrawal
	_müssen sie uns_
	_you must inform us_
	_vous devez nous (notifier|informer)_
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
		// Texts of the legal data name authorities and processors as well.
		const isLegalData = kind === "legal" && template === null;
		if (kind === "image" || isLegalData || kind === "product" || !/@|\d{3}/.test(source)) return [];
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

/** Returns an address in one line. */
const addressLine = ({ street, zip, city }: ReturnType<typeof ownAddresses>[number]) =>
	`${street}, ${cityLine(zip, city, null)}`;

/** Returns a street with its number in the spelling used for comparison; a number before the street is moved behind it. */
const normalizeStreet = (text: string) =>
	text
		.replace(/^(\d+(?:\s?(?:bis|ter|[a-d])(?!\p{L}))?),?\s+(.*)$/su, "$2 $1")
		.replace(/[\s.-]+/g, "")
		.replace(/strasse|straße|str(?=\d|$)/giu, "str")
		.toLowerCase();

/**
 * A street with number, or in French order a number with street, followed by postcode and city. Line breaks of an address count
 * as blanks.
 */
const addressIn =
	/(?<street>\p{Lu}[\p{L}. -]{3,40}? \d{1,4}(?:\s?[a-z])?|(?<!\d)\d{1,4}(?:\s?(?:bis|ter|[a-d]))?,? (?:\p{L}[\p{L}'’.-]*\s?){2,6}?)(?:\s*[,·|•–-]\s*|\s+in\s+|\s+)(?<zip>(?:[A-Z]{1,3}\s?[-–]\s?)?\d{4,5}) (?<city>\p{Lu}[\p{L}.-]+)/gu;

/** Addresses of the shop that are not its seat or a branch: post boxes, warehouses for returns, and former places. */
const otherPlace = phrases`
	postfach|rücksend|retour|lager|werkstatt|früher|ehemal|damals|umzug|umgezogen|return|warehouse|workshop
	former|_(was|were|war|waren|était|étaient)_|moved|until|_bis_|jusqu|renvoi|entrepôt|atelier|ancien
	P.?O.? box
	boîte postale
	_BP_
`;

/** The number of letters before an address that can say whose it is. */
const addressee = 100;

/** Returns whether an address directly follows one of the shop's names: "Juwelier Sternau, Lindenweg 3, 10961 Berlin". */
function isOfShop(words: string, index: number, street: string, names: readonly string[]): boolean {
	const before = words.slice(Math.max(0, index - addressee), index);
	const [sentence = ""] = /[^.!?]*$/u.exec(before) ?? [];
	if (otherPlace.test(`${sentence} ${street}`)) return false;
	const last = before.replace(/[\s,·|•–\\-]+$/u, "");
	return names.some((name) => last.endsWith(name) || street.startsWith(`${name} `));
}

/** Finds the shop's street with a wrong postcode or city, misspellings of the street, and other addresses after the shop's name. */
const findWrongAddresses: Rule["find"] = (checked) => {
	const addresses = ownAddresses(checked);
	const [seat] = addresses;
	if (!seat) return [];
	const names = [checked.site.company.company_name, checked.site.company.display_name];
	return siteTexts(checked).flatMap((text) => {
		const { kind, place } = text;
		if (kind === "product" || kind === "image" || !/\d/.test(text.source)) return [];
		const words = text.words();
		for (const { 0: found, index, groups = {} } of words.matchAll(addressIn)) {
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
				return [place({ found, expected: addressLine(right) })];
			if (!right && isOfShop(words, index, street, names))
				return [place({ found, expected: addressLine(seat) })];
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
 * completely different number is reported only if its sentence presents it as the shop's own, and a completely different
 * address only directly after the shop's name.
 */
export const contactRules: readonly Rule[] = [
	{ id: "email-named", severity: "warning", source: "§ 5 (1) no. 2 DDG", find: findMistypedEmails },
	{ id: "phone-named", severity: "warning", source: "§ 5 (1) no. 2 DDG", find: findMistypedPhones },
	{ id: "contact-named", severity: "warning", source: "§ 5 (1) no. 2 DDG", find: findUnknownContacts },
	{ id: "address-named", severity: "warning", source: "§ 5 (1) no. 1 DDG", find: findWrongAddresses },
];
