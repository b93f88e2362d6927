import { isWithdrawalPath } from "#core/routes/withdrawal-path.ts";

/** A request with what the router found out about it. */
export interface RoutedRequest {
	readonly request: Pick<Request, "mode" | "headers">;
	readonly url: URL;
	readonly sameOrigin: boolean;
}

/** Returns whether a worker's route is meant by a GET request. */
type Matcher = (asked: RoutedRequest) => boolean;

const below = (folder: string): Matcher => {
	return ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(folder);
};

/** A page of the site: opened by the browser, or asked for as such by a page that was reached without loading it. */
export const isDocument: Matcher = ({ request, url, sameOrigin }) => {
	const wanted = request.mode === "navigate" || request.headers.get("accept") === "text/html";
	// A last part with an ending names a file.
	return sameOrigin && wanted && !/\.[a-z0-9]+$/i.test(url.pathname);
};

/**
 * The withdrawal page and its data (B-LAW-02): never shown from a cache, since what it says and what it asks for has to
 * be in force. To be asked about before {@link isDocument} and {@link isData}.
 */
export const isWithdrawal: Matcher = ({ url, sameOrigin }) =>
	sameOrigin && isWithdrawalPath(url.pathname.replace(/^\/page-data(\/.*)\/page-data\.json$/, "$1"));

/** Data named by its content: what pages share, and the shop's catalogue but for its table of contents. */
export const isHashedData: Matcher = (asked) =>
	below("/page-data/sq/d/")(asked) ||
	(below("/shop-data/")(asked) && !asked.url.pathname.endsWith("/manifest.json"));

/** Data that a new build may change; to be asked about after {@link isHashedData}. */
export const isData: Matcher = (asked) => below("/page-data/")(asked) || below("/shop-data/")(asked);

/** An image, named by its content. */
export const isImage: Matcher = below("/assets/media/");

/** Script, style or font, named by its content; to be asked about after {@link isImage}. */
export const isProgramFile: Matcher = below("/assets/");
