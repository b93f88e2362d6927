import { milleOfCarat } from "#core/check/figures.ts";

/** Finenesses of existing jewellery alloys, in per mille. */
const alloys = new Set([
	333, 375, 416, 417, 500, 585, 620, 750, 800, 830, 835, 875, 900, 916, 917, 925, 935, 950, 958, 960, 970,
	980, 986, 990, 995, 999,
]);

/** A fineness in carats, then in per mille: "18 Karat (585)", "18 carats, or à 585 ‰". */
const caratsFirst =
	/(?<![\d.,])(?<carats>\d{1,2})[- ]?(?:karat|kt|k|carats?|ct)\b[^.!?\d]{0,12}(?<mille>\d{3})(?:\/1000|\)|\s?‰|er|[ \u00a0]?(?:gold|gelb|weiß|ros|rot))/iu;

/** A fineness in per mille, then in carats: "585/1000 (18 Karat)", "750: 14 carats". Weights of stones do not count. */
const milleFirst =
	/(?<![\d.,])(?<mille>333|375|417|585|750|916|999)(?:er)?(?:\s?\/\s?1000|\s?‰)?(?:[- ]?(?:gelb|weiß|ros[eé]|rot)?gold| (?:yellow |white |rose )?gold| d['’]or)?\s?[,(/=:–-]\s?(?:or |gold )?(?<carats>\d{1,2})[- ]?(?:karat|kt|k|carats?|ct)(?!\p{L}|[ -](?:\p{L}+ )?(?:diam|brill|saph|sapph|rub|smara|emer|émer|stein|stone|pierre))/iu;

/** Returns the first fineness in a text whose carats and per mille differ, in words; null if there is none. */
function otherCarats(text: string): string | null {
	const differing = [caratsFirst, milleFirst]
		.map((pattern) => pattern.exec(text))
		.find((match) => {
			const { carats = "", mille } = match?.groups ?? {};
			return milleOfCarat[carats]?.includes(Number(mille)) === false;
		});
	return differing?.[0] ?? null;
}

/**
 * Returns the first grade or alloy in a text that does not exist; null if there is none. Found are: a fineness that
 * no alloy has, a metal with another metal's fineness, and a grade beyond the scale.
 */
export function impossibleIn(text: string): string | null {
	const covered = /vergold|plattiert|plated|vermeil|plaqué|doublé/iu.test(text);
	const metals =
		/(?<![\d.,])(\d{3})(?:er\s?-?|\/1000\s|\s)?(gelb|weiß|ros[eé]|rot)?(gold|silber|platin)(?!\p{L}*(?:preis|kurs))|(?<![\d.,])(\d{3})\s(yellow |white |rose )?(gold|silver|platinum)\b|\b(or|argent|platine)(?: jaune| blanc| rose)? (\d{3})(?:\/1000|‰)?(?!\s?(?:€|euros?|\d))/giu;
	for (const [found, mille1, , metal1, mille2, , metal2, metal3, mille3] of text.matchAll(metals)) {
		const mille = Number(mille1 ?? mille2 ?? mille3);
		const metal = (metal1 ?? metal2 ?? metal3 ?? "").toLowerCase();
		const isWritten = mille1 === undefined || /er|\/1000|gold|silber|platin/iu.test(found);
		const isGold = /gold|^or$/.test(metal);
		const isSilver = /silber|silver|argent/.test(metal);
		const isOther = isGold
			? [800, 830, 835, 925, 935].includes(mille)
			: isSilver && [333, 375, 417, 585, 750].includes(mille);
		if (isWritten && mille > 300 && (!alloys.has(mille) || (isOther && !covered))) return found;
	}
	const mismatch = otherCarats(text);
	if (mismatch !== null) return mismatch;
	const grade = /(?<![\p{L}\d])(?:VVS\s?[3-9]|VS\s?[3-9]|SI\s?[4-9])(?![\p{L}\d])/u.exec(text);
	if (grade) return grade[0];
	const colour =
		/(?:brillant|diamant|diamond)\p{L}*[^.!?]{0,30}(?:farbe|colou?r|couleur)[ :]{1,2}[ABC](?![\p{L}\d])/iu.exec(
			text,
		);
	return colour?.[0] ?? null;
}
