import { describe, expect, it } from "vitest";
import { createMemoryOrders } from "#adapters/memory/orders.ts";
import { ReportPaymentError } from "#core/checkout/errors.ts";
import type { PaymentApproval } from "#core/checkout/payment-approval.ts";
import type { Orders } from "#core/ports/orders.ts";
import { ringOrder } from "#tests/adapters/port-suites/orders.ts";
import { openStep } from "#ui/shop/checkout/checkout-step-url.ts";
import { reportPayment } from "#ui/shop/order/report-payment.ts";

const methods = { transfer: 1, wallet: 4 } as const;
const approval: PaymentApproval = { provider: "paypal", payment: { orderID: "5O19" } };

/** Creates a service that accepts the wallet's reports only for orders by the wallet, and calls it like the page. */
async function placedByWallet() {
	const memory = createMemoryOrders();
	const payload = { ...ringOrder(), paymentMethod: methods.wallet };
	const response = await memory.place(payload);
	if (response.outcome !== "ok") throw new Error(response.outcome);
	const { project, order_uuid } = payload;
	const known = async () => {
		const status = await memory.status({ project, order_uuid });
		return status.outcome === "ok" ? status.order : null;
	};
	const orders: Orders = {
		...memory,
		reportPayment: async (report) =>
			report.provider === "paypal" && (await known())?.paymentMethod === methods.wallet
				? memory.reportPayment(report)
				: { outcome: "refused", error: new ReportPaymentError() },
	};
	const call: Parameters<typeof reportPayment>[1] = async (run) =>
		(await run(orders)).outcome === "ok" ? true : known();
	const payment = { project, order: response.order, approval, paymentMethod: methods.wallet };
	return { memory, call, payment, known };
}

describe("the report of an approved payment", () => {
	it("B-REL-06 is accepted after a switch to the transfer whose responses were lost", async () => {
		const { memory, call, payment, known } = await placedByWallet();
		const { project, order } = payment;
		memory.setFault("answerLost");
		const change = { project, order_uuid: order.order_uuid, payment_method: methods.transfer };
		expect((await memory.changePaymentMethod(change)).outcome).toBe("unknown_retry");
		memory.setFault(null);
		expect(await reportPayment(payment, call)).toBe(true);
		expect(await known()).toMatchObject({ paymentMethod: methods.wallet, payment: "reported" });
		expect(memory.payments).toHaveLength(1);
	});

	it("B-REL-06 returns the order's status if the service refuses for another reason, and switches nothing", async () => {
		const { call, payment, known } = await placedByWallet();
		const refused: PaymentApproval = { provider: "klarna", payment: { authorization_token: "b4bd" } };
		expect(await reportPayment({ ...payment, approval: refused }, call)).toEqual(await known());
		expect(await known()).toMatchObject({ paymentMethod: methods.wallet, payment: "open" });
	});
});

describe("the open step", () => {
	it.each([
		["the one in the URL", "contact", "payment", "contact"],
		["at most the first incomplete one", "review", "payment", "payment"],
		["the first if the URL has one that the shop does not have", "handover", "payment", "contact"],
	] as const)("R-CHECK-03 B-USE-18 is %s", (_, wanted, reachable, open) => {
		expect(openStep(["contact", "payment", "shipping", "review"], wanted, reachable)).toBe(open);
	});
});
