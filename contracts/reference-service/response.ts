import { type FieldProblem, problem } from "#core/forms/field-rules.ts";
import type { DecodeFailure } from "#core/shared/decoder.ts";

/** What goes back: an HTTP status and a JSON body. */
export interface ServiceResponse {
	readonly status: number;
	readonly body: Readonly<Record<string, unknown>>;
}

/** The key of a field whose value is of the wrong type, unknown to the shop, or at odds with the rest. */
export const invalidKey = "form.invalid";

/** 200, with more to say where there is more. */
export function ok(more: Readonly<Record<string, unknown>> = {}): ServiceResponse {
	return { status: 200, body: { status: "ok", ...more } };
}

/** 400: what is wrong with which field. */
export function fieldErrors(errors: readonly FieldProblem[], status = 400): ServiceResponse {
	return { status, body: { status: "error", errors } };
}

/** 400: one field cannot be used. */
export function invalidField(field: string): ServiceResponse {
	return fieldErrors([problem(field, invalidKey)]);
}

/** 400 for a body that its schema refuses, with the place and what should be there. */
export function refusedBody({ path, expected }: DecodeFailure): ServiceResponse {
	return fieldErrors([problem(path, invalidKey, { expected })]);
}
