import { isQuoted, type Sentence } from "#core/check/sentences.ts";
import { weekdayNamed } from "#core/opening-hours/day-words.ts";
import { monthName, monthNamed } from "#core/opening-hours/month-names.ts";
import { phrases } from "#core/text/phrases.ts";

/** A calendar date: "31. Mai 2025", "30 June 2025", "May 2025", "1er août 2025", "31.05.2025". */
const written = new RegExp(
	`(?<![\\d.])(?:(?:(?<day>\\d{1,2})(?:\\.|er|st|nd|rd|th)?\\s+(?:of\\s+)?)?(?<name>${monthName})\\s+(?:(?<late>\\d{1,2})(?:st|nd|rd|th)?,\\s+)?(?<year>20\\d{2})|(?<d>\\d{1,2})[./](?<m>\\d{1,2})[./](?<y>20\\d{2}))(?!\\d)`,
	"giu",
);

/** The word directly before a date: "Freitag, den 12. Dezember 2026". After "bis" it ends a range of weekdays. */
const wordBefore =
	/(?<!(?:bis|und|to|and|au|et|–|-)\s?)(?<!\p{L})(?<word>\p{L}{4,}|\p{L}{2,3}\.),?\s+(?:(?:den|dem|the|le)\s+)?$/iu;

/** The word directly after a date: "am 12. Dezember 2026, einem Samstag". */
const wordAfter = /^,\s+(?:einem?|a|un)\s+(?<word>\p{L}+)/iu;

const pad = (value: number) => String(value).padStart(2, "0");

/** Returns the dates in a text as "YYYY-MM-DD"; a month alone counts as its last day. */
export function datesIn(text: string): readonly { readonly found: string; readonly day: string }[] {
	return [...text.matchAll(written)].flatMap(({ 0: found, groups = {} }) => {
		const { day, late, name, year, d, m, y } = groups;
		const month = name === undefined ? Number(m) : monthNamed(name);
		const number = Number(day ?? late ?? d ?? 31);
		return month < 1 || month > 12 ? [] : [{ found, day: `${year ?? y}-${pad(month)}-${pad(number)}` }];
	});
}

/**
 * Returns the words of a weekday and a date that is another one, with the date as "YYYY-MM-DD"; null if all agree. Dates without
 * a year or a day are not compared.
 */
export function mismatchedWeekday(text: string): { readonly found: string; readonly day: string } | null {
	for (const { 0: found, index, groups = {} } of text.matchAll(written)) {
		const [date] = datesIn(found);
		if (!date || (groups.day ?? groups.late ?? groups.d) === undefined) continue;
		const time = new Date(`${date.day}T00:00:00Z`);
		const isReal = !Number.isNaN(time.valueOf()) && time.toISOString().startsWith(date.day);
		const weekday = (time.getUTCDay() + 6) % 7;
		const before = wordBefore.exec(text.slice(0, index));
		const after = wordAfter.exec(text.slice(index + found.length));
		for (const match of [before, after]) {
			const named = weekdayNamed(match?.groups?.word ?? "");
			if (!match || !isReal || named === null || named === weekday) continue;
			return { found: match === before ? `${match[0]}${found}` : `${found}${match[0]}`, day: date.day };
		}
	}
	return null;
}

/** Words that announce something in the future or ongoing. */
const announcing = phrases`
	_(
		bis( zum| einschließlich| ende)?|gültig|gilt|gelten|endet|läuft|laufen|noch|ab( dem)?|vom|am|
		save the date|bestellen sie|merken sie|besuchen sie|kommen sie|melden sie|
		wir (haben|machen|bleiben|sind|laden|feiern|eröffnen|zeigen|öffnen|schließen)|betriebsferien|
		betriebsurlaub|neu ab|until|till|by|valid|ends|from|join us|visit us|order by|
		we (are|will|open|close|celebrate|invite)|jusqu’au|valable|avant le|du|le|à partir du|
		nous (sommes|fermons|ouvrons|vous invitons|serons)|venez|commandez
	)_
`;

/** Words of an offer or event. Without one, a date counts as a fact of history. */
const offering = phrases`
	angebot|aktion|rabatt|verkauf|gutschein|preis|sale|ferien|urlaub|geschlossen|eröffn|tage?_|event
	veranstaltung|ausstellung|messe|workshop|kurs|anmeld|bestell|einlös|versand|liefer|geschenk|gültig
	feier|offer|discount|voucher|closed|holiday|opening|exhibition|fair|order|delivery|valid|course
	registration|offre|promotion|remise|soldes|congés|vacances|fermé|ouvert|exposition|salon|command
	livraison|valable|inscri
	neu ab
	save the date
`;

/** Words of sentences that report the past, describe a rule or date a document. */
const reporting = phrases`
	_(
		war(en|st)?|wurden?|lief(en)?|fand(en)?|hatten?|gab( es)?|kam(en)?|ging(en)?|öffnete|eröffnete|
		eröffnet wurde|schloss|endete|galt(en)?|gekauft|bestellt (haben|wurde)|erworben|
		geschlossen (wurde|haben)|seit|stand( vom)?|fassung|zuletzt|in der fassung|verordnung|gesetz|
		richtlinie|artikel|hergestellt|gebaut|geboren|heiratete?|gegründet|was|were|ran|took|had|opened|
		closed on|ended|since|as of|version|last (updated|changed)|regulation|directive|bought|purchased|
		founded|married|a été|ont été|fut|était|étaient|a eu|avait|ouvrit|depuis|version|mise? à jour|
		règlement|directive|achetée?s?|fondée?
	)_
`;

/** The end of a text before the last day of an offer: "bis zum 24. Dezember 2025". */
const deadline = phrases`
	_bis (zum|einschließlich|inklusive|einschl.)? $
	_(until|till|through) ~ $
	_(jusqu’au|jusque|avant le) $
`;

/** Promises in the present tense: "schenken wir", "you receive", "nous offrons". */
const promising = phrases`
	_*en (wir|sie)_
	_wir *en_
	_(we|you) *_
	_(nous|vous) ((nous|vous|y|en) )?*(i!)(ons|ez)_
`;

/** Verbs in the past tense next to their subject: "schenkten wir", "we cleaned". */
const promised = phrases`
	(bie|hal|arbei|leis|bera|war|gestal|lei|bit|ach|rich|verzich!)ten (wir|sie)_
	_wir *(bie|hal|arbei|leis|bera|war|gestal|lei|bit|ach|rich|verzich!)ten_
	_(gaben|blieben|zogen|trugen|nahmen|ließen|sahen|lagen|standen|fanden|kamen|gingen|liefen|schlossen)_
	_(we|you) ~ (*ed|sold|gave|kept|made|bought|sent|paid|held|met|did|got|went|came|left|lent|built|began)_
`;

/** Returns whether a sentence promises something up to the date at an index, in the present tense. */
const isDeadline = (text: string, index: number) =>
	deadline.test(text.slice(0, index)) && promising.test(text) && !promised.test(text);

/** The greatest age of a date that counts as a forgotten announcement, in years. */
const maxAgeYears = 10;

/**
 * Returns a past date that a sentence still announces; null if there is none or the sentence reports the past.
 *
 * Not found: announcements without a year, announcements spread over two sentences, and deadlines of which a sentence does not
 * say in the present tense what "we" or "you" do until then.
 */
export function pastAnnouncement({ text, heading }: Sentence, today: string): string | null {
	if (reporting.test(text) || !announcing.test(text)) return null;
	const dates = datesIn(text);
	const last = dates.toSorted((one, other) => (one.day < other.day ? 1 : -1))[0];
	if (!last || last.day >= today || Number(last.day.slice(0, 4)) < Number(today.slice(0, 4)) - maxAgeYears)
		return null;
	const start = text.indexOf(last.found);
	if (!offering.test(`${text}\n${heading}`) && !isDeadline(text, start)) return null;
	return isQuoted(text, start, start + last.found.length) ? null : last.found;
}

/** An announcement with a year and no date: "Im Frühjahr 2023 eröffnen wir". */
const yearAhead =
	/(?:im|ab|in|from|dès|en) (?:\p{L}+ )?(20\d{2}),? (?:\p{L}+ ){0,3}(?:eröffnen wir|erwartet sie|kommt|starten wir|we (?:will )?open|we will|nous ouvrons|nous ouvrirons)/iu;

/** Returns the words of a sentence that announce something for a past year; null if there are none. */
export function pastYear({ text }: Sentence, today: string): string | null {
	const match = yearAhead.exec(text);
	return match && Number(match[1]) < Number(today.slice(0, 4)) ? match[0] : null;
}
