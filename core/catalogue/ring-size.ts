/** A ring size by inner circumference in millimetres, as in Germany and France: 54 is 54 mm around. */
export type RingSize = number;

/** The smallest ring size offered. */
export const smallestRingSize: RingSize = 44;
/** The largest ring size offered. */
export const largestRingSize: RingSize = 72;

/** The sides of a bank card in millimetres (ISO/IEC 7810, ID-1), which everyone has (B-USE-02). */
export const bankCard = { width: 85.6, height: 53.98 } as const;

/** Returns the inner diameter of a ring in millimetres, rounded to hundredths. */
export function innerDiameter(size: RingSize): number {
	return Math.round((size / Math.PI) * 100) / 100;
}

/** Returns the pixels per millimetre of a screen on which a bank card's side covers the given pixels. */
export function pixelsPerMillimetre(pixels: number, side: keyof typeof bankCard): number {
	return pixels / bankCard[side];
}

const number = /\d+(?:[.,]\d+)?/g;

/**
 * Numbers with these units are the length of a chain, the contents of a bottle or the weight of a stone; "54 L" is
 * a size.
 */
const otherUnit = /\d\s*(?:cm|m|ml|cl|l|g|kg|ct|kt)(?![\p{L}\p{N}])/u;

/** Returns the ring size that a text names, e.g. "54" or "Größe 54"; null if there is none in the offered range. */
export function ringSizeIn(text: string): RingSize | null {
	const numbers = text.match(number) ?? [];
	const [only, ...others] = numbers;
	if (only === undefined || others.length > 0 || otherUnit.test(text)) return null;
	const size = Number(only.replace(",", "."));
	return size >= smallestRingSize && size <= largestRingSize ? size : null;
}

/**
 * The largest allowed difference to the measured size in millimetres: with every other size made, one lies between.
 */
const widestMisfit: RingSize = 1;

/** A variant of a ring with a size in its name. */
interface SizedVariant {
	readonly display_name: string;
}

/**
 * Returns the variant for a measured ring: the nearest size, the larger of two. It differs from the chosen variant
 * only in size. Null if no such size is made, and while alloy or stones are still to be chosen.
 */
export function fittingVariant<Variant extends SizedVariant>(
	measured: RingSize,
	variants: readonly Variant[],
	chosen: SizedVariant | null,
): Variant | null {
	const kinds = new Set((chosen ? [chosen] : variants).map(nameWithoutSize));
	if (kinds.size !== 1) return null;
	const misfit = ({ display_name }: Variant) =>
		Math.abs((ringSizeIn(display_name) ?? Number.POSITIVE_INFINITY) - measured);
	const [nearest, next] = variants
		.filter((variant) => kinds.has(nameWithoutSize(variant)) && misfit(variant) <= widestMisfit)
		.sort((one, other) => misfit(one) - misfit(other) || sizeOf(other) - sizeOf(one));
	// Two variants with the same name differ in something that the name does not tell.
	if (!nearest || (next && sizeOf(next) === sizeOf(nearest))) return null;
	return nearest;
}

function sizeOf({ display_name }: SizedVariant): RingSize {
	return ringSizeIn(display_name) ?? 0;
}

/** Returns a variant's name without its size: "silber" for "Silber / 52". */
function nameWithoutSize({ display_name }: SizedVariant): string {
	const words = display_name
		.replace(number, " ")
		.toLowerCase()
		.split(/[\s/,;:|()·–—-]+/);
	return words.filter((word) => word !== "").join(" ");
}

/** Returns whether all names of variants or options are ring sizes, which can be measured (B-USE-02). */
export function offersRingSizes(names: readonly string[]): boolean {
	return names.length > 0 && names.every((name) => ringSizeIn(name) !== null);
}
