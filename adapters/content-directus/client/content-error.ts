/** The subject of a content request, as far as it is known. */
export interface ContentSubject {
	/** The requested collection, e.g. "ecommerce_product" or "directus_files". */
	readonly collection: string | null;
	readonly field: string | null;
}

/** The codes that are not an HTTP status (R-CONTENT-02). */
export const contentErrorCode = { network: -1, expiredToken: 102, invalidJson: 422 } as const;

/** The data of a failed content request. */
export interface ContentFailure extends ContentSubject {
	readonly message: string;
	/** -1, 102 or 422 as in R-CONTENT-02, otherwise the HTTP status. */
	readonly code: number;
	/** The HTTP status; null without a response. */
	readonly status: number | null;
	/** The API's error code, e.g. "FORBIDDEN"; null if it has none. */
	readonly reason: string | null;
	/** The delay in milliseconds that the service requests before the next attempt; null if it requests none. */
	readonly retryAfter: number | null;
}

/** The status and headers of a response that an error contains. */
export type ResponseMeta = Pick<ContentFailure, "retryAfter"> & { readonly status: number };

/** The error of a failed content request. Its message is the API's, or the specification's (R-CONTENT-02). */
export class ContentError extends Error implements ContentFailure {
	override readonly name = "ContentError";
	readonly code: number;
	readonly status: number | null;
	readonly reason: string | null;
	readonly collection: string | null;
	readonly field: string | null;
	readonly retryAfter: number | null;

	constructor(failure: Partial<ContentFailure> & Pick<ContentFailure, "message" | "code">, cause?: unknown) {
		super(failure.message, cause === undefined ? undefined : { cause });
		this.code = failure.code;
		this.status = failure.status ?? null;
		this.reason = failure.reason ?? null;
		this.collection = failure.collection ?? null;
		this.field = failure.field ?? null;
		this.retryAfter = failure.retryAfter ?? null;
	}
}

/** Creates the error for a missing or incomplete response: refused, interrupted or too late. */
export function networkError(subject: ContentSubject, cause: unknown): ContentError {
	return new ContentError({ ...subject, message: "Network error", code: contentErrorCode.network }, cause);
}

/** Creates the error for a response that is not the expected JSON. */
export function invalidJson(subject: ContentSubject, answer: ResponseMeta, cause?: unknown): ContentError {
	const code = contentErrorCode.invalidJson;
	return new ContentError({ ...subject, ...answer, message: "API returned invalid JSON", code }, cause);
}

/** Creates the error for a session whose token has expired and could not be renewed. */
export function expiredToken(failure: Partial<ContentFailure> = {}, cause?: unknown): ContentError {
	const code = contentErrorCode.expiredToken;
	return new ContentError({ ...failure, message: "auth_expired_token", code }, cause);
}

interface ApiProblem {
	readonly message: string | null;
	readonly code: string | null;
	readonly collection: string | null;
	readonly field: string | null;
}

const text = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

const record = (value: unknown): Readonly<Record<string, unknown>> =>
	typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

/** Returns the name of a refused collection or field, which Directus mentions only in its message. */
function named(message: string | null, kind: "collection" | "field"): string | null {
	return message?.match(new RegExp(`${kind} "([^"]+)"`, "i"))?.[1] ?? null;
}

function problemOf(body: unknown): ApiProblem {
	const { errors, error } = record(body);
	const problem = record(Array.isArray(errors) ? errors[0] : error);
	const extensions = record(problem.extensions);
	const message = text(problem.message);
	return {
		message,
		code: text(extensions.code),
		collection: text(extensions.collection) ?? named(message, "collection"),
		field: text(extensions.field) ?? named(message, "field"),
	};
}

/** Returns whether a JSON response contains errors, whatever its status. */
export function hasErrors(body: unknown): boolean {
	const { errors } = record(body);
	return Array.isArray(errors) && errors.length > 0;
}

/**
 * Creates the error of an API response. The collection and field in the response take precedence over the requested
 * ones.
 */
export function apiError(subject: ContentSubject, answer: ResponseMeta, body: unknown): ContentError {
	const problem = problemOf(body);
	const failure = {
		...answer,
		reason: problem.code,
		collection: problem.collection ?? subject.collection,
		field: problem.field ?? subject.field,
	};
	if (problem.code === "TOKEN_EXPIRED") return expiredToken(failure);
	// The specification has the same misspelling.
	return new ContentError({
		...failure,
		message: problem.message ?? "Unknown error occured",
		code: answer.status,
	});
}
