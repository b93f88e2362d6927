import { editDistance } from "#core/text/edit-distance.ts";

const longest = 80;

/**
 * The candidate that was probably meant: the one with the smallest edit distance, letter case ignored,
 * or one that only goes on. Null when even the nearest differs in more than a third of its letters, a
 * file's ending not counted.
 */
export function nearest(wanted: string, candidates: Iterable<string>): string | null {
	const plain = wanted.trim().toLowerCase();
	if (plain.length > longest) return null;
	let found: string | null = null;
	let best = Math.max(1, Math.floor(plain.replace(/\.[a-z]+$/, "").length / 3)) + 1;
	for (const candidate of candidates) {
		const other = candidate.toLowerCase();
		const goesOn = plain.length > 3 && other.startsWith(plain);
		if (!goesOn && Math.abs(other.length - plain.length) >= best) continue;
		const distance = goesOn ? 1 : editDistance(plain, other);
		if (distance < best) [found, best] = [candidate, distance];
	}
	return found;
}

/** The nearest candidate to a name, else to the last part of a path: files are named without their folder. */
export function nearestName(wanted: string, candidates: Iterable<string>): string | null {
	return nearest(wanted, candidates) ?? nearest(wanted.slice(wanted.lastIndexOf("/") + 1), candidates);
}
