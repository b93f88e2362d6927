import { createHmac, timingSafeEqual } from "node:crypto";

/** Returns whether two texts are equal; the comparison takes the same time for every wrong one. */
export function isSameSecret(one: string, other: string): boolean {
	const digest = (text: string) => createHmac("sha256", "compare").update(text).digest();
	return timingSafeEqual(digest(one), digest(other));
}
