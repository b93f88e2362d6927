import { createDirectus, type RestCommand, rest } from "@directus/sdk";
import {
	apiError,
	type ContentSubject,
	hasErrors,
	invalidJson,
	networkError,
} from "#adapters/content-directus/client/content-error.ts";
import { createRequestGate } from "#adapters/content-directus/client/request-gate.ts";
import { retryAfterOf, waitBeforeNext } from "#adapters/content-directus/client/retry.ts";
import { parseUrl } from "#core/internet/parse-url.ts";
import type { Logger } from "#core/platform/logger.ts";

/** The options of {@link createTransport}. */
export interface TransportOptions {
	/** The service's URL, e.g. "https://cms.example"; required (R-CONTENT-02). */
	readonly url: string;
	/** The domain of the project whose content is read, e.g. "juwelier.example"; required (R-CONTENT-02). */
	readonly project: string;
	/**
	 * The maximum time in milliseconds until the complete response, including retries; 600,000 by default
	 * (R-CONTENT-03).
	 */
	readonly timeout?: number;
	/** The maximum number of simultaneous requests; 10 by default (R-CONTENT-03). */
	readonly maxRequests?: number;
	readonly logger: Logger;
	readonly fetch?: typeof globalThis.fetch;
}

/** Any command of the SDK. The caller parses its response. */
export type ContentCommand = RestCommand<object, Record<string, object[]>>;

/** The source of a request's token. */
export interface TokenSource {
	/**
	 * Resolves when the token may be used. It is awaited outside the request gate, because it may send a request
	 * itself.
	 */
	ready(): Promise<void>;
	/** Returns the token at the start of a request; null for none. Throws if the token is no longer valid. */
	current(): string | null;
}

/** The options of a command. */
export interface SendOptions {
	/** The collection that errors and logs name. */
	readonly collection: string | null;
	/** The expected response: JSON with "data" ("value", the default), with a list as "data", or something else. */
	readonly answer?: "value" | "list" | "bytes" | "text" | "nothing";
	/** The source of the token; none by default. */
	readonly token?: TokenSource;
	/** Whether cookies are sent and accepted. */
	readonly cookies?: boolean;
}

/** The content of a file. */
export interface ContentBytes {
	readonly bytes: ArrayBuffer;
	/** The media type, e.g. "image/jpeg"; null if the service states none. */
	readonly type: string | null;
}

/** Sends a command. Resolves to the complete response ("data" and "meta"); rejects with a ContentError. */
export type Transport = (command: ContentCommand, options: SendOptions) => Promise<unknown>;

const longestTimeout = 2 ** 31 - 1;

/**
 * Creates a transport over the SDK. It adds a timeout, a limit of simultaneous requests, retries of reads, and
 * errors.
 */
export function createTransport(options: TransportOptions): Transport {
	const { project, logger, timeout = 600_000, maxRequests = 10 } = options;
	const url = serviceUrl(options.url);
	if (typeof project !== "string" || project.trim() === "") {
		throw new TypeError("A content client needs the project: the domain whose content it reads.");
	}
	if (!(timeout > 0 && timeout <= longestTimeout))
		throw new RangeError(`timeout is ${timeout} milliseconds.`);
	if (!(maxRequests >= 1)) throw new RangeError(`maxRequests is ${maxRequests}: give at least 1.`);
	const fetch =
		options.fetch ?? ((...request: Parameters<typeof globalThis.fetch>) => globalThis.fetch(...request));
	const gate = createRequestGate(maxRequests);

	return async (command, how) => {
		const isRead = (command().method ?? "GET") === "GET";
		let signal: AbortSignal | null = null;
		let end = Number.POSITIVE_INFINITY;
		const attempt = async () => {
			await how.token?.ready();
			return gate(() => {
				// The time starts with the first attempt, because waiting in the queue is not the service's fault.
				if (signal === null) end = Date.now() + timeout;
				signal ??= AbortSignal.timeout(timeout);
				return sendOnce({ url, fetch, command, how, timeout, signal });
			});
		};
		try {
			return await (isRead ? withRetries(attempt, () => end - Date.now()) : attempt());
		} catch (error) {
			if (isRead) noteFailure(logger, error, how.collection);
			throw error;
		}
	};
}

function serviceUrl(address: string): string {
	const url = typeof address === "string" ? parseUrl(address) : null;
	if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash) {
		throw new TypeError(
			`A content client needs the URL of the service, http(s)://host with a path if need be; "${address}" is none.`,
		);
	}
	return url.href.replace(/\/+$/, "");
}

async function withRetries(attempt: () => Promise<unknown>, timeLeft: () => number): Promise<unknown> {
	for (let count = 1; ; count += 1) {
		try {
			return await attempt();
		} catch (error) {
			const wait = waitBeforeNext(error, count);
			if (wait === null || wait >= timeLeft()) throw error;
			await new Promise((resolve) => setTimeout(resolve, wait));
		}
	}
}

interface Attempt {
	readonly url: string;
	readonly fetch: typeof globalThis.fetch;
	readonly command: ContentCommand;
	readonly how: SendOptions;
	readonly timeout: number;
	readonly signal: AbortSignal;
}

async function sendOnce({ url, fetch, command, how, timeout, signal }: Attempt): Promise<unknown> {
	const token = how.token?.current() ?? null;
	const ask = async (input: RequestInfo | URL, init: RequestInit = {}) => {
		const headers = new Headers(init.headers);
		// The SDK sets a content type even without a body. Then browsers would send a preflight before every read.
		if (init.body === undefined) headers.delete("content-type");
		if (token !== null) headers.set("authorization", `Bearer ${token}`);
		const credentials = how.cookies ? ({ credentials: "include" } as const) : {};
		const send = () => fetch(input, { ...init, ...credentials, headers, signal });
		const late = () => (signal.aborted ? new Error(`timeout of ${timeout}ms exceeded`) : null);
		return { data: await readResponse(send, how, late) };
	};
	// The SDK returns only "data", also of values that are no Response. Another wrapper keeps "meta".
	const globals = { fetch: ask as unknown as typeof globalThis.fetch };
	return createDirectus<Record<string, object[]>>(url, { globals }).with(rest()).request(command);
}

async function readResponse(
	ask: () => Promise<Response>,
	how: SendOptions,
	late: () => Error | null,
): Promise<unknown> {
	const subject: ContentSubject = { collection: how.collection, field: null };
	const read = async (response: Response) => {
		const body = response.ok && how.answer === "bytes" ? await response.arrayBuffer() : await response.text();
		return { response, body };
	};
	const { response, body } = await ask()
		.then(read)
		.catch((cause: unknown) => Promise.reject(networkError(subject, late() ?? cause)));
	if (typeof body !== "string") return { bytes: body, type: mediaTypeOf(response) } satisfies ContentBytes;
	if (response.ok && how.answer === "text") return body;
	if (response.ok && how.answer === "nothing" && body === "") return null;
	const answer = {
		status: response.status,
		retryAfter: retryAfterOf(response.headers.get("retry-after"), Date.now()),
	};
	const parsed = parseResponse(response, body, (cause) => invalidJson(subject, answer, cause));
	if (!response.ok || hasErrors(parsed)) throw apiError(subject, answer, parsed);
	if (!isExpectedType(parsed, how.answer)) throw invalidJson(subject, answer);
	return parsed;
}

function isExpectedType(parsed: object, answer: SendOptions["answer"] = "value"): boolean {
	const data = "data" in parsed ? parsed.data : undefined;
	return answer === "list" ? Array.isArray(data) : answer === "nothing" || data !== undefined;
}

/** Returns the media type of a response without parameters. */
function mediaTypeOf(response: Response): string | null {
	return response.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? null;
}

function parseResponse(response: Response, body: string, failure: (cause: unknown) => Error): object {
	const type = mediaTypeOf(response) ?? "";
	try {
		if (!/^application\/([\w.-]+\+)?json$/.test(type)) throw new TypeError(`It is "${type}", not JSON.`);
		const parsed: unknown = JSON.parse(body);
		if (typeof parsed !== "object" || parsed === null) throw new TypeError("It is no object.");
		return parsed;
	} catch (cause) {
		throw failure(cause);
	}
}

/** Logs a failed read with everything known about it (R-CONTENT-04). */
export function noteFailure(logger: Logger, error: unknown, requested: string | null = null): void {
	const { message, code, status, collection, field } = error as Partial<
		Record<string, string | number | null>
	>;
	logger.note("content.readFailed", {
		message: message ?? String(error),
		code: code ?? null,
		status: status ?? null,
		collection: collection ?? requested,
		field: field ?? null,
	});
}
