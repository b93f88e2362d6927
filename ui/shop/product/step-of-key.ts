/** Which way a key moves through images; null for other keys. A file of its own, since the gallery loads the zoom later. */
export function stepOfKey(key: string): number | null {
	return key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : null;
}
