import type { DecodeFailure } from "#core/decoding/decoder.ts";
import { type FieldProblem, problem } from "#core/forms/field-rules.ts";

/** An HTTP status with a JSON body. */
export interface ServiceResponse {
	readonly status: number;
	readonly body: Readonly<Record<string, unknown>>;
}

/** The key of a field whose value has the wrong type, is unknown to the shop, or contradicts the rest. */
export const invalidKey = "form.invalid";

/** Returns status 200, optionally with more fields. */
export function ok(more: Readonly<Record<string, unknown>> = {}): ServiceResponse {
	return { status: 200, body: { status: "ok", ...more } };
}

/** Returns status 400 with the problems of fields. */
export function fieldErrors(errors: readonly FieldProblem[], status = 400): ServiceResponse {
	return { status, body: { status: "error", errors } };
}

/** Returns status 400 for one invalid field. */
export function invalidField(field: string): ServiceResponse {
	return fieldErrors([problem(field, invalidKey)]);
}

/** Returns status 400 for a body that does not match its schema, with the path and the expected content. */
export function refusedBody({ path, expected }: DecodeFailure): ServiceResponse {
	return fieldErrors([problem(path, invalidKey, { expected })]);
}
