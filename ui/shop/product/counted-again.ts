import type { AddedLine } from "#ui/shop/product/add-to-cart.ts";

/** Counts an addition on, so that each is announced though its words are the same. */
export function countedAgain(last: AddedLine, next: AddedLine): AddedLine {
	return last.status === "added" && next.status === "added" ? { ...next, times: last.times + 1 } : next;
}
