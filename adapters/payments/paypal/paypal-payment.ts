import type { PayPalNamespace } from "@paypal/paypal-js";
import { consentOfApproval, payPalOrder } from "#adapters/payments/paypal/paypal-order.ts";
import { loadPayPal, type PayPalScript } from "#adapters/payments/paypal/paypal-script.ts";
import { withTimeout } from "#core/loading/with-timeout.ts";
import type { Time } from "#core/platform/time.ts";
import type {
	PaymentConsent,
	PaymentEnvironment,
	PaymentPlace,
	ProviderPayment,
} from "#core/ports/payment-provider.ts";
import { reasonOf } from "#core/shared/result.ts";

/** The options of a payment with PayPal. */
export interface PayPalOptions
	extends PayPalScript,
		Pick<PaymentEnvironment, "time" | "logger">,
		Pick<PaymentPlace, "container"> {}

/** Milliseconds for PayPal's script and button to appear. */
const timeoutMs = 20_000;

/** Creates a payment with PayPal's buttons: the customer approves here, the order service captures the money. */
export function createPayPalPayment(options: PayPalOptions): ProviderPayment {
	const { time, logger } = options;
	let paypal: PayPalNamespace | null = null;
	let endQuestion = () => {};

	return {
		async start() {
			const loaded = await withTimeout(() => loadPayPal(options), time, timeoutMs);
			paypal = loaded.ok ? loaded.value : null;
			if (paypal?.Buttons) return true;
			const reason = loaded.ok ? "the script has no buttons" : loaded.error;
			logger.note("payment.notLoaded", { provider: "paypal", reason });
			return false;
		},
		async approve(order, payload) {
			const container = options.container();
			if (!paypal?.Buttons) return failed("not loaded");
			if (!container) return failed("no place on the page");
			endQuestion();
			const question = requestConsent(paypal.Buttons, container, payPalOrder(order, payload), time);
			endQuestion = question.end;
			return question.answer;
		},
		async cancel() {
			endQuestion();
			return true;
		},
	};
}

/** Shows the buttons until the customer decides or PayPal fails. */
function requestConsent(
	createButtons: NonNullable<PayPalNamespace["Buttons"]>,
	container: HTMLElement,
	body: ReturnType<typeof payPalOrder>,
	time: Time,
): { readonly answer: Promise<PaymentConsent>; end(): void } {
	let settle: (consent: PaymentConsent) => void = () => {};
	const settled = new Promise<PaymentConsent>((resolve) => {
		settle = resolve;
	});
	const cancelled = () => settle({ outcome: "cancelled" });
	const show = () => {
		const buttons = createButtons({
			createOrder: (_, actions) => actions.order.create(body),
			onApprove: async (data) => settle(consentOfApproval(data)),
			onCancel: cancelled,
			onError: (error) => settle(failed(reasonOf(error))),
		});
		if (!buttons.isEligible()) settle(failed("not offered to this customer"));
		else showButtons(buttons, container, time).then((reason) => reason !== null && settle(failed(reason)));
		return buttons;
	};
	try {
		const buttons = show();
		// PayPal rejects if its buttons are already gone, which is fine here.
		const answer = settled.finally(() => buttons.close().catch(() => {}));
		return { answer, end: cancelled };
	} catch (error) {
		return { answer: Promise.resolve(failed(reasonOf(error))), end: cancelled };
	}
}

/** Returns null once the buttons are on the page, else the reason of the failure. */
async function showButtons(
	buttons: { render(container: HTMLElement): Promise<void> },
	container: HTMLElement,
	time: Time,
): Promise<string | null> {
	const shown = await withTimeout(() => buttons.render(container), time, timeoutMs);
	return shown.ok ? null : shown.error;
}

function failed(reason: string): PaymentConsent {
	return { outcome: "failed", reason };
}
