import { consentOfAuthorization, refusedWidget } from "#adapters/payment-klarna/klarna-answer.ts";
import { klarnaCustomer, klarnaPurchase } from "#adapters/payment-klarna/klarna-order.ts";
import {
	type KlarnaPayments,
	type KlarnaWindow,
	klarnaScript,
	loadKlarna,
} from "#adapters/payment-klarna/klarna-script.ts";
import { type KlarnaSession, klarnaSession } from "#adapters/payment-klarna/klarna-session.ts";
import type { OrderPayload } from "#core/checkout/order-payload.ts";
import type { PlacedOrder } from "#core/checkout/placed-order.ts";
import { reasonOf, withinTime } from "#core/loading/within-time.ts";
import type { Logger } from "#core/ports/logger.ts";
import type { PaymentConsent, PaymentPlace, PaymentProvider } from "#core/ports/payment-provider.ts";
import type { Time } from "#core/ports/time.ts";
import type { ShippingMethodConfig } from "#core/settings/shop-settings.ts";

/** What a Klarna provider needs. */
export interface KlarnaOptions extends PaymentPlace {
	readonly shipping_methods_config: readonly ShippingMethodConfig[];
	/** The script's address; Klarna's own when null. */
	readonly script: string | null;
	readonly window: Window & KlarnaWindow;
	readonly time: Time;
	readonly logger: Logger;
}

/** How long Klarna's script and its widget may take to appear, in milliseconds. */
const patience = 20_000;

/** Klarna Payments behind the port: its widget, then its decision as an authorization token. */
export function createKlarnaProvider(options: KlarnaOptions): PaymentProvider {
	const { time, logger } = options;
	let pending: Promise<KlarnaPayments> | null = null;
	let klarna: KlarnaPayments | null = null;
	let endQuestion = () => {};

	async function script(): Promise<KlarnaPayments> {
		pending ??= loadKlarna(options.window, options.script ?? klarnaScript);
		try {
			return await pending;
		} catch (error) {
			pending = null;
			throw error;
		}
	}

	return {
		async load() {
			const loaded = await withinTime(script, time, patience);
			klarna = loaded.ok ? loaded.value : null;
			if (!loaded.ok) logger.note("payment.notLoaded", { provider: "klarna", reason: loaded.error });
			return loaded.ok;
		},
		async requestConsent(order, payload) {
			const container = options.container();
			if (!klarna) return failed("not loaded");
			if (!container) return failed("no place on the page");
			const session = klarnaSession(options.shipping_methods_config, payload);
			if (!session.ok) return failed(session.error);
			endQuestion();
			const ended = new Promise<PaymentConsent>((resolve) => {
				endQuestion = () => resolve({ outcome: "cancelled" });
			});
			return Promise.race([ended, ask(klarna, session.value, { order, payload, container, time })]);
		},
	};
}

interface Question {
	readonly order: PlacedOrder;
	readonly payload: OrderPayload;
	readonly container: HTMLElement;
	readonly time: Time;
}

/** Shows the widget and has Klarna decide. */
async function ask(
	klarna: KlarnaPayments,
	{ client_token, payment_method_category }: KlarnaSession,
	{ order, payload, container, time }: Question,
): Promise<PaymentConsent> {
	const purchase = klarnaPurchase(order, payload);
	try {
		klarna.init({ client_token });
		const shown = await withinTime(
			() => new Promise((resolve) => klarna.load({ container, payment_method_category }, purchase, resolve)),
			time,
			patience,
		);
		const refused = shown.ok ? refusedWidget(shown.value) : shown.error;
		if (refused !== null) return failed(refused);
		const data = { ...purchase, ...klarnaCustomer(payload) };
		const answer = await new Promise((resolve) =>
			klarna.authorize({ payment_method_category }, data, resolve),
		);
		return consentOfAuthorization(answer);
	} catch (error) {
		return failed(reasonOf(error));
	}
}

function failed(reason: string): PaymentConsent {
	return { outcome: "failed", reason };
}
