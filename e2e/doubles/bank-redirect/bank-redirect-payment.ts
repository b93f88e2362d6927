import type {
	PaymentConsent,
	PaymentEnvironment,
	PaymentPlace,
	PaymentReference,
	PlacedOrder,
	ProviderPayment,
} from "facette";

/** The options of a payment at the bank. */
export interface BankOptions extends Pick<PaymentEnvironment, "logger">, Pick<PaymentPlace, "project"> {
	/** The bank's URL. */
	readonly bank: string;
	/** The page to which customers return: the one that they left. */
	readonly window: { readonly location: Pick<Location, "origin" | "pathname"> };
}

/** A payment as the bank describes it. */
interface BankPayment {
	readonly reference: string;
	/** The bank's page for customers. */
	readonly address: string;
	readonly status: string;
}

function isPayment(value: unknown): value is BankPayment {
	const { reference, address, status } = Object(value);
	return [reference, address, status].every((text) => typeof text === "string");
}

/**
 * Creates a payment at the bank, by the order's key so that an order is paid once; its reference identifies it
 * later.
 */
export function createBankPayment({ project, bank, window, logger }: BankOptions): ProviderPayment {
	let ready: Promise<boolean> | null = null;

	async function call(path: string, body?: object): Promise<BankPayment> {
		const init = body && { method: "POST", body: JSON.stringify(body) };
		const response = await fetch(`${bank}${path}`, init);
		const payment: unknown = response.ok ? await response.json() : null;
		if (!isPayment(payment)) throw new Error(`the bank answered with ${response.status}`);
		return payment;
	}

	async function reach(): Promise<boolean> {
		try {
			return (await fetch(`${bank}/ready`)).ok;
		} catch {
			return false;
		}
	}

	/** Returns the bank's decision; a missing response is a failure that can be retried. */
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

	/** Returns the bank's path of a payment, which it identifies by reference and order. */
	function pathOf(action: string, { order_uuid }: PlacedOrder, { reference }: PaymentReference): string {
		const query = new URLSearchParams({ project, order_uuid });
		return `/payments/${encodeURIComponent(String(reference))}${action}?${query}`;
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
			return consent("/payments", { project, order_uuid, total, currency, back: `${origin}${pathname}` });
		},
		finalize: (order, redirected) => consent(pathOf("", order, redirected)),
		async cancel(order, redirected) {
			if (redirected === null) return true;
			const cancelled = await call(pathOf("/cancel", order, redirected), {}).catch(() => null);
			return cancelled !== null && cancelled.status !== "paid" && cancelled.status !== "open";
		},
	};
}
