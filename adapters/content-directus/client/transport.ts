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

/** Where requests go and how long they may take. */
export interface TransportOptions {
	/** The service's address, e.g. "https://cms.example"; required (R-CONTENT-02). */
	readonly url: string;
	/** The domain of the project whose content is read, e.g. "juwelier.example"; required (R-CONTENT-02). */
	readonly project: string;
	/** Milliseconds until a whole response must have arrived, further attempts included; 600000 when left out (R-CONTENT-03). */
	readonly timeout?: number;
	/** Requests at once; 10 when left out (R-CONTENT-03). */
	readonly maxRequests?: number;
	readonly logger: Logger;
	readonly fetch?: typeof globalThis.fetch;
}

/** Any command of the SDK; what it answers is parsed by whoever asked. */
export type ContentCommand = RestCommand<object, Record<string, object[]>>;

/** Where the token of a request comes from. */
export interface TokenSource {
	/** Settles when the token may be used; it is awaited outside the gate, since it may send a request itself. */
	ready(): Promise<void>;
	/** The token as the request starts, null for none; throws rather than give one that is no longer valid. */
	current(): string | null;
}

/** How a command is sent and what for. */
export interface SendOptions {
	/** Whom errors and notes name. */
	readonly collection: string | null;
	/** What the response has to be: JSON with "data", with a list as "data", or something else; "value" when left out. */
	readonly answer?: "value" | "list" | "bytes" | "text" | "nothing";
	/** The token that goes with it. */
	readonly token?: TokenSource;
	/** Whether cookies go with it, and are taken. */
	readonly cookies?: boolean;
}

/** A file's bytes as the service gave them. */
export interface ContentBytes {
	readonly bytes: ArrayBuffer;
	/** The media type, e.g. "image/jpeg"; null where the service gave none. */
	readonly type: string | null;
}

/** Sends a command: resolves to the whole response as promised ("data" and "meta"), rejects with a ContentError. */
export type Transport = (command: ContentCommand, options: SendOptions) => Promise<unknown>;

const longestTimeout = 2 ** 31 - 1;

/** A transport over the SDK with what it lacks: time-out, at most so many requests at once, retries of reads, errors. */
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
				// The time runs from the first attempt on: waiting for one's turn is not the service's fault.
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
		// What the SDK says of a body that is not there would make browsers ask for leave before every read.
		if (init.body === undefined) headers.delete("content-type");
		if (token !== null) headers.set("authorization", `Bearer ${token}`);
		const credentials = how.cookies ? ({ credentials: "include" } as const) : {};
		const send = () => fetch(input, { ...init, ...credentials, headers, signal });
		const late = () => (signal.aborted ? new Error(`timeout of ${timeout}ms exceeded`) : null);
		return { data: await readResponse(send, how, late) };
	};
	// The SDK gives back "data" alone, of what is no Response as well: wrapped once more, "meta" stays with it.
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

/** Its type without parameters. */
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

/** Notes a read that failed, with all that is known of it (R-CONTENT-04). */
export function noteFailure(logger: Logger, error: unknown, asked: string | null = null): void {
	const { message, code, status, collection, field } = error as Partial<
		Record<string, string | number | null>
	>;
	logger.note("content.readFailed", {
		message: message ?? String(error),
		code: code ?? null,
		status: status ?? null,
		collection: collection ?? asked,
		field: field ?? null,
	});
}
