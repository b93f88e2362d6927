/** What a content request was about, as far as it is known. */
export interface ContentSubject {
	/** The collection asked for, e.g. "ecommerce_product" or "directus_files". */
	readonly collection: string | null;
	readonly field: string | null;
}

/** The codes that are not an HTTP status (R-CONTENT-02). */
export const contentErrorCode = { network: -1, expiredToken: 102, invalidJson: 422 } as const;

/** Everything known about a failed content request. */
export interface ContentFailure extends ContentSubject {
	readonly message: string;
	/** -1, 102 and 422 as R-CONTENT-02 has them, else the HTTP status. */
	readonly code: number;
	/** The HTTP status; null when no response came. */
	readonly status: number | null;
	/** The API's own word for what went wrong, e.g. "FORBIDDEN"; null where it gave none. */
	readonly reason: string | null;
	/** Milliseconds after which the service wants to be asked again; null where it did not say. */
	readonly retryAfter: number | null;
}

/** What a response says before its body. */
export type ResponseMeta = Pick<ContentFailure, "retryAfter"> & { readonly status: number };

/** A content request that failed; its message is the API's own or the specification's (R-CONTENT-02). */
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

/** No whole response came: refused, cut off or too late. */
export function networkError(subject: ContentSubject, cause: unknown): ContentError {
	return new ContentError({ ...subject, message: "Network error", code: contentErrorCode.network }, cause);
}

/** The response is not the JSON that was asked for. */
export function invalidJson(subject: ContentSubject, answer: ResponseMeta, cause?: unknown): ContentError {
	const code = contentErrorCode.invalidJson;
	return new ContentError({ ...subject, ...answer, message: "API returned invalid JSON", code }, cause);
}

/** The session's token is no longer valid and could not be renewed. */
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

/** Directus names what it does not give in its sentence alone. */
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

/** Whether a JSON response contains errors, whatever its status. */
export function hasErrors(body: unknown): boolean {
	const { errors } = record(body);
	return Array.isArray(errors) && errors.length > 0;
}

/** The error that a response of the API reports; what it names itself goes before what was asked for. */
export function apiError(subject: ContentSubject, answer: ResponseMeta, body: unknown): ContentError {
	const problem = problemOf(body);
	const failure = {
		...answer,
		reason: problem.code,
		collection: problem.collection ?? subject.collection,
		field: problem.field ?? subject.field,
	};
	if (problem.code === "TOKEN_EXPIRED") return expiredToken(failure);
	// The misspelling is the specification's.
	return new ContentError({
		...failure,
		message: problem.message ?? "Unknown error occured",
		code: answer.status,
	});
}
