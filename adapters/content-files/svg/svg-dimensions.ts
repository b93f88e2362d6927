import { type SvgElement, SvgFault } from "#adapters/content-files/svg/svg-document.ts";

/** The intrinsic size of a drawing in CSS pixels. */
export interface SvgSize {
	readonly width: number;
	readonly height: number;
}

/** The CSS pixels of each absolute unit, and of font units at the default font size of browsers. */
const pixels: Readonly<Record<string, number>> = {
	"": 1,
	px: 1,
	pt: 96 / 72,
	pc: 16,
	in: 96,
	cm: 96 / 2.54,
	mm: 9.6 / 2.54,
	q: 2.4 / 2.54,
	em: 16,
	rem: 16,
	ex: 8,
	ch: 8,
};

/** The limits for the sides of a drawing that has only a viewBox, whose numbers may have any scale. */
const sides = { shortest: 16, longest: 4000, usual: 100 } as const;

/** Returns a length in pixels; null without one, and for relative ones such as percentages. */
function lengthOf(text: string | undefined): number | null {
	const [, number, unit = ""] =
		/^([+]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)([a-z]*)$/i.exec(text?.trim() ?? "") ?? [];
	const factor = pixels[unit.toLowerCase()];
	const length = Number(number) * (factor ?? Number.NaN);
	return length > 0 && Number.isFinite(length) ? length : null;
}

function viewBoxOf(text: string | undefined): SvgSize | null {
	const [, , width, height, ...more] = (text ?? "")
		.trim()
		.split(/\s*,\s*|\s+/)
		.map(Number);
	if (!width || !height || width < 0 || height < 0 || more.length > 0) return null;
	return { width, height };
}

/** Scales a size that is too small for whole pixels or too large to be drawn. */
function inBounds({ width, height }: SvgSize): SvgSize {
	const [short, long] = [Math.min(width, height), Math.max(width, height)];
	const scale =
		short < sides.shortest ? sides.usual / short : long > sides.longest ? sides.longest / long : 1;
	return { width: width * scale, height: height * scale };
}

const declared = (name: "width" | "height") => new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]+)`, "i");

/** Returns the length of a side; the style takes precedence over the attribute, as in browsers. */
function sideOf({ attributes }: SvgElement, name: "width" | "height"): number | null {
	const inStyle = declared(name).exec(attributes.get("style") ?? "")?.[1];
	return lengthOf(inStyle?.replace(/!important/i, "") ?? attributes.get(name));
}

function sizeOf(root: SvgElement): SvgSize {
	const width = sideOf(root, "width");
	const height = sideOf(root, "height");
	if (width !== null && height !== null) return { width, height };
	const box = viewBoxOf(root.attributes.get("viewBox"));
	if (box === null) throw new SvgFault("content.svg.size", root.line, "");
	if (width !== null) return { width, height: (width * box.height) / box.width };
	if (height !== null) return { width: (height * box.width) / box.height, height };
	return inBounds(box);
}

/**
 * Returns a drawing with width and height in pixels: its own, one of them with the viewBox's proportions, or the
 * viewBox's, which is all that drawing programs write. Browsers show a drawing without them at 0 × 0 or 300 × 150.
 * Throws an {@link SvgFault} if it has no size at all.
 */
export function withSize(root: SvgElement): { readonly root: SvgElement; readonly size: SvgSize } {
	const size = sizeOf(root);
	const style = (["width", "height"] as const).reduce(
		(text, name) => text.replace(declared(name), ""),
		root.attributes.get("style") ?? "",
	);
	const attributes = new Map([
		...root.attributes,
		["width", String(Number(size.width.toFixed(3)))],
		["height", String(Number(size.height.toFixed(3)))],
	]);
	if (style.replace(/^;/, "") === "") attributes.delete("style");
	else attributes.set("style", style.replace(/^;/, ""));
	return { root: { ...root, attributes }, size };
}
