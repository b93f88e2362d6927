import { createHttpClient, type HttpClientOptions } from "#adapters/order-service/http-client.ts";
import { bodyFieldEquals, isRefusal, unexpectedResponse } from "#adapters/order-service/service-responses.ts";
import type { ServiceCall } from "#core/ports/payment-provider.ts";
import { fail, succeed } from "#core/shared/result.ts";

/** Creates a payment provider's calls to the order service at a configured host (R-ORDER-07). */
export function createServiceCall(options: HttpClientOptions): ServiceCall {
	const send = createHttpClient(options);
	return async (path, json) => {
		const sent = await send({ method: "POST", path, json });
		if (!sent.ok) return fail({ kind: "lost", reason: sent.error.message });
		const { ok, body } = sent.value;
		if (ok && body.ok && bodyFieldEquals(sent.value, "status", "ok")) return succeed(body.value);
		const kind = isRefusal(sent.value, "status") ? "refused" : "lost";
		return fail({ kind, reason: unexpectedResponse(sent.value).message });
	};
}
