import { type HexColor, plainThemeConfig, type Theme } from "#core/content/theme.ts";
import { lightText } from "#core/theme/light-text.ts";
import { themeTokens } from "#core/theme/theme-tokens.ts";
import outlines from "#renderer/init/letter-outlines.json" with { type: "json" };

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

const letters = new Map(
	Object.entries(outlines.glyphs).map(([letter, [advance, path]]) => [
		letter,
		{ advance: Number(advance), path: String(path) },
	]),
);

/** Returns the outline of a letter; of one that is not drawn, that of its base letter, else a space. */
function letterOf(character: string) {
	const plain = character.normalize("NFD").replace(/\p{Mark}/gu, "");
	return letters.get(character) ?? letters.get(plain) ?? letters.get(" ") ?? { advance: 0, path: "" };
}

const rounded = (value: number) => String(Math.round(value * 10) / 10);

/** Draws a line of text from the left end of its baseline. */
function drawLine(text: string, size: number, x: number, y: number, spacing = 0): Line {
	const scale = size / outlines.unitsPerEm;
	let place = 0;
	const paths: string[] = [];
	for (const character of text.normalize("NFC")) {
		const { advance, path } = letterOf(character);
		const start = x + place * scale;
		let isAcross = false;
		paths.push(
			path.replace(/([MLQCZ])|(-?\d+)\s?/g, (_, command: string | undefined, number: string) => {
				if (command !== undefined) {
					isAcross = true;
					return command;
				}
				const value = Number(number) * scale + (isAcross ? start : y);
				isAcross = !isAcross;
				return `${rounded(value)} `;
			}),
		);
		place += advance + spacing;
	}
	return { width: place * scale, path: paths.join("") };
}

const isDrawn = (text: string) => [...text].every((character) => letterOf(character).path !== "");

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
const capHeight = outlines.capHeight / outlines.unitsPerEm;

/** Draws an initial centered in a square with its middle at a place. */
function drawInitial(name: string, middle: number, size: number): string {
	const initial = initialOf(name);
	if (initial === null) return "";
	const { width } = drawLine(initial, size, 0, 0);
	return drawLine(initial, size, middle - width / 2, middle + (size * capHeight) / 2).path;
}

const escaped = (text: string) =>
	text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** Draws the logo: the initial in a ring with a stone, and the name next to it. */
function drawLogo(name: string, text: string, accent: string): string {
	const lines = linesOf(name);
	const size = lines.length === 1 ? 50 : 38;
	const lead = size * 1.12;
	const first = height / 2 + (size * capHeight - (lines.length - 1) * lead) / 2;
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
