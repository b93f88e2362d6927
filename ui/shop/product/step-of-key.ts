/**
 * Returns the direction in which a key moves through images; null for other keys. It is a separate module, because
 * the gallery loads the zoom later.
 */
export function stepOfKey(key: string): number | null {
	return key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : null;
}
