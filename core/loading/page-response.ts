/** The response to a request for a page's data. */
export interface PageResponse {
	/** The HTTP status; null without a response. */
	readonly status: number | null;
	/** Whether the body is valid page data. */
	readonly validBody: boolean;
}

/** The action after a response: show the page, the 404 page or an error, or retry. */
export type PageDecision = "page" | "notFound" | "error" | "retry";

/** The maximum number of retries for page data (specification 9). */
export const pageRetries = 3;

/**
 * Returns what to do after a response for page data (R-LOAD-04).
 *
 * - 404, and 200 with an invalid body: the 404 page
 * - 500: an error
 * - any other failure: a retry, or an error after 3 retries
 *
 * `retried` is the number of retries so far.
 */
export function classifyResponse({ status, validBody }: PageResponse, retried: number): PageDecision {
	if (status === 200) return validBody ? "page" : "notFound";
	if (status === 404) return "notFound";
	if (status === 500) return "error";
	return retried < pageRetries ? "retry" : "error";
}
