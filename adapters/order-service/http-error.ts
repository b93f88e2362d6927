/** Why a call brought no response. */
export type HttpErrorReason = "aborted" | "network" | "timeout";

/** A call that brought no response; its message is the specification's own (R-HTTP-02). */
export class HttpError extends Error {
	override readonly name = "HttpError";
	readonly reason: HttpErrorReason;

	/** `timeout` in milliseconds, for the message of a time-out. */
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
