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

/** The size that a text names, e.g. "54" or "Größe 54"; null where it names none that rings are made in. */
export function ringSizeIn(text: string): RingSize | null {
	const numbers = text.match(/\d+(?:[.,]\d+)?/g) ?? [];
	const [only, ...others] = numbers;
	if (only === undefined || others.length > 0) return null;
	const size = Number(only.replace(",", "."));
	return size >= smallestRingSize && size <= largestRingSize ? size : null;
}

/** The one of the offered sizes that a measured ring fits: the nearest, of two the larger; null without any. */
export function nearestRingSize(measured: RingSize, offered: readonly RingSize[]): RingSize | null {
	return offered.reduce<RingSize | null>((nearest, size) => {
		if (nearest === null) return size;
		const [distance, least] = [Math.abs(size - measured), Math.abs(nearest - measured)];
		return distance < least || (distance === least && size > nearest) ? size : nearest;
	}, null);
}

/** Whether the names of variants or options are all sizes of rings: then they can be measured (B-USE-02). */
export function offersRingSizes(names: readonly string[]): boolean {
	return names.length > 0 && names.every((name) => ringSizeIn(name) !== null);
}
