import { editDistance } from "#core/text/edit-distance.ts";

const longest = 80;

/**
 * Returns the candidate that was probably meant: the one with the smallest edit distance, ignoring letter case, or
 * one that begins with the text. Null if even the nearest differs in more than a third of the letters. A file name
 * extension does not count as letters.
 */
export function nearest(written: string, candidates: Iterable<string>): string | null {
	const plain = written.trim().toLowerCase();
	if (plain.length > longest) return null;
	let found: string | null = null;
	let best = Math.max(1, Math.floor(plain.replace(/\.[a-z]+$/, "").length / 3)) + 1;
	for (const candidate of candidates) {
		const other = candidate.toLowerCase();
		const isVariant = plain.length > 3 && (other.startsWith(plain) || hasOtherEnding(plain, other));
		if (!isVariant && Math.abs(other.length - plain.length) >= best) continue;
		const distance = isVariant ? 1 : editDistance(plain, other);
		if (distance < best) [found, best] = [candidate, distance];
	}
	return found;
}

/** Returns whether two names of files differ in their endings alone: "logo.png" and "logo.svg". */
function hasOtherEnding(one: string, other: string): boolean {
	const [name, otherName] = [one, other].map((text) => text.replace(/\.(?:jpe?g|png|svg|webp|gif|pdf)$/, ""));
	return name === otherName && name !== one && otherName !== other;
}

/**
 * Returns the nearest candidate to a name or, if there is none, to the last part of a path, because files are named
 * without their folder.
 */
export function nearestName(written: string, candidates: Iterable<string>): string | null {
	return nearest(written, candidates) ?? nearest(written.slice(written.lastIndexOf("/") + 1), candidates);
}
