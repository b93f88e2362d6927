import ky from "ky";
import { antiForgeryToken } from "#adapters/order-service/anti-forgery.ts";
import { HttpError } from "#adapters/order-service/http-error.ts";
import { type BodyFailure, readJson } from "#adapters/order-service/read-json.ts";
import { parseUrl } from "#core/internet/parse-url.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";

/** The destination of calls and what is sent with them. */
export interface HttpClientOptions {
	/** The service's URL, e.g. "https://orders.example" or "https://example.com/service". */
	readonly url: string;
	/** Milliseconds until a complete response must have arrived; no limit if null or omitted. */
	readonly timeout?: number | null;
	readonly basicAuth?: { readonly username: string; readonly password: string };
	/** Returns the page's cookies as in `document.cookie`; none if omitted. */
	readonly cookies?: () => string;
	/** The page's origin, e.g. "https://juwelier.example", which also receives the anti-forgery token. */
	readonly pageOrigin?: string;
	/** Maximum bytes of a response; 1 MiB by default. */
	readonly maxResponseBytes?: number;
}

/** A request of the client. */
export interface HttpRequest {
	readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
	/**
	 * A path relative to the service's URL, or an absolute URL, which receives neither token nor credentials of its
	 * own.
	 */
	readonly path: string;
	/** Query parameters; null values are omitted. */
	readonly params?: Readonly<Record<string, string | number | boolean | null>>;
	/** The body, sent as JSON. */
	readonly json?: unknown;
	readonly signal?: AbortSignal;
}

/** A response of any status. */
export interface HttpResponse {
	readonly status: number;
	/** Whether the status is between 200 and 299. */
	readonly ok: boolean;
	readonly body: Result<unknown, BodyFailure>;
}

/**
 * A function that sends requests; resolves to an {@link HttpError} if no complete response arrives, and never
 * rejects.
 */
export type HttpClient = (request: HttpRequest) => Promise<Result<HttpResponse, HttpError>>;

/** The maximum timeout of browsers and Node.js. */
const longestTimeout = 2 ** 31 - 1;

/**
 * Creates a client on ky (R-HTTP-01), without retries, because only the caller knows whether they are safe, and
 * without redirects, which would send an order to another host. Throws on an invalid URL or timeout.
 */
export function createHttpClient(options: HttpClientOptions): HttpClient {
	const base = serviceUrl(options.url);
	const timeout = options.timeout ?? null;
	if (timeout !== null && !(Number.isInteger(timeout) && timeout > 0 && timeout <= longestTimeout)) {
		throw new RangeError(
			`timeout is ${timeout}: give whole milliseconds from 1 to ${longestTimeout}, or null.`,
		);
	}

	return async (request) => {
		// ky's own timeout ends with the headers; this one includes the body.
		const late = timeout === null ? null : AbortSignal.timeout(timeout);
		const { signal: outer = null } = request;
		try {
			const response = await ky(targetUrl(base, request), {
				method: request.method,
				headers: headersOf(base, options, request),
				...(request.json === undefined ? {} : { json: request.json }),
				retry: 0,
				timeout: false,
				throwHttpErrors: false,
				redirect: "error",
				cache: "no-store",
				signal: outer && late ? AbortSignal.any([outer, late]) : (outer ?? late),
			});
			const body = await readJson(response, options.maxResponseBytes ?? 2 ** 20);
			return succeed({ status: response.status, ok: response.ok, body });
		} catch (cause) {
			const reason = outer?.aborted ? "aborted" : late?.aborted ? "timeout" : "network";
			return fail(new HttpError(reason, timeout, { cause }));
		}
	};
}

function serviceUrl(address: string): URL {
	const url = parseUrl(address);
	if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash) {
		throw new TypeError(
			`"${address}" is no address of a service: write http(s)://host, with a path if need be, and nothing more.`,
		);
	}
	url.pathname = url.pathname.replace(/\/*$/, "/");
	return url;
}

function targetUrl(base: URL, { path, params = {} }: HttpRequest): URL {
	const url = new URL(path.replace(/^\/+/, ""), base);
	for (const [name, value] of Object.entries(params)) {
		if (value !== null) url.searchParams.append(name, String(value));
	}
	return url;
}

/**
 * Returns the headers of a request. The token is sent to the page's own origin and the service, credentials only to the
 * service (R-HTTP-01).
 */
function headersOf(base: URL, options: HttpClientOptions, request: HttpRequest): Record<string, string> {
	const { origin } = targetUrl(base, request);
	const { basicAuth, cookies, pageOrigin } = options;
	const token = origin === base.origin || origin === pageOrigin ? antiForgeryToken(cookies?.() ?? "") : null;
	return {
		accept: "application/json",
		...(token === null ? {} : { "x-xsrf-token": token }),
		...(basicAuth && origin === base.origin ? { authorization: `Basic ${base64(basicAuth)}` } : {}),
	};
}

function base64({ username, password }: { readonly username: string; readonly password: string }): string {
	const bytes = new TextEncoder().encode(`${username}:${password}`);
	return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
