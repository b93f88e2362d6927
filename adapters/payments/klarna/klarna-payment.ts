import { klarnaCustomer, klarnaPurchase } from "#adapters/payments/klarna/klarna-order.ts";
import { consentOfAuthorization, widgetFailure } from "#adapters/payments/klarna/klarna-response.ts";
import {
	type KlarnaPayments,
	type KlarnaWindow,
	loadKlarna,
} from "#adapters/payments/klarna/klarna-script.ts";
import { type KlarnaSession, openKlarnaSession } from "#adapters/payments/klarna/klarna-session.ts";
import type { OrderPayload } from "#core/checkout/order-payload.ts";
import type { PlacedOrder } from "#core/checkout/placed-order.ts";
import { withTimeout } from "#core/loading/with-timeout.ts";
import type { Time } from "#core/platform/time.ts";
import type {
	PaymentConsent,
	PaymentEnvironment,
	PaymentPlace,
	ProviderPayment,
	ServiceCall,
} from "#core/ports/payment-provider.ts";
import type { PhoneNumbers } from "#core/ports/phone-numbers.ts";
import { loadOnce } from "#core/shared/promises.ts";
import { reasonOf } from "#core/shared/result.ts";

/** The options of a payment with Klarna. */
export interface KlarnaOptions
	extends Pick<PaymentEnvironment, "time" | "logger">,
		Pick<PaymentPlace, "container"> {
	readonly service: ServiceCall;
	readonly window: Window & KlarnaWindow;
	readonly phones: PhoneNumbers;
}

/** Milliseconds for Klarna's script and widget to appear. */
const timeoutMs = 20_000;

/** Creates a payment with Klarna Payments: its widget, then its decision as an authorization token. */
export function createKlarnaPayment(options: KlarnaOptions): ProviderPayment {
	const { service, time, logger, phones } = options;
	const script = loadOnce(() => loadKlarna(options.window));
	let klarna: KlarnaPayments | null = null;
	let endQuestion = () => {};

	return {
		async start() {
			const loaded = await withTimeout(script, time, timeoutMs);
			klarna = loaded.ok ? loaded.value : null;
			if (!loaded.ok) logger.note("payment.notLoaded", { provider: "klarna", reason: loaded.error });
			return loaded.ok;
		},
		async approve(order, payload) {
			const container = options.container();
			if (!klarna) return failed("not loaded");
			if (!container) return failed("no place on the page");
			endQuestion();
			const ended = new Promise<PaymentConsent>((resolve) => {
				endQuestion = () => resolve({ outcome: "cancelled" });
			});
			return Promise.race([
				ended,
				requestConsent(klarna, service, { order, payload, container, time, phones }),
			]);
		},
		async cancel() {
			endQuestion();
			return true;
		},
	};
}

interface Question {
	readonly order: PlacedOrder;
	readonly payload: OrderPayload;
	readonly container: HTMLElement;
	readonly time: Time;
	readonly phones: PhoneNumbers;
}

/** Klarna's name for all its payment methods, if the session names none. */
const anyCategory = "klarna";

/** Creates a session for the order, shows the widget and requests Klarna's decision. */
async function requestConsent(
	klarna: KlarnaPayments,
	service: ServiceCall,
	question: Question,
): Promise<PaymentConsent> {
	const { project, order_uuid } = question.payload;
	const session = await openKlarnaSession(service, { project, order_uuid });
	return session.ok ? await decide(klarna, session.value, question) : failed(session.error);
}

async function decide(
	klarna: KlarnaPayments,
	{ client_token, ...session }: KlarnaSession,
	{ order, payload, container, time, phones }: Question,
): Promise<PaymentConsent> {
	const purchase = klarnaPurchase(order, payload);
	const payment_method_category = session.payment_method_category ?? anyCategory;
	try {
		klarna.init({ client_token });
		const shown = await withTimeout(
			() => new Promise((resolve) => klarna.load({ container, payment_method_category }, purchase, resolve)),
			time,
			timeoutMs,
		);
		const refused = shown.ok ? widgetFailure(shown.value) : shown.error;
		if (refused !== null) return failed(refused);
		const data = { ...purchase, ...klarnaCustomer(payload, phones) };
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
