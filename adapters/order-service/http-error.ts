/** The reason why there is no response. */
export type HttpErrorReason = "aborted" | "network" | "timeout";

/** The error for a request without response; its message is specified (R-HTTP-02). */
export class HttpError extends Error {
	override readonly name = "HttpError";
	readonly reason: HttpErrorReason;

	/** `timeout` is in milliseconds, for the message of a timeout. */
	constructor(reason: HttpErrorReason, timeout: number | null, options?: ErrorOptions) {
		super(messageOf(reason, timeout), options);
		this.reason = reason;
	}
}

function messageOf(reason: HttpErrorReason, timeout: number | null): string {
	switch (reason) {
		case "aborted":
			return "Request aborted";
		case "network":
			return "Network Error";
		case "timeout":
			return `timeout of ${timeout}ms exceeded`;
		default:
			return reason satisfies never;
	}
}
