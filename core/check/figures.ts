/** An amount of money in a text: "1.490,00 €", "€1,490", "1 490 €", "CHF 12.90". */
const money =
	/(?:(?<!\p{L})(?<sign>€|EUR|CHF|Fr\.)\s?(?<before>\d[\d.,’'\u00a0\u202f ]*\d|\d)|(?<after>\d[\d.,’'\u00a0\u202f ]*\d|\d)(?:,[-–])?\s?(?:€|EUR\b|Euros?\b|CHF\b|francs\b))/giu;

/** Parses a number with thousands separators and decimals. */
function numberOf(written: string): number {
	const digits = written.replace(/[\u00a0\u202f ’']/g, "");
	const decimals = /[.,](\d{1,2})$/.exec(digits);
	const integerPart = (decimals ? digits.slice(0, decimals.index) : digits).replace(/[.,]/g, "");
	return Number(`${integerPart}.${decimals?.[1] ?? "0"}`);
}

/** Returns the amounts of money in a text, with their words. */
export function amountsIn(text: string): readonly { readonly found: string; readonly value: number }[] {
	return [...text.matchAll(money)].map(({ 0: found, groups }) => ({
		found: found.trim(),
		value: numberOf(groups?.before ?? groups?.after ?? "0"),
	}));
}

/** Numbers as words, as used in periods. */
const numerals: ReadonlyMap<string, number> = new Map(
	Object.entries({
		ein: 1,
		eine: 1,
		einen: 1,
		einem: 1,
		einer: 1,
		eines: 1,
		zwei: 2,
		drei: 3,
		vier: 4,
		fünf: 5,
		sechs: 6,
		sieben: 7,
		acht: 8,
		zehn: 10,
		zwölf: 12,
		vierzehn: 14,
		zwanzig: 20,
		dreißig: 30,
		sechzig: 60,
		hundert: 100,
		one: 1,
		a: 1,
		two: 2,
		three: 3,
		four: 4,
		five: 5,
		six: 6,
		seven: 7,
		eight: 8,
		ten: 10,
		twelve: 12,
		fourteen: 14,
		thirty: 30,
		sixty: 60,
		hundred: 100,
		un: 1,
		une: 1,
		deux: 2,
		trois: 3,
		quatre: 4,
		cinq: 5,
		sept: 7,
		huit: 8,
		dix: 10,
		douze: 12,
		quatorze: 14,
		quinze: 15,
		trente: 30,
		soixante: 60,
		cent: 100,
	}),
);

const words = [...numerals.keys()].toSorted((one, other) => other.length - one.length).join("|");

/** Parses a number in digits or words; null if it is not a number. */
export function numberIn(written: string): number | null {
	return /^\d/.test(written) ? Number(written) : (numerals.get(written.toLowerCase()) ?? null);
}

/** A period in days, weeks, months or years. */
const periods = new RegExp(
	`(?<![\\p{L}\\d.,])(?<count>\\d{1,3}|${words})[ \\u00a0-]?(?:volle |full )?(?:(?:kalender|werk|arbeits|working |calendar |business )?(?<unit>tag|täg|day|jour|woch|wöch|week|semaine|monat|month|mois|jahr|jähr|year|ans?(?!\\p{L})))\\p{L}*`,
	"giu",
);

const daysOfUnit: readonly (readonly [RegExp, number])[] = [
	[/^(?:tag|täg|day|jour)/i, 1],
	[/^(?:woch|wöch|week|semaine)/i, 7],
	[/^(?:monat|month|mois)/i, 30],
	[/^(?:jahr|jähr|year|an)/i, 365],
];

/** Returns the periods in a text in days, with their words; `months` is null for days and weeks. */
export function periodsIn(
	text: string,
): readonly (Figure & { readonly days: number; readonly months: number | null })[] {
	return [...text.matchAll(periods)].flatMap(({ 0: found, groups, index }) => {
		const count = numberIn(groups?.count ?? "");
		const unit = daysOfUnit.find(([pattern]) => pattern.test(groups?.unit ?? ""))?.[1];
		if (count === null || unit === undefined) return [];
		const months = unit === 365 ? count * 12 : unit === 30 ? count : null;
		return [{ found, index, days: count * unit, months }];
	});
}

/** Returns whether an IBAN's check digits are right (ISO 13616, MOD 97-10). */
export function isIban(text: string): boolean {
	const written = text.replace(/\s/g, "").toUpperCase();
	if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(written)) return false;
	const rearranged = written.slice(4) + written.slice(0, 4);
	const digits = rearranged.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
	let remainder = 0;
	for (const digit of digits) remainder = (remainder * 10 + Number(digit)) % 97;
	return remainder === 1;
}

/** Returns the IBANs in a text, from any country. */
export function ibansIn(text: string): readonly string[] {
	return [
		...text.matchAll(/(?<![\p{L}\d])[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?(?![\p{L}\d])/gu),
	].map(([found]) => found.trim());
}

/** A fineness in per mille or carats. */
const fineness =
	/(?<![\d.,])(?:(?<=(?<!\p{L})(?:gestempelt|punziert|stempel|punze|punzierung|stamped|hallmark(?:ed)?|poinçon(?:né|née|nés|nées)?)(?: (?:ist|mit|with|of|de|à|au|:))? ?)|(?<=(?<!\p{L})(?:gold|gelbgold|weißgold|ros[eé]gold|rotgold|silber|platin|silver|platinum|or|or (?:jaune|blanc|gris|rose|rouge)|argent|platine)[ \u00a0]))(?<bare>333|375|417|585|750|800|835|900|916|925|935|950|999)(?![\d/]|[.,]\d|[ \u00a0]?(?:€|EUR|CHF|euros?|g|mm|cm|stück|pièces|pieces)(?!\p{L}))|(?<![\d.,])(?<mille>333|375|417|585|750|800|835|900|916|925|935|950|999)(?:er\b|[ /]?1000|\s?‰|\s?(?:tausendstel|per mille|millièmes)|[- ]?(?:gelb|weiß|rot|ros[eé]|gold|silber|platin|silver|sterling)|\)|$)|(?<![\d.,])(?<carat>8|9|10|14|18|22|24)[- ]?(?:kt\b|karat|k (?:gelb|rot|weiß|ros[eé])?gold|k\b(?= gold)|(?<=(?:or|or (?:jaune|blanc|rose|rouge)) \d{1,2}[- ]?)carats?|ct gold|carats? (?:gold|d['’]or)|ct\.? (?:yellow|white|rose) gold|carat (?:yellow|white|rose))/giu;

/** The finenesses of alloys of gold by carats, in per mille; the usual one first. */
export const milleOfCarat: Readonly<Record<string, readonly number[]>> = {
	8: [333],
	9: [375],
	10: [417, 416],
	14: [585],
	18: [750],
	20: [833],
	21: [875],
	22: [916, 917],
	24: [999],
};

/** A figure in a text with its words and their place. */
export interface Figure {
	readonly found: string;
	readonly index: number;
}

/** A number in a text. */
export type NumberFigure = Figure & { readonly value: number };

/** Returns the numbers in digits of a text. Telephone numbers and parts of words do not count. */
export function figuresIn(text: string): readonly NumberFigure[] {
	return [
		...text.matchAll(
			/(?<![\p{L}\d.,/–-])\d{1,3}(?:[.,’'\u00a0\u202f ]\d{3})*(?:[.,]\d{1,2})?(?![\p{L}\d/]|[.,]\d| \d{2,})|(?<![\p{L}\d.,/])\d{4}(?![\p{L}\d/]|[.,]\d| \d)/gu,
		),
	].map(({ 0: found, index }) => ({ found, index, value: numberOf(found) }));
}

/** Returns the finenesses in a text, in per mille. */
export function finenessIn(text: string): readonly (Figure & { readonly mille: number })[] {
	return [...text.matchAll(fineness)].map(({ 0: found, groups, index }) => ({
		found: found.trim(),
		index,
		mille: Number(groups?.bare ?? groups?.mille ?? milleOfCarat[groups?.carat ?? ""]?.[0] ?? 0),
	}));
}

/** Returns the weights of stones in a text, in carats. */
export function caratsIn(text: string): readonly (Figure & { readonly weight: number })[] {
	return [...text.matchAll(/(?<![\d.,])(\d{1,2}[.,]\d{1,3})\s?(?:ct\b|kt\b|carat|karat)/giu)].map(
		({ 0: found, 1: weight = "0", index }) => ({ found, index, weight: Number(weight.replace(",", ".")) }),
	);
}

/** Returns the thicknesses of platings in a text, in micrometres. */
export function micronsIn(text: string): readonly (Figure & { readonly microns: number })[] {
	return [
		...text.matchAll(
			/(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?)\s?(?:[µμ]m?(?!\p{L})|mi[ck]rons?(?!\p{L})|mikrometer|micromètres?|micromet(?:re|er)s?)/giu,
		),
	].map(({ 0: found, 1: number = "0", index }) => ({
		found,
		index,
		microns: Number(number.replace(",", ".")),
	}));
}

/** Returns the opening hours in a text as minutes of the day, with their words. */
export function hoursIn(
	text: string,
): readonly { readonly found: string; readonly times: readonly number[] }[] {
	const range =
		/(?<![\d.,])(\d{1,2})(?:[:.h](\d{2}))?\s?(?:uhr|h|am|pm)?\s?(?:–|-|−|bis|to|until|à|jusqu['’]à)\s?(\d{1,2})(?:[:.h](\d{2}))?\s?(uhr|h\b|pm|heures)/giu;
	return [...text.matchAll(range)].map(([found, from, fromMinutes = "0", to, toMinutes = "0", unit = ""]) => {
		const end = Number(to) + (/pm/i.test(unit) && Number(to) < 12 ? 12 : 0);
		return { found, times: [Number(from) * 60 + Number(fromMinutes), end * 60 + Number(toMinutes)] };
	});
}
