import type { OrderUuid } from "#core/checkout/order-uuid.ts";
import { nullable, object, satisfying, string } from "#core/decoding/decoder.ts";
import type { ServiceCall } from "#core/ports/payment-provider.ts";
import { fail, type Result } from "#core/shared/result.ts";

/** The session of Klarna's widget, created by the order service for one order. */
export interface KlarnaSession {
	readonly client_token: string;
	/** Klarna's name for a group of its payment methods; null for all of them. */
	readonly payment_method_category: string | null;
}

const decodeSession = object({
	client_token: satisfying(
		"a token",
		(input): input is string => typeof input === "string" && input.trim() !== "" && input.length <= 10_000,
	),
	payment_method_category: nullable(string(100)),
});

/** Creates a session for a placed order with POST /ecom/klarna/session; on failure returns the reason for the log. */
export async function openKlarnaSession(
	service: ServiceCall,
	order: { readonly project: string; readonly order_uuid: OrderUuid },
): Promise<Result<KlarnaSession, string>> {
	const answered = await service("/ecom/klarna/session", order);
	if (!answered.ok) return fail(`no session: ${answered.error.reason}`);
	const session = decodeSession(answered.value);
	return session.ok ? session : fail(`no session: ${session.error.path} is not ${session.error.expected}`);
}
