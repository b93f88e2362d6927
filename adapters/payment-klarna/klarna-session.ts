import { billingAddress, type OrderPayload } from "#core/checkout/order-payload.ts";
import type { ShippingMethodConfig } from "#core/settings/shop-settings.ts";
import { sameId } from "#core/shared/branded.ts";
import { nullable, satisfying, shape, text } from "#core/shared/decoder.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";

/** What Klarna's script is started with. */
export interface KlarnaSession {
	/** A session's token as Klarna made it for the shop, a JSON web token. */
	readonly client_token: string;
	/** Klarna's name for a group of its ways to pay. */
	readonly payment_method_category: string;
}

const decodeConfig = shape({
	client_token: satisfying(
		"a token",
		(input): input is string => typeof input === "string" && input.trim() !== "" && input.length <= 10_000,
	),
	payment_method_category: nullable(text(100)),
});

/**
 * The session for an order, from payment_methods[].config of the shipping configs that serve its country
 * (R-CHECK-02, R-PAY-05): the chosen shipping method's own first, then any, since no session is bound to a shipping
 * method. Without a client_token anywhere the failure says so, for the log.
 */
export function klarnaSession(
	configs: readonly ShippingMethodConfig[],
	payload: Pick<OrderPayload, "shippingMethod" | "paymentMethod" | "shippingAddress" | "invoiceAddress">,
): Result<KlarnaSession, string> {
	const own = payload.shippingMethod.trim().toLowerCase();
	const { country_code: country } = payload.shippingAddress ?? billingAddress(payload);
	const serving = configs.filter(
		({ shipping_countries: countries }) =>
			countries.length === 0 || countries.some(({ country_code }) => country_code === country),
	);
	const isOwn = (config: ShippingMethodConfig) => config.name.trim().toLowerCase() === own;
	const ordered = [...serving.filter(isOwn), ...serving.filter((config) => !isOwn(config))];
	for (const { id, method, config } of ordered.flatMap(({ payment_methods }) => payment_methods)) {
		if (method !== "klarna" || !sameId(id, payload.paymentMethod)) continue;
		const decoded = decodeConfig(config);
		if (decoded.ok) {
			const { client_token, payment_method_category } = decoded.value;
			return succeed({ client_token, payment_method_category: payment_method_category ?? "klarna" });
		}
	}
	return fail("shipping_methods_config has no payment_methods[].config.client_token for klarna");
}
