import { createHash } from "node:crypto";
import { fromBuffer } from "@capsizecss/unpack";
import type { Font } from "fontkitten";
import type { CacheEntries } from "#renderer/cache/build-cache.ts";
import type { FontFile } from "#renderer/fonts/font-family.ts";

/** Letters as frequent as in long German words, which are the longest of the three languages. */
const sample = "verlobungsringgoldschmiedewerkstattschmuckmanufakturöffnungszeiten";

/** The share that a word may be wider than the average, such as one with many "m" and "w". */
const margin = 1.1;

/** The widths of a font's letters in em, wide enough for most words. */
export interface LetterWidths {
	readonly small: number;
	readonly capital: number;
}

/** Measures the letters of a font; style sheets compute from it how many fit into a line (`--heading-fit` in ui/foundation/scales.css). */
function letterWidths(font: Font): LetterWidths {
	const widthOf = (text: string) => {
		const widths = [...text].map((letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth);
		const average = widths.reduce((sum, width) => sum + width, 0) / widths.length / font.unitsPerEm;
		return Math.round(average * margin * 1000) / 1000;
	};
	return { small: widthOf(sample), capital: widthOf(sample.toUpperCase()) };
}

/** The measures of a font file, as plain data. */
export interface FontMeasures {
	readonly metrics: Awaited<ReturnType<typeof fromBuffer>>;
	readonly letters: LetterWidths;
}

/** The measures by the digests of the files. */
export type FontMeasuresCache = CacheEntries<FontMeasures>;

/** Measures a font. Decoding its glyphs takes longer than the rest of a small build, so `cache` has the measures of earlier builds. */
export async function measureFont(
	{ bytes, font }: Pick<FontFile, "bytes" | "font">,
	cache: FontMeasuresCache,
): Promise<FontMeasures> {
	const digest = createHash("sha256").update(bytes).digest("hex");
	const cached = cache.get(digest);
	if (cached) return cached;
	const measures = { metrics: await fromBuffer(bytes), letters: letterWidths(font) };
	cache.set(digest, measures);
	return measures;
}
