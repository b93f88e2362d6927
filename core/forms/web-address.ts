import { type FieldProblem, optionalText, problem, requiredText } from "#core/forms/field-rules.ts";

/** The start of a web address. */
const beginning = /\b(?:https?|ftp):|:\/\/|\bwww\.\S/i;

/** A host with a path, a query or a fragment: "kauf.shop/x", but neither "Hauptstr.5/7" nor "Fa.Meier/Müller". */
const hostWithPath =
	/[\p{L}\d]\.(?:[a-z]{2}|com|net|org|info|biz|shop|app|dev|xyz|online|site|link|click|top)(?::\d+)?[/?#][\w%]/u;

/**
 * Rejects web addresses in a text that may be mailed to an unconfirmed address (B-SEC-06). Names that contain a
 * domain are allowed ("Schmuck.de GmbH"). Used by forms, checkout and order service; mails do not link the rest.
 */
export function webAddressProblems(field: string, value: string): FieldProblem[] {
	return beginning.test(value) || hostWithPath.test(value) ? [problem(field, "form.webAddress")] : [];
}

/** Validates a required name or address line. */
export function requiredName(field: string, value: string, max?: number): FieldProblem[] {
	return [...requiredText(field, value, max), ...webAddressProblems(field, value)];
}

/** Validates an optional name or address line. */
export function optionalName(field: string, value: string, max?: number): FieldProblem[] {
	return [...optionalText(field, value, max), ...webAddressProblems(field, value)];
}
