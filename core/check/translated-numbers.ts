import { figuresIn, finenessIn, milleOfCarat, type NumberFigure } from "#core/check/figures.ts";
import type { SiteText } from "#core/check/read-text.ts";
import type { CheckedSite, Place, Rule } from "#core/check/rule.ts";
import type { Sentence } from "#core/check/sentences.ts";
import { siteTexts } from "#core/check/site-texts.ts";
import type { ContentBlock } from "#core/content/blocks.ts";
import { fileOf } from "#core/content/entity.ts";

/** Sentences whose numbers can differ between languages: laws, times of the day, and sizes of other countries. */
const differing =
	/§|(?<!\p{L})(?:art(?:icle|ikel)?s?|section|directive|richtlinie|verordnung|regulation|règlement)(?!\p{L})|\d\s?(?:uhr|h|am|pm|a\.m|p\.m|heures)(?!\p{L})|o['’]clock|\d:\d\d|inch|″|(?<!\p{L})(?:feet|ft|miles?|oz|ounces?)(?!\p{L})|°F|(?<!\p{L})(?:US|UK|EU)(?!\p{L})|\+\d\d|[$£]/iu;

const carats = /^[\s\u00a0-]?(?:ct|kt|k|karat|carats?)(?!\p{L})/iu;

/** Returns the numbers of a sentence; a fineness in carats counts in per mille. */
const comparableFigures = ({ text }: Sentence): readonly NumberFigure[] =>
	figuresIn(text).map((figure) => {
		const isCarats = carats.test(text.slice(figure.index + figure.found.length));
		const mille = isCarats ? milleOfCarat[figure.found]?.[0] : undefined;
		return mille === undefined ? figure : { ...figure, value: mille };
	});

/** Returns the numbers of a text that are the same in every language. */
function numbersOf(text: SiteText): readonly NumberFigure[] {
	return text
		.sentences()
		.flatMap((sentence) => (differing.test(sentence.text) ? [] : comparableFigures(sentence)));
}

/** Returns the different finenesses of a text in ascending order. Carats and per mille of the same alloy are one. */
function finenessesOf(text: SiteText): readonly NumberFigure[] {
	const figures = new Map(
		text
			.sentences()
			.flatMap((sentence) => finenessIn(sentence.text))
			.map(({ mille, ...figure }) => [mille, { ...figure, value: mille }]),
	);
	return [...figures.values()].toSorted((one, other) => one.value - other.value);
}

/** Returns the kinds of a page's blocks with the numbers of their entries, as one string. */
const shapeOf = (blocks: readonly ContentBlock[]): string =>
	blocks.map((block) => `${block.type}${"items" in block ? block.items.length : ""}`).join(" ");

/** A text with its place, numbers and the texts that are its translations. */
interface Version {
	readonly text: SiteText;
	/** Identifies the file and entry, and the part of an entry with translations of its own. */
	readonly item: string;
	readonly key: string;
	readonly numbers: readonly NumberFigure[];
	readonly finenesses: readonly NumberFigure[];
}

/** Returns the site's texts with numbers, without those that other rules compare with a model. Texts of pages are translations if all blocks are of the same kinds. */
function versionsOf(checked: CheckedSite): readonly Version[] {
	const shapes = new Map(
		checked.bodies.map(({ page, body }) => [`${page.id} ${body.language}`, shapeOf(body.blocks)]),
	);
	return siteTexts(checked).flatMap((text) => {
		const { kind, template, source } = text;
		const isPrescribed = kind === "legal" || template === "withdrawal";
		if (isPrescribed || kind === "image" || !/\d/.test(source)) return [];
		const { entity, item, field } = text.place({});
		// The path up to the translations, e.g. to one of an attribute's values.
		const [, path = "", name = field] = /^(.*?)translations\.\d+\.(.*)$/.exec(field ?? "") ?? [];
		const owner = `${fileOf(entity)} ${item} ${path}`;
		const shape = kind === "page" ? (shapes.get(`${item} ${text.language}`) ?? "") : "";
		const key = `${owner} ${name} ${shape}`;
		return [{ text, item: owner, key, numbers: numbersOf(text), finenesses: finenessesOf(text) }];
	});
}

/** Returns the place of the only figure that differs between two lists; null if none or several do. */
function differingPlace(numbers: readonly NumberFigure[], others: readonly NumberFigure[]): number | null {
	if (numbers.length !== others.length) return null;
	const places = numbers.flatMap(({ value }, place) => (value === others[place]?.value ? [] : [place]));
	return places.length === 1 ? (places[0] ?? null) : null;
}

/** The lists of figures in which versions are compared. */
const compared = ["numbers", "finenesses"] as const;

/** Returns the version to compare the others with: one that has the same figures as another, or the first. */
function reference(versions: readonly Version[], list: (typeof compared)[number]): Version | undefined {
	const written = (version: Version) =>
		version[list]
			.map(({ value }) => value)
			.toSorted((one, other) => one - other)
			.join(" ");
	return (
		versions.find((version) =>
			versions.some((other) => other !== version && written(other) === written(version)),
		) ?? versions[0]
	);
}

/** Groups versions by a key. */
function groupVersions(
	versions: readonly Version[],
	keyOf: (version: Version) => string,
): ReadonlyMap<string, readonly Version[]> {
	const groups = new Map<string, Version[]>();
	for (const version of versions) {
		const group = groups.get(keyOf(version));
		if (group) group.push(version);
		else groups.set(keyOf(version), [version]);
	}
	return groups;
}

/** Finds texts in which one number differs from the same text in another language. */
function findOtherNumbers(checked: CheckedSite): readonly Place[] {
	const versions = versionsOf(checked);
	const groups = groupVersions(versions, ({ key }) => key);
	const valuesOf = new Map(
		[...groupVersions(versions, ({ item, text }) => `${item} ${text.language}`)].map(([name, all]) => [
			name,
			new Set(
				all.flatMap(({ numbers, finenesses }) => [...numbers, ...finenesses].map(({ value }) => value)),
			),
		]),
	);
	const valuesIn = ({ item, text }: Version) => valuesOf.get(`${item} ${text.language}`);
	return [...groups.values()].flatMap((group) =>
		group.flatMap((version) => {
			for (const list of compared) {
				const first = reference(group, list);
				const place = first && version !== first ? differingPlace(version[list], first[list]) : null;
				const [found, expected] = [version[list][place ?? -1], first?.[list][place ?? -1]];
				if (!first || !found || !expected) continue;
				// Entries in another order have the same figures in other places.
				if (valuesIn(version)?.has(expected.value) && valuesIn(first)?.has(found.value)) continue;
				const { language } = version.text;
				const params = { found: found.found, language, expected: expected.found, other: first.text.language };
				return [version.text.place(params)];
			}
			return [];
		}),
	);
}

/**
 * A rule for numbers that differ between the languages of a text. Not found: several differing numbers in one text,
 * numbers in words, a fineness that only one language names, and texts of pages whose blocks differ between languages.
 */
export const translatedNumberRules: readonly Rule[] = [
	{ id: "translated-number", severity: "warning", source: "§ 5 UWG", find: findOtherNumbers },
];
