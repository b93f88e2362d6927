import { createFontStack } from "@capsizecss/core";
import type { FontFamily, FontFile } from "#renderer/fonts/font-family.ts";
import type { FontMeasures } from "#renderer/fonts/font-measures.ts";

/** A font of the system that replaces another one until it is loaded: its metrics, and the names that systems have it under. */
const standIns = {
	serif: {
		metrics: { familyName: "Times New Roman", ascent: 1825, descent: -443, lineGap: 87, xWidthAvg: 832 },
		names: ["Times New Roman", "TimesNewRomanPSMT", "Liberation Serif", "Tinos"],
		generic: "Georgia, serif",
	},
	sans: {
		metrics: { familyName: "Arial", ascent: 1854, descent: -434, lineGap: 67, xWidthAvg: 913 },
		names: ["Arial", "ArialMT", "Liberation Sans", "Arimo"],
		generic: "Helvetica, sans-serif",
	},
} as const;

/** Units of an em in the fonts of {@link standIns}. */
const unitsPerEm = 2048;

function rule(declarations: Readonly<Record<string, string>>): string {
	const lines = Object.entries(declarations).map(([name, value]) => `${name}:${value}`);
	return `@font-face{${lines.join(";")}}`;
}

function quoted(name: string): string {
	return `"${name.replace(/["\\\n]/g, "")}"`;
}

/** Returns the rule of a font that takes the room of `family` until that is loaded, so that nothing moves then. */
function standInFace({ name, isSerif }: FontFamily, own: FontMeasures["metrics"]): string {
	const { metrics, names } = standIns[isSerif ? "serif" : "sans"];
	const system = {
		...metrics,
		unitsPerEm,
		capHeight: 0,
		xHeight: 0,
		subsets: { ...own.subsets, latin: { xWidthAvg: metrics.xWidthAvg } },
	};
	const { fontFaces } = createFontStack([own, system], { fontFaceFormat: "styleObject" });
	const face = fontFaces[0]?.["@font-face"];
	if (!face) throw new Error(`The metrics of ${name} give no stand-in.`);
	return rule({
		"font-family": quoted(`${name} Fallback`),
		src: names.map((local) => `local(${quoted(local)})`).join(","),
		"ascent-override": String(face.ascentOverride),
		"descent-override": String(face.descentOverride),
		"line-gap-override": String(face.lineGapOverride),
		"size-adjust": String(face.sizeAdjust),
	});
}

/** Returns the rules of a font and of its stand-in; `metrics` are those of its main file, `addressOf` is where its files are. */
export function fontFaces(
	family: FontFamily,
	metrics: FontMeasures["metrics"],
	addressOf: (file: FontFile) => string,
): string {
	const own = family.files.map((file) =>
		rule({
			"font-family": quoted(family.name),
			"font-weight": file.weight,
			"font-display": "swap",
			src: `url(${addressOf(file)}) format("woff2")`,
			...(file.unicodeRange === null ? {} : { "unicode-range": file.unicodeRange }),
		}),
	);
	return [...own, standInFace(family, metrics)].join("\n");
}

/** Returns the value of `font-family` for a font with its stand-in. */
export function fontStack({ name, isSerif }: FontFamily): string {
	const { generic } = standIns[isSerif ? "serif" : "sans"];
	return [quoted(name), quoted(`${name} Fallback`), generic].join(",");
}
