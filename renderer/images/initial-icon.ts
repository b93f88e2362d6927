import type { Font } from "fontkitten";

/** The inputs of {@link initialIcon}. */
export interface InitialIcon {
	/** The shop's name. */
	readonly name: string;
	/** The files of the site's heading font. */
	readonly fonts: readonly Font[];
	/** The colours of square and letter, "#rrggbb". */
	readonly ground: string;
	readonly text: string;
}

const side = 64;
/** The size of the drawing. */
export const initialIconSize = { width: side, height: side } as const;
/** The size of the letter, in units of the drawing per em. */
const letterSize = 44;

/** Returns the outline of a name's first letter or digit, centred in the square; "" if the fonts do not have it. */
function initialPath(name: string, fonts: readonly Font[]): string {
	const letter = [...name.normalize("NFC").toUpperCase()].find((each) => /[\p{L}\d]/u.test(each));
	const point = letter?.codePointAt(0) ?? 0;
	const font = fonts.find((each) => each.hasGlyphForCodePoint(point));
	if (letter === undefined || !font) return "";
	const scale = letterSize / font.unitsPerEm;
	const { advanceWidth, path } = font.glyphForCodePoint(point);
	const left = (side - advanceWidth * scale) / 2;
	const baseline = (side + font.capHeight * scale) / 2;
	const placed = path.transform(scale, 0, 0, -scale, left, baseline);
	return placed.toSVG().replace(/\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
}

/** Draws the icon of a shop without a picture of its own, as SVG: its initial in the heading font, as outlines. */
export function initialIcon({ name, fonts, ground, text }: InitialIcon): string {
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}">`,
		`<rect width="${side}" height="${side}" rx="12" fill="${ground}"/>`,
		`<path d="${initialPath(name, fonts)}" fill="${text}"/>`,
		"</svg>\n",
	].join("");
}
