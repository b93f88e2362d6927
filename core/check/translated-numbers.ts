import { figuresIn, milleOfCarat, type NumberFigure } from "#core/check/figures.ts";
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

/** Returns the kinds of a page's blocks with the numbers of their entries, as one string. */
const shapeOf = (blocks: readonly ContentBlock[]): string =>
	blocks.map((block) => `${block.type}${"items" in block ? block.items.length : ""}`).join(" ");

/** A text with its place, numbers and the texts that are its translations. */
interface Version {
	readonly text: SiteText;
	/** Identifies the file and entry. */
	readonly item: string;
	readonly key: string;
	readonly numbers: readonly NumberFigure[];
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
		const owner = `${fileOf(entity)} ${item}`;
		const shape = kind === "page" ? (shapes.get(`${item} ${text.language}`) ?? "") : "";
		const key = `${owner} ${field?.replace(/^translations\.\d+/, "")} ${shape}`;
		return [{ text, item: owner, key, numbers: numbersOf(text) }];
	});
}

/** Returns the place of the only number that differs between two lists; null if none or several do. */
function differingPlace(numbers: readonly NumberFigure[], others: readonly NumberFigure[]): number | null {
	if (numbers.length !== others.length) return null;
	const places = numbers.flatMap(({ value }, place) => (value === others[place]?.value ? [] : [place]));
	return places.length === 1 ? (places[0] ?? null) : null;
}

/** Returns the version to compare the others with: one that has the same numbers as another, or the first. */
function reference(versions: readonly Version[]): Version | undefined {
	const written = ({ numbers }: Version) =>
		numbers
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
			new Set(all.flatMap(({ numbers }) => numbers.map(({ value }) => value))),
		]),
	);
	return [...groups.values()].flatMap((group) => {
		const first = reference(group);
		return group.flatMap((version) => {
			const place = first && version !== first ? differingPlace(version.numbers, first.numbers) : null;
			const [found, expected] = [version.numbers[place ?? -1], first?.numbers[place ?? -1]];
			if (!first || !found || !expected) return [];
			// Entries in another order have the same numbers in other places.
			const isMoved =
				valuesOf.get(`${version.item} ${version.text.language}`)?.has(expected.value) &&
				valuesOf.get(`${first.item} ${first.text.language}`)?.has(found.value);
			const { language } = version.text;
			const params = { found: found.found, language, expected: expected.found, other: first.text.language };
			return isMoved ? [] : [version.text.place(params)];
		});
	});
}

/**
 * A rule for numbers that differ between the languages of a text. Not found: several differing numbers in one text,
 * numbers in words, and texts of pages whose blocks differ between languages.
 */
export const translatedNumberRules: readonly Rule[] = [
	{ id: "translated-number", severity: "warning", source: "§ 5 UWG", find: findOtherNumbers },
];
