import type { Font } from "fontkitten";

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
export function letterWidths(font: Font): LetterWidths {
	const widthOf = (text: string) => {
		const widths = [...text].map((letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth);
		const average = widths.reduce((sum, width) => sum + width, 0) / widths.length / font.unitsPerEm;
		return Math.round(average * margin * 1000) / 1000;
	};
	return { small: widthOf(sample), capital: widthOf(sample.toUpperCase()) };
}
