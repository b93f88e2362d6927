/** A ring by its inner circumference in millimetres, as German and French sizes count: 54 is 54 mm around. */
export type RingSize = number;

/** The sizes that rings are made in. */
export const smallestRingSize: RingSize = 44;
/** The largest of them. */
export const largestRingSize: RingSize = 72;

/** A bank card's sides in millimetres (ISO/IEC 7810, ID-1): everyone has one at hand (B-USE-02). */
export const bankCard = { width: 85.6, height: 53.98 } as const;

/** The inner diameter of a ring in millimetres, to one hundredth. */
export function innerDiameter(size: RingSize): number {
	return Math.round((size / Math.PI) * 100) / 100;
}

/** How many pixels of a screen make one millimetre, when a bank card's side covers that many pixels. */
export function pixelsPerMillimetre(pixels: number, side: keyof typeof bankCard): number {
	return pixels / bankCard[side];
}

const number = /\d+(?:[.,]\d+)?/g;

/** A number of these units is the length of a chain, the contents of a bottle or the weight of a stone; "54 L" is a size. */
const otherUnit = /\d\s*(?:cm|m|ml|cl|l|g|kg|ct|kt)(?![\p{L}\p{N}])/u;

/** The size that a text names, e.g. "54" or "Größe 54"; null where it names none that rings are made in. */
export function ringSizeIn(text: string): RingSize | null {
	const numbers = text.match(number) ?? [];
	const [only, ...others] = numbers;
	if (only === undefined || others.length > 0 || otherUnit.test(text)) return null;
	const size = Number(only.replace(",", "."));
	return size >= smallestRingSize && size <= largestRingSize ? size : null;
}

/** How far a size may be from the measured one in millimetres: where every other size is made, one lies between. */
const widestMisfit: RingSize = 1;

/** A version of a ring that has a size in its name. */
interface SizedVariant {
	readonly display_name: string;
}

/**
 * Returns the variant of the size that a measured ring fits: the nearest, of two the larger. It differs from the chosen
 * variant in nothing but its size; null where no such size is made, and while alloy or stones are still to be chosen.
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
	// Two of one name differ in something that the name does not say.
	if (!nearest || (next && sizeOf(next) === sizeOf(nearest))) return null;
	return nearest;
}

function sizeOf({ display_name }: SizedVariant): RingSize {
	return ringSizeIn(display_name) ?? 0;
}

/** What a variant's name says besides its size: "silber" of "Silber / 52". */
function nameWithoutSize({ display_name }: SizedVariant): string {
	const words = display_name
		.replace(number, " ")
		.toLowerCase()
		.split(/[\s/,;:|()·–—-]+/);
	return words.filter((word) => word !== "").join(" ");
}

/** Whether the names of variants or options are all sizes of rings: then they can be measured (B-USE-02). */
export function offersRingSizes(names: readonly string[]): boolean {
	return names.length > 0 && names.every((name) => ringSizeIn(name) !== null);
}
