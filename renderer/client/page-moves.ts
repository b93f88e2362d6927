/**
 * The maximum time for leaving a document, in milliseconds: a link to a file or an e-mail begins the same way and
 * never leaves.
 */
const longestMs = 10_000;
let moving = false;
let leftAt = Number.NEGATIVE_INFINITY;

addEventListener("beforeunload", () => {
	leftAt = performance.now();
});

/** Records whether navigation to another page is in progress. */
export function noteMove(isUnderWay: boolean): void {
	moving = isUnderWay;
	if (!isUnderWay) leftAt = Number.NEGATIVE_INFINITY;
}

/**
 * Returns whether navigation to another page is in progress, within the document or by the browser. A reload would
 * abort it.
 */
export const isMoving = (): boolean => moving || performance.now() - leftAt < longestMs;
