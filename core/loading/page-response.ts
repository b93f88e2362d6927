/** The response to a request for a page's data. */
export interface PageResponse {
	/** The HTTP status; null when there was no response at all. */
	readonly status: number | null;
	/** Whether the body is valid page data. */
	readonly validBody: boolean;
}

/** What is to be done about a response: show the page, the 404 page, an error, or ask again. */
export type PageDecision = "page" | "notFound" | "error" | "retry";

/** How often page data is asked for again (specification 9). */
export const pageRetries = 3;

/**
 * What a response for page data means (R-LOAD-04): 404, or 200 with an invalid body, is the 404 page, 500 an error;
 * any other failure is repeated up to 3 times and then an error. `retried` counts the repetitions so far.
 */
export function classifyResponse({ status, validBody }: PageResponse, retried: number): PageDecision {
	if (status === 200) return validBody ? "page" : "notFound";
	if (status === 404) return "notFound";
	if (status === 500) return "error";
	return retried < pageRetries ? "retry" : "error";
}
