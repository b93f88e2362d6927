import { type FieldProblem, optionalText, problem, requiredText } from "#core/forms/field-rules.ts";

/** What begins an address of the web. */
const beginning = /\b(?:https?|ftp):|:\/\/|\bwww\.\S/i;

/** A host with a path, a query or a fragment: "kauf.shop/x", but neither "Hauptstr.5/7" nor "Fa.Meier/Müller". */
const hostWithPath =
	/[\p{L}\d]\.(?:[a-z]{2}|com|net|org|info|biz|shop|app|dev|xyz|online|site|link|click|top)(?::\d+)?[/?#][\w%]/u;

/**
 * What is wrong with a text that may reach an address that nobody has confirmed: it has no addresses of the web (B-SEC-06). Names with
 * a domain in them are honest ("Schmuck.de GmbH"). The one rule of forms, checkout and order service; mails make no link of the rest.
 */
export function webAddressProblems(field: string, value: string): FieldProblem[] {
	return beginning.test(value) || hostWithPath.test(value) ? [problem(field, "form.webAddress")] : [];
}

/** A name, or a line of an address, that must be given. */
export function requiredName(field: string, value: string, max?: number): FieldProblem[] {
	return [...requiredText(field, value, max), ...webAddressProblems(field, value)];
}

/** A name, or a line of an address, that may be left blank. */
export function optionalName(field: string, value: string, max?: number): FieldProblem[] {
	return [...optionalText(field, value, max), ...webAddressProblems(field, value)];
}
