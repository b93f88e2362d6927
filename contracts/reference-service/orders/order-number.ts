import { randomInt } from "node:crypto";

/** Letters and digits that nobody mixes up, read aloud or by hand. */
const signs = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/**
 * A new order number, e.g. "26-7K4M-9QXT": the year, then 40 random bits. Nobody guesses another's number, which is
 * why knowing one verifies a rating, and nobody counts the shop's orders by it.
 */
export function orderNumber(now: Date): string {
	const random = Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join("");
	const year = String(now.getUTCFullYear()).slice(-2);
	return `${year}-${random.slice(0, 4)}-${random.slice(4)}`;
}
