import { type FieldProblem, problem } from "#core/forms/field-rules.ts";
import { machineDomain } from "#core/internet/domain-name.ts";

/** Maximum characters of an e-mail address (R-NEWS-02). */
export const maxEmailLength = 254;

/** The local part that browsers accept in a field of type email (HTML standard, "valid e-mail address"). */
const localPart = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+$/i;

/**
 * Validates an e-mail address: trimmed, at most 254 characters, valid for type=email, with a domain that can
 * receive mail, umlauts included (R-NEWS-02). Used by forms, checkout and order service.
 */
export function emailProblems(field: string, value: string): FieldProblem[] {
	const email = value.trim();
	if (email === "") return [problem(field, "form.emailMissing")];
	if (email.length > maxEmailLength) return [problem(field, "form.tooLong", { max: maxEmailLength })];
	return isEmailAddress(email) ? [] : [problem(field, "form.emailInvalid")];
}

/** Returns whether a text is exactly one e-mail address: at most 254 characters, with a Unicode or ASCII domain. */
export function isEmailAddress(text: string): boolean {
	return text.length <= maxEmailLength && splitEmail(text) !== null;
}

/**
 * Returns an e-mail address with its domain in ASCII: "kunde@müller.de" becomes "kunde@xn--mller-kva.de" (RFC
 * 5891). Other texts are returned unchanged.
 */
export function machineEmail(email: string): string {
	const parts = splitEmail(email.trim());
	return parts ? `${parts.local}@${parts.domain}` : email;
}

/** Splits an address into its local part and ASCII domain; null if it is not an address. */
function splitEmail(text: string): { readonly local: string; readonly domain: string } | null {
	const at = text.lastIndexOf("@");
	const local = text.slice(0, Math.max(at, 0));
	const domain = machineDomain(text.slice(at + 1));
	if (domain === null || !localPart.test(local)) return null;
	return `${local}@${domain}`.length <= maxEmailLength ? { local, domain } : null;
}
