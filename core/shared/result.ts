/** What an operation with expected failures gives back: its value, or what went wrong. */
export type Result<Value, Failure> =
	| { readonly ok: true; readonly value: Value }
	| { readonly ok: false; readonly error: Failure };

/** A success. */
export function succeed<Value>(value: Value): Result<Value, never> {
	return { ok: true, value };
}

/** An expected failure; bugs are thrown instead. */
export function fail<Failure>(error: Failure): Result<never, Failure> {
	return { ok: false, error };
}
