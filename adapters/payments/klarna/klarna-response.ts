import { boolean, list, nullable, object, string } from "#core/decoding/decoder.ts";
import type { PaymentConsent } from "#core/ports/payment-provider.ts";

const decodeResponse = object({
	show_form: nullable(boolean),
	approved: nullable(boolean),
	authorization_token: nullable(string(2000)),
	error: nullable(object({ invalid_fields: nullable(list(string(200), 100)) })),
});

/** Returns why the widget cannot be shown; null if it is. */
export function widgetFailure(answer: unknown): string | null {
	const decoded = decodeResponse(answer);
	if (!decoded.ok) return unreadable(decoded.error.path);
	const { show_form, error } = decoded.value;
	if (error?.invalid_fields?.length) return `invalid fields: ${error.invalid_fields.join(", ")}`;
	return show_form ? null : "Klarna does not offer itself for this order";
}

/** Interprets Klarna's response to authorize(); a form that stays open without an error was closed by the customer. */
export function consentOfAuthorization(answer: unknown): PaymentConsent {
	const decoded = decodeResponse(answer);
	if (!decoded.ok) return failed(unreadable(decoded.error.path));
	const { approved, authorization_token, show_form, error } = decoded.value;
	if (approved) {
		return authorization_token
			? { outcome: "approved", payment: { authorization_token } }
			: failed("approved without an authorization_token");
	}
	if (error?.invalid_fields?.length) return failed(`invalid fields: ${error.invalid_fields.join(", ")}`);
	return show_form ? { outcome: "cancelled" } : failed("Klarna refused the payment");
}

function unreadable(path: string): string {
	return `unreadable answer${path === "" ? "" : ` at ${path}`}`;
}

function failed(reason: string): PaymentConsent {
	return { outcome: "failed", reason };
}
