import type { ShopSettings } from "#core/settings/shop-settings.ts";
import { type ContentId, sameId } from "#core/shared/branded.ts";

type Settings = Pick<ShopSettings, "shipping_methods_config">;

/**
 * Whether a payment method can be paid later: some shipping config calls it "klarna" and says in its config that the
 * order service makes the sessions for it, `{ "sessions": "order-service" }`. Without sessions nobody could pay.
 */
export function hasPayLaterSessions(settings: Settings, paymentMethod: ContentId): boolean {
	return settings.shipping_methods_config
		.flatMap((shipping) => shipping.payment_methods)
		.some(
			({ id, method, config }) =>
				method === "klarna" && sameId(id, paymentMethod) && config?.sessions === sessionMaker,
		);
}

/** The settings of a shop whose order service makes no sessions, so that no pay-later method is offered. */
export function withoutPayLaterSessions<Found extends Settings>(settings: Found): Found {
	return {
		...settings,
		shipping_methods_config: settings.shipping_methods_config.map((shipping) => ({
			...shipping,
			payment_methods: shipping.payment_methods.map((method) =>
				method.method === "klarna" ? { ...method, config: null } : method,
			),
		})),
	};
}

const sessionMaker = "order-service";
