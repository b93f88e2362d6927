import type { PaymentReference } from "#core/checkout/payment-approval.ts";
import type { PaymentConsent, PaymentEnvironment, ProviderPayment } from "#core/ports/payment-provider.ts";
import { object, oneOf, string } from "#core/shared/decoder.ts";

/** What a payment at the bank needs. */
export interface BankOptions extends Pick<PaymentEnvironment, "logger"> {
	/** The bank's address. */
	readonly bank: string;
	/** Where customers come back to: the page that they have left. */
	readonly window: { readonly location: Pick<Location, "origin" | "pathname"> };
}

const decodePayment = object({
	reference: string(100),
	address: string(2000),
	status: oneOf(["open", "paid", "cancelled", "refused"]),
});

/** A payment at the bank: made by the order's key, so that an order is paid once, and asked for by its reference. */
export function createBankPayment({ bank, window, logger }: BankOptions): ProviderPayment {
	let ready: Promise<boolean> | null = null;

	async function call(path: string, body?: object) {
		const init = body && { method: "POST", body: JSON.stringify(body) };
		const response = await fetch(`${bank}${path}`, init);
		const decoded = decodePayment(response.ok ? await response.json() : null);
		if (!decoded.ok) throw new Error(`the bank answered with ${response.status}`);
		return decoded.value;
	}

	async function reach(): Promise<boolean> {
		try {
			return (await fetch(`${bank}/ready`)).ok;
		} catch {
			return false;
		}
	}

	/** What the bank says of a payment; an answer that does not come is a failure, and may be asked for again. */
	async function consent(path: string, body?: object): Promise<PaymentConsent> {
		try {
			const { reference, address, status } = await call(path, body);
			if (status === "paid") return { outcome: "approved", payment: { reference } };
			if (status === "cancelled") return { outcome: "cancelled" };
			if (status === "refused") return { outcome: "failed", reason: "the bank refused the payment" };
			return body ? { outcome: "redirect", address, payment: { reference } } : { outcome: "open" };
		} catch (error) {
			return { outcome: "failed", reason: String(error) };
		}
	}

	return {
		async start() {
			ready ??= reach();
			const reached = await ready;
			if (!reached) {
				ready = null;
				logger.note("payment.notLoaded", { provider: "bank-redirect", reason: "not reached" });
			}
			return reached;
		},
		async approve(order, { currency }) {
			if (!(await ready)) return { outcome: "failed", reason: "not loaded" };
			const { origin, pathname } = window.location;
			const { order_uuid, total } = order;
			return consent("/payments", { order_uuid, total, currency, back: `${origin}${pathname}` });
		},
		finalize: (_, redirected) => consent(pathOf(redirected)),
		async cancel(redirected) {
			if (redirected === null) return true;
			const cancelled = await call(`${pathOf(redirected)}/cancel`, {}).catch(() => null);
			return cancelled !== null && cancelled.status !== "paid" && cancelled.status !== "open";
		},
	};
}

function pathOf({ reference }: PaymentReference): string {
	return `/payments/${encodeURIComponent(String(reference))}`;
}
