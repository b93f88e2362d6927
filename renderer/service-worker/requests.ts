import { isWithdrawalPath } from "#core/routes/built-in-paths.ts";

/** A request with what the router knows about it. */
export interface RoutedRequest {
	readonly request: Pick<Request, "mode" | "headers">;
	readonly url: URL;
	readonly sameOrigin: boolean;
}

/** A predicate whether a worker's route handles a GET request. */
type Matcher = (routed: RoutedRequest) => boolean;

const below = (folder: string): Matcher => {
	return ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(folder);
};

/** Matches pages of the site: opened by the browser, or requested by client-side navigation. */
export const isDocument: Matcher = ({ request, url, sameOrigin }) => {
	const isNavigation = request.mode === "navigate" || request.headers.get("accept") === "text/html";
	// A last segment with an extension names a file.
	return sameOrigin && isNavigation && !/\.[a-z0-9]+$/i.test(url.pathname);
};

/**
 * Matches the withdrawal page and its data (B-LAW-02), which are never served from a cache, because they must be in
 * force. Check it before {@link isDocument} and {@link isData}.
 */
export const isWithdrawal: Matcher = ({ url, sameOrigin }) =>
	sameOrigin && isWithdrawalPath(url.pathname.replace(/^\/page-data(\/.*)\/page-data\.json$/, "$1"));

/** Matches content-hashed data: shared page data, and the shop's catalogue except its index. */
export const isHashedData: Matcher = (routed) =>
	below("/page-data/sq/d/")(routed) ||
	(below("/shop-data/")(routed) && !routed.url.pathname.endsWith("/manifest.json"));

/** Matches data that a new build may change; check it after {@link isHashedData}. */
export const isData: Matcher = (routed) => below("/page-data/")(routed) || below("/shop-data/")(routed);

/** Matches content-hashed images. */
export const isImage: Matcher = below("/assets/media/");

/** Matches content-hashed scripts, styles and fonts; check it after {@link isImage}. */
export const isProgramFile: Matcher = below("/assets/");
