import ky from "ky";
import { antiForgeryToken } from "#adapters/order-service/anti-forgery.ts";
import { HttpError } from "#adapters/order-service/http-error.ts";
import { type BodyFailure, readJson } from "#adapters/order-service/read-json.ts";
import { parseUrl } from "#core/shared/parse-url.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";

/** Where calls go and what goes with them. */
export interface HttpClientOptions {
	/** The service's address, e.g. "https://orders.example" or "https://example.com/service". */
	readonly url: string;
	/** Milliseconds until a response must have arrived whole; null or left out waits for as long as it takes. */
	readonly timeout?: number | null;
	readonly basicAuth?: { readonly username: string; readonly password: string };
	/** The page's cookies as `document.cookie` gives them; none when left out. */
	readonly cookies?: () => string;
	/** The origin of the page, e.g. "https://juwelier.example"; it may get the anti-forgery token too. */
	readonly pageOrigin?: string;
	/** Bytes that a response may have: 1 MiB by default. */
	readonly maxResponseBytes?: number;
}

/** A call. */
export interface HttpRequest {
	readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
	/** A path under the service's address, or an absolute URL, which gets neither token nor log-in of its own. */
	readonly path: string;
	/** Added to the query; null is left out. */
	readonly params?: Readonly<Record<string, string | number | boolean | null>>;
	/** The body, sent as JSON. */
	readonly json?: unknown;
	readonly signal?: AbortSignal;
}

/** A response, whatever its status. */
export interface HttpResponse {
	readonly status: number;
	/** Whether the status is one from 200 to 299. */
	readonly ok: boolean;
	readonly body: Result<unknown, BodyFailure>;
}

/** Makes calls; resolves to an {@link HttpError} when no whole response came, and never rejects. */
export type HttpClient = (request: HttpRequest) => Promise<Result<HttpResponse, HttpError>>;

/** Timers of browsers and Node.js cannot wait longer. */
const longestTimeout = 2 ** 31 - 1;

/**
 * Creates a client over ky (R-HTTP-01): no retries, which only the caller knows to be safe, and no redirects, which
 * would carry an order to another host. Throws on an address or a time-out that cannot be meant.
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
		// ky's own time-out ends with the headers; this one holds until the body has arrived.
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

/** The token goes to the page's own origin and to the service, the log-in to the service alone (R-HTTP-01). */
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
