import { createFontStack } from "@capsizecss/core";
import { fromBuffer } from "@capsizecss/unpack";
import { type FontFamily, type FontFile, oncePerContent } from "#renderer/fonts/font-family.ts";

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

const metricsOf = oncePerContent((bytes) => fromBuffer(bytes));

/** Returns the rule of a font that takes the room of `family` until that is loaded, so that nothing moves then. */
async function standInFace({ name, isSerif, main }: FontFamily): Promise<string> {
	const { metrics, names } = standIns[isSerif ? "serif" : "sans"];
	const own = await metricsOf(main.bytes);
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

/** Returns the rules of a font and of its stand-in; `addressOf` is where its files are. */
export async function fontFaces(family: FontFamily, addressOf: (file: FontFile) => string): Promise<string> {
	const own = family.files.map((file) =>
		rule({
			"font-family": quoted(family.name),
			"font-weight": file.weight,
			"font-display": "swap",
			src: `url(${addressOf(file)}) format("woff2")`,
			...(file.unicodeRange === null ? {} : { "unicode-range": file.unicodeRange }),
		}),
	);
	return [...own, await standInFace(family)].join("\n");
}

/** Returns the value of `font-family` for a font with its stand-in. */
export function fontStack({ name, isSerif }: FontFamily): string {
	const { generic } = standIns[isSerif ? "serif" : "sans"];
	return [quoted(name), quoted(`${name} Fallback`), generic].join(",");
}
