import { createHttpClient, type HttpClientOptions } from "#adapters/order-service/http-client.ts";
import {
	bodyFieldEquals,
	decodeSession,
	unexpectedResponse,
} from "#adapters/order-service/service-responses.ts";
import type { PaymentSessions } from "#core/ports/payment-provider.ts";
import { fail, succeed } from "#core/shared/result.ts";

/** Has the order service behind a configured host make the sessions of pay-later payments (R-ORDER-07, R-PAY-03). */
export function createPaymentSessions(options: HttpClientOptions): PaymentSessions {
	const send = createHttpClient(options);
	return {
		async open(order) {
			const answer = await send({ method: "POST", path: "/ecom/klarna/session", json: order });
			if (!answer.ok) return fail(`no session: ${answer.error.message}`);
			const { ok, body } = answer.value;
			const decoded =
				ok && bodyFieldEquals(answer.value, "status", "ok") && body.ok ? decodeSession(body.value) : null;
			return decoded?.ok
				? succeed(decoded.value)
				: fail(`no session: ${unexpectedResponse(answer.value).message}`);
		},
	};
}
