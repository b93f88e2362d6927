/** How long the browser may take to leave a document, in milliseconds: a link to a file or a mail begins the same and never does. */
const longestMs = 10_000;
let moving = false;
let leftAt = Number.NEGATIVE_INFINITY;

addEventListener("beforeunload", () => {
	leftAt = performance.now();
});

/** Notes whether the visitor is on the way to another page. */
export function noteMove(isUnderWay: boolean): void {
	moving = isUnderWay;
	if (!isUnderWay) leftAt = Number.NEGATIVE_INFINITY;
}

/** Returns whether a move to another page is under way, by React or by the browser: loading this page again would end it. */
export const isMoving = (): boolean => moving || performance.now() - leftAt < longestMs;
