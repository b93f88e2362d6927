import { create, type Font, type Glyph } from "fontkitten";
import { type HexColor, plainThemeConfig, type Theme } from "#core/content/theme.ts";
import { once } from "#core/shared/once-per.ts";
import { lightText } from "#core/theme/light-text.ts";
import { themeTokens } from "#core/theme/theme-tokens.ts";
import { packageFont } from "#renderer/fonts/font-family.ts";
import { headingFont } from "#renderer/fonts/site-fonts.ts";

/** The images that stand for a shop, as SVG files. */
export interface LogoFiles {
	/** For light backgrounds. */
	readonly logo: string;
	/** For dark backgrounds. */
	readonly light: string;
	/** The square icon. */
	readonly icon: string;
}

/** A line of letters as outlines; sizes are in units of the drawing. */
interface Line {
	readonly width: number;
	readonly path: string;
}

/** Loads the fonts of the letters: the heading font of a site without one of its own. */
function loadLetterFonts(): readonly Font[] {
	const { standard, weight } = headingFont;
	const family = packageFont(standard, import.meta.dirname, weight);
	if (!family.ok)
		throw new Error(`The package ${standard} is missing or damaged; install the program again.`);
	return family.value.files.map(({ bytes }) => {
		const font = create(bytes);
		if (font.isCollection) throw new Error(`${standard} has a collection of fonts.`);
		return font;
	});
}

/** The fonts of the letters, the letters' units, and the height of capitals in em; loaded when the first logo is drawn. */
const letters = once(() => {
	const fonts = loadLetterFonts();
	const [{ unitsPerEm, capHeight }] = fonts as [Font];
	return { fonts, unitsPerEm, capitalHeight: capHeight / unitsPerEm };
});

/** Returns the glyph of a letter; of one that the fonts do not have, that of its base letter, else a space. */
function glyphOf(character: string): Glyph {
	const plain = character.normalize("NFD").replace(/\p{Mark}/gu, "");
	for (const letter of [character, plain, " "]) {
		const point = letter.codePointAt(0) ?? 0;
		const font = letters().fonts.find((each) => each.hasGlyphForCodePoint(point));
		if (font) return font.glyphForCodePoint(point);
	}
	throw new Error(`${headingFont.standard} has no space.`);
}

/** Draws a line of text from the left end of its baseline. */
function drawLine(text: string, size: number, x: number, y: number, spacing = 0): Line {
	const scale = size / letters().unitsPerEm;
	let width = 0;
	const paths: string[] = [];
	for (const character of text.normalize("NFC")) {
		const { advanceWidth, path } = glyphOf(character);
		const placed = path.transform(scale, 0, 0, -scale, x + width, y);
		paths.push(placed.toSVG().replace(/\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10)));
		width += (advanceWidth + spacing) * scale;
	}
	return { width, path: paths.join("") };
}

const isDrawn = (text: string) => [...text].every((character) => glyphOf(character).path.commands.length > 0);

/** Returns the first letter of a name that can be drawn; null if there is none. */
function initialOf(name: string): string | null {
	const initial = [...name.toUpperCase()].find((character) => /[\p{L}\d]/u.test(character)) ?? "";
	return initial !== "" && isDrawn(initial) ? initial : null;
}

/** Names from this length on are set in two lines. */
const longLine = 17;

/** Splits a long name at the space nearest to its middle. */
function linesOf(name: string): readonly string[] {
	if (name.length < longLine) return [name];
	const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
	const [middle] = spaces.toSorted(
		(one, other) => Math.abs(one - name.length / 2) - Math.abs(other - name.length / 2),
	);
	return middle === undefined ? [name] : [name.slice(0, middle), name.slice(middle + 1)];
}

const height = 96;
const markWidth = 96;

/** Draws an initial centered in a square with its middle at a place. */
function drawInitial(name: string, middle: number, size: number): string {
	const initial = initialOf(name);
	if (initial === null) return "";
	const { width } = drawLine(initial, size, 0, 0);
	return drawLine(initial, size, middle - width / 2, middle + (size * letters().capitalHeight) / 2).path;
}

const escaped = (text: string) =>
	text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** Draws the logo: the initial in a ring with a stone, and the name next to it. */
function drawLogo(name: string, text: string, accent: string): string {
	const lines = linesOf(name);
	const size = lines.length === 1 ? 50 : 38;
	const lead = size * 1.12;
	const first = height / 2 + (size * letters().capitalHeight - (lines.length - 1) * lead) / 2;
	const drawn = lines.map((line, place) => drawLine(line, size, markWidth + 22, first + place * lead, 14));
	const width = Math.ceil(markWidth + 26 + Math.max(...drawn.map((line) => line.width)));
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
		`<title>${escaped(name)}</title>`,
		`<circle cx="48" cy="52" r="40" fill="none" stroke="${accent}" stroke-width="2.5"/>`,
		`<path d="M48 2L57 12L48 23L39 12Z" fill="${accent}"/>`,
		`<path d="${drawInitial(name, 50, 44)}" fill="${text}" transform="translate(-2 2)"/>`,
		`<path d="${drawn.map(({ path }) => path).join("")}" fill="${text}"/>`,
		"</svg>\n",
	].join("");
}

function drawIcon(name: string, ground: string, text: string): string {
	return [
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">',
		`<title>${escaped(name)}</title>`,
		`<rect width="64" height="64" rx="12" fill="${ground}"/>`,
		`<path d="${drawInitial(name, 32, 44)}" fill="${text}"/>`,
		"</svg>\n",
	].join("");
}

/** Draws the logo of a shop from its name, in colors that are readable on the backgrounds of its theme. */
export function drawLogos(
	name: string,
	colors: { readonly color: string; readonly ground: string },
): LogoFiles {
	const theme: Theme = {
		brand_color: colors.color as HexColor,
		base_color: colors.ground as HexColor,
		config: plainThemeConfig,
	};
	const { tokens } = themeTokens(theme);
	const onBand = tokens["color-on-accent-surface"];
	const isLight = lightText(theme);
	const grounds = [
		{ isLight: isLight.page, text: tokens["color-text"], accent: tokens["color-accent"] },
		{ isLight: isLight.band, text: onBand, accent: onBand },
	];
	const dark = grounds.find((ground) => !ground.isLight) ?? { text: "#1d1b19", accent: "#1d1b19" };
	const light = grounds.find((ground) => ground.isLight) ?? { text: "#ffffff", accent: "#ffffff" };
	return {
		logo: drawLogo(name, dark.text, dark.accent),
		light: drawLogo(name, light.text, light.accent),
		icon: drawIcon(name, tokens["color-accent-surface"], onBand),
	};
}
