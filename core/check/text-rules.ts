import { mismatchedWeekday, pastAnnouncement, pastYear } from "#core/check/dates.ts";
import { withoutGaps } from "#core/check/gap-rules.ts";
import { atPage } from "#core/check/page-rules.ts";
import { deadSettingLinks, isShopTarget, pageLinksOf } from "#core/check/page-targets.ts";
import type { SiteText } from "#core/check/read-text.ts";
import { inShop, type Place, type Rule } from "#core/check/rule.ts";
import { siteTexts } from "#core/check/site-texts.ts";
import { placeholder, unedited } from "#core/check/unfinished-text.ts";
import { pathOnDomain } from "#core/internet/domain-name.ts";
import type { Language } from "#core/language/language.ts";
import { linkTo } from "#core/navigation/link.ts";

/** Creates a rule that reports the texts in which something is found. */
function findInTexts(find: (text: SiteText) => string | null): Rule["find"] {
	return (checked) =>
		siteTexts(checked).flatMap((text) => {
			const found = find(text);
			return found === null ? [] : [text.place({ found: found.slice(0, 80), language: text.language })];
		});
}

/** Editors' marks. They are case-sensitive because the same letters in lower case are ordinary words. */
const editorsMark =
	/(?<![\p{L}\d])(?:TODO|FIXME|TBD|TBA|XXX+|xxx+|XX(?= (?:Jahre|Prozent|Euro|€|Uhr|years?|ans))|To-?do:|todo:|N\.N\.)(?![\p{L}\d])/u;

/** A text that consists only of a test word. */
const trial =
	/^\s*(?:tests?|probe|beispiel|example|exemple|neu|new|text|titel|title|name|null|none|n\/a|k\. ?a\.|siehe (?:oben|unten)|see above|dito|abc+|foo|bar|xyz|\.+|-+|\?+|x+|neue seite|neuer artikel|new page|untitled|unbenannt|ohne titel|sans titre|nouvelle page)\s*\d*\s*[.!]?\s*$/iu;

function findUnfinished(text: SiteText): string | null {
	const { kind, isMarkdown } = text;
	const source = withoutGaps(text);
	const [found] = placeholder.exec(source) ?? editorsMark.exec(source) ?? unedited.exec(source) ?? [];
	if (found !== undefined) return found;
	return kind === "shop" || kind === "image" || isMarkdown
		? kind === "product" && trial.test(source)
			? source
			: null
		: (trial.exec(source)?.[0] ?? null);
}

/** Traces of word processors, page builders and spreadsheets. */
const leftover =
	/mso-[a-z-]+\s*:|<!--\[if|\[if gte mso|<o:p>|\[\/?(?:b|i|u|url|img|color|size|center|quote|vc_\w+|et_pb_\w+|caption|gallery|contact-form-7|embed|su_\w+|elementor\w*)(?:[= ][^\]]*)?\](?!\()|""\S[^"]*""|(?<=\p{L}|[.!?])\\[nrt](?=\p{L}|\\|$)|\\u00[\da-f]{2}|=C3=[\dA-F]{2}|<\?(?:xml|php)|&lt;\?php/iu;
const unseen = /[\u200b\u2060\ufeff\ufff9-\ufffc]|\u00ad.*[\u200b\ufeff]|[a-z][\u0300-\u0308\u0327]/iu;

function findLeftoverCode({ source, isMarkdown, words }: SiteText): string | null {
	const [found] =
		leftover.exec(source) ?? (isMarkdown && source.includes("[") ? leftover.exec(words()) : null) ?? [];
	if (found !== undefined) return found;
	const [hidden] = unseen.exec(source) ?? [];
	if (hidden === undefined) return null;
	return [...hidden]
		.map((character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`)
		.join(" ");
}

/** Letters decoded with the wrong character encoding. */
const mojibake =
	/Ã[\u0080-\u00bf¤¶¼Ÿ©¨ªàâ«®¯´§‰–„œ\u00ad ]|Ã(?=[^\s\p{L}])|â€[™œ\u009d“”¦˜šž“–—\u0080-\u00bf]?|â‚¬|Â[\u00a0-\u00bf°§€]|ï¿½|\ufffd|Å[\u0080-\u00bf“’]|(?<=\p{L})\?(?=\p{Ll}{2})(?![^\s]*[=&])/u;

/**
 * A control character other than tab and line end. Windows-1252 decoded as Latin-1 has them instead of quotation
 * marks, dashes and the euro sign; they are invisible.
 */
const controlCharacter = /[^\P{Cc}\t\n\r]/u;

/**
 * Returns the part of a text decoded with the wrong encoding, with control characters escaped; null if there is none.
 */
function findMisreadPart({ source }: SiteText): string | null {
	const letters = mojibake.exec(source)?.[0];
	if (letters !== undefined) return letters;
	const place = source.search(controlCharacter);
	if (place < 0) return null;
	const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
	return source
		.slice(Math.max(0, place - 20), place + 20)
		.replace(/\p{Cc}/gu, escaped)
		.trim();
}

/** Character references that appear literally on the page. */
const entity = /&(?:amp;|#\d{2,6};|#x[\da-f]{2,5};|[a-z]{2,8};)/iu;

/** Markup that appears literally on the page. */
const htmlTag =
	/<\/?(?:b|i|u|p|br|div|span|strong|em|a|img|ul|ol|li|h[1-6]|font|table|tr|td|th|hr|script|style|center|small|sup|sub|iframe)(?:\s[^>]*)?\/?>/iu;
const markdownSign =
	/\*\*[^*\s][^*]*\*\*|__[^_\s][^_]*__|\[[^\]]+\]\((?:https?:|\/|mailto:|tel:|#)[^)]*\)|^#{1,6}\s|^\s*[*-] \S.*\n\s*[*-] \S|`[^`]+`/mu;

function findShownMarkup({ source, isMarkdown, words, kind }: SiteText): string | null {
	const shown = isMarkdown ? words() : source;
	const tag = htmlTag.exec(shown) ?? (isMarkdown || kind === "shop" ? null : markdownSign.exec(shown));
	return tag?.[0] ?? null;
}

/** Frequent small words that identify a language; words common to two of them are left out. */
const smallWords: Readonly<Partial<Record<Language, ReadonlySet<string>>>> = {
	de: new Set(
		"der die das und ist nicht mit für von ein eine einen den dem des sich auf auch wird sind bei wir sie oder aus zur zum nach ihr ihre ihren unser unsere aber wie noch nur durch über kann jede jeder jedes hat im am zu als unserer unserem unseren ihrer ihrem ihren alle allen mehr wurde werden haben gern diese dieser dieses jetzt kostenlos versand".split(
			" ",
		),
	),
	en: new Set(
		"the and is not with for of an are you your our this that from by or to it its we has have be at which can will each but as any was their they made into only there what on every all free shipping returns order now new these those where when more over".split(
			" ",
		),
	),
	fr: new Set(
		"le la les et est pas avec pour du une sont vous votre nos notre ce cette qui que dans sur par ou ne au aux nous vos leur chaque mais comme plus il elle ces son sa ses été fait tout sans chez toutes tous votre leurs cet aussi entre sous afin gratuite livraison".split(
			" ",
		),
	),
};

/** The least number of words to identify a text's language. */
const leastWords = 5;

/** The number of words below which a text counts as another language only without any small word of its own. */
const shortText = 8;

/** Returns the language of a text if it is clear and differs from the field's; otherwise null. */
function detectOtherLanguage({ words, language }: SiteText): Language | null {
	const found =
		words()
			.toLowerCase()
			.match(/\p{L}+/gu) ?? [];
	if (found.length < leastWords || !smallWords[language]) return null;
	const score = (candidate: Language) => found.filter((word) => smallWords[candidate]?.has(word)).length;
	const ownScore = score(language);
	const [best] = (["de", "en", "fr"] as const).toSorted((one, other) => score(other) - score(one));
	if (!best || best === language) return null;
	const isShort = found.length < shortText;
	return (isShort ? ownScore === 0 && score(best) >= 2 : score(best) >= 3 && score(best) >= 3 * ownScore + 1)
		? best
		: null;
}

/** Finds texts in another language than their field's. */
const findWrongLanguage: Rule["find"] = (checked) =>
	siteTexts(checked).flatMap((text) => {
		if (text.name === "names" || text.kind === "legal") return [];
		const found = detectOtherLanguage(text);
		return found === null ? [] : [text.place({ found, language: text.language })];
	});

/** Finds announcements of past events and copyright notices of earlier years. */
const findPastDates: Rule["find"] = (checked) => {
	const year = Number(checked.today.slice(0, 4));
	return siteTexts(checked).flatMap((text) => {
		if (text.kind === "image" || text.kind === "legal" || !/20\d{2}/.test(text.source)) return [];
		for (const sentence of text.sentences()) {
			const [copyright, until] =
				/(?:©|\(c\)|copyright) ?(?:\d{4} ?[-–] ?)?(20\d{2})/iu.exec(sentence.text) ?? [];
			const found =
				pastAnnouncement(sentence, checked.today) ??
				pastYear(sentence, checked.today) ??
				(copyright !== undefined && Number(until) < year && text.kind !== "product" ? copyright : null);
			if (found !== null) return [text.place({ found, language: text.language })];
		}
		return [];
	});
};

/** Finds dates next to the name of another weekday. */
const findWrongWeekdays: Rule["find"] = (checked) =>
	siteTexts(checked).flatMap((text) => {
		if (text.kind === "image" || !/20\d{2}/.test(text.source)) return [];
		const wrong = mismatchedWeekday(text.words());
		if (wrong === null) return [];
		const { found, day } = wrong;
		const format = new Intl.DateTimeFormat(text.language, { weekday: "long", timeZone: "UTC" });
		const expected = format.format(new Date(`${day}T00:00:00Z`));
		return [text.place({ found, expected, language: text.language })];
	});

/** Finds dead links in texts and settings; a build reports those of texts as well. */
const findDeadLinks: Rule["find"] = (checked) => {
	const links = pageLinksOf(checked);
	const inTexts = siteTexts(checked).flatMap((text) => {
		if (!text.isMarkdown || !text.source.includes("](")) return [];
		return text.paragraphs().flatMap(({ links: paragraphLinks }) =>
			paragraphLinks.flatMap(({ target: written }): readonly Place[] => {
				const target = pathOnDomain(written, checked.domain) ?? written;
				if (target.startsWith("#")) return [];
				const link = linkTo(target, text.language, links);
				if (link && link.kind !== "internal") return [];
				const isFound = link !== null && links.resolve(target, text.language).page !== null;
				return isFound || isShopTarget(checked, target) ? [] : [text.place({ found: target })];
			}),
		);
	});
	return [...deadSettingLinks(checked), ...inTexts];
};

/** Finds links without words or without a target. */
const findEmptyLinks: Rule["find"] = findInTexts(({ isMarkdown, source }) =>
	isMarkdown ? (/(?<!!)\[\s*\]\([^)]*\)|(?<!!)\[[^\]]+\]\(\s*(?:#|)\s*\)/u.exec(source)?.[0] ?? null) : null,
);

/** Finds product blocks that show nothing; a build reports them as well. */
const findEmptyBlocks: Rule["find"] = (checked) =>
	inShop(checked, ({ products, categories, manufacturers }) =>
		checked.bodies.flatMap(({ page, body }) =>
			body.blocks.flatMap((block, place) => {
				if (block.type !== "products") return [];
				const { category, manufacturer, tag } = block.of;
				const matchesFilter = (
					slug: string | null,
					id: unknown,
					all: readonly { readonly id: unknown; readonly slug: string }[],
				) => slug === null || all.some((item) => item.slug === slug && String(item.id) === String(id));
				const isShown = products.some(
					(product) =>
						matchesFilter(category, product.category, categories) &&
						matchesFilter(manufacturer, product.manufacturer, manufacturers) &&
						(tag === null || product.tags.includes(tag)),
				);
				const version = page.translations.findIndex(({ language }) => language === body.language);
				const named = [category, manufacturer, tag].filter(Boolean).join(", ");
				return isShown ? [] : [atPage(page, `translations.${version}.blocks.${place}`, { found: named })];
			}),
		),
	);

/**
 * Rules for texts that are unfinished or displayed wrongly. A text's language is identified by its small words, which
 * does not work for very short texts or two languages in one text.
 */
export const textRules: readonly Rule[] = [
	{
		id: "placeholder",
		severity: "warning",
		source: "§ 5 UWG",
		find: findInTexts(findUnfinished),
	},
	{ id: "leftover-code", severity: "warning", source: "WCAG 3.1.5", find: findInTexts(findLeftoverCode) },
	{
		id: "mojibake",
		severity: "warning",
		source: "WCAG 3.1.5",
		find: findInTexts(findMisreadPart),
	},
	{
		id: "shown-entity",
		severity: "warning",
		source: "WCAG 3.1.5",
		find: findInTexts((text) => entity.exec(text.isMarkdown ? text.words() : text.source)?.[0] ?? null),
	},
	{ id: "shown-markup", severity: "warning", source: "WCAG 1.3.1", find: findInTexts(findShownMarkup) },
	{ id: "weekday-date", severity: "warning", source: "§ 5 (1) UWG", find: findWrongWeekdays },
	{ id: "past-date", severity: "warning", source: "§ 5 (1) UWG", find: findPastDates },
	{ id: "wrong-language", severity: "warning", source: "WCAG 3.1.1", find: findWrongLanguage },
	{ id: "dead-link", severity: "warning", source: "WCAG 2.4.4", find: findDeadLinks },
	{ id: "empty-link", severity: "warning", source: "WCAG 2.4.4", find: findEmptyLinks },
	{ id: "empty-block", severity: "warning", source: null, find: findEmptyBlocks },
];
