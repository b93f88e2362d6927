import { type FieldProblem, problem } from "#core/forms/field-rules.ts";
import { machineDomain } from "#core/shared/domain-name.ts";

/** Characters that an e-mail address may have (R-NEWS-02). */
export const maxEmailLength = 254;

/** What a browser accepts before the "@" in a field of type email (HTML standard, "valid e-mail address"). */
const localPart = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+$/i;

/**
 * What is wrong with an e-mail address: trimmed, at most 254 characters, what type=email accepts with a domain that mail can be sent
 * to, umlauts included (R-NEWS-02). The one rule of forms, checkout and order service.
 */
export function emailProblems(field: string, value: string): FieldProblem[] {
	const email = value.trim();
	if (email === "") return [problem(field, "form.emailMissing")];
	if (email.length > maxEmailLength) return [problem(field, "form.tooLong", { max: maxEmailLength })];
	return isEmailAddress(email) ? [] : [problem(field, "form.emailInvalid")];
}

/** Returns whether a text is an e-mail address and nothing else: at most 254 characters, people's or machines' spelling. */
export function isEmailAddress(text: string): boolean {
	return text.length <= maxEmailLength && splitEmail(text) !== null;
}

/**
 * Returns an e-mail address as machines write it: "kunde@müller.de" is "kunde@xn--mller-kva.de" (RFC 5891). What is no address is
 * returned as it is.
 */
export function machineEmail(email: string): string {
	const parts = splitEmail(email.trim());
	return parts ? `${parts.local}@${parts.domain}` : email;
}

/** The parts of an address, the domain as machines write it; null for what is none. */
function splitEmail(text: string): { readonly local: string; readonly domain: string } | null {
	const at = text.lastIndexOf("@");
	const local = text.slice(0, Math.max(at, 0));
	const domain = machineDomain(text.slice(at + 1));
	if (domain === null || !localPart.test(local)) return null;
	return `${local}@${domain}`.length <= maxEmailLength ? { local, domain } : null;
}
