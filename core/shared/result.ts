/** The result of an operation with expected failures: its value or an error. */
export type Result<Value, Failure> =
	| { readonly ok: true; readonly value: Value }
	| { readonly ok: false; readonly error: Failure };

/** Returns a success. */
export function succeed<Value>(value: Value): Result<Value, never> {
	return { ok: true, value };
}

/** Returns an expected failure; bugs are thrown instead. */
export function fail<Failure>(error: Failure): Result<never, Failure> {
	return { ok: false, error };
}

/** Returns the message of anything thrown for the log, cut to 300 characters. */
export function reasonOf(error: unknown): string {
	return (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 300);
}
