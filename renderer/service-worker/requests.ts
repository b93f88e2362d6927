import { isWithdrawalPath } from "#core/routes/withdrawal-path.ts";

/** A request with what the router knows about it. */
export interface RoutedRequest {
	readonly request: Pick<Request, "mode" | "headers">;
	readonly url: URL;
	readonly sameOrigin: boolean;
}

/** A predicate whether a worker's route handles a GET request. */
type Matcher = (asked: RoutedRequest) => boolean;

const below = (folder: string): Matcher => {
	return ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(folder);
};

/** Matches pages of the site: opened by the browser, or requested by client-side navigation. */
export const isDocument: Matcher = ({ request, url, sameOrigin }) => {
	const wanted = request.mode === "navigate" || request.headers.get("accept") === "text/html";
	// A last segment with an extension names a file.
	return sameOrigin && wanted && !/\.[a-z0-9]+$/i.test(url.pathname);
};

/**
 * Matches the withdrawal page and its data (B-LAW-02), which are never served from a cache, because they must be in
 * force. Check it before {@link isDocument} and {@link isData}.
 */
export const isWithdrawal: Matcher = ({ url, sameOrigin }) =>
	sameOrigin && isWithdrawalPath(url.pathname.replace(/^\/page-data(\/.*)\/page-data\.json$/, "$1"));

/** Matches content-hashed data: shared page data, and the shop's catalogue except its index. */
export const isHashedData: Matcher = (asked) =>
	below("/page-data/sq/d/")(asked) ||
	(below("/shop-data/")(asked) && !asked.url.pathname.endsWith("/manifest.json"));

/** Matches data that a new build may change; check it after {@link isHashedData}. */
export const isData: Matcher = (asked) => below("/page-data/")(asked) || below("/shop-data/")(asked);

/** Matches content-hashed images. */
export const isImage: Matcher = below("/assets/media/");

/** Matches content-hashed scripts, styles and fonts; check it after {@link isImage}. */
export const isProgramFile: Matcher = below("/assets/");
