import { beforeEach, describe, expect, it } from "vitest";
import { paymentProviders } from "#adapters/composition/payments.ts";
import { open, sells, simpleOrder, state } from "#contracts/consumer/examples.ts";
import type { MakeSession } from "#contracts/reference-service/orders/make-session.ts";
import { madeUpSessions } from "#contracts/reference-service/orders/payment-sessions.ts";
import type { OrderPayload } from "#core/checkout/order-payload.ts";
import { address, decimalOf } from "#tests/core/shop-fixtures.ts";
import { bank, shop } from "./payable-shop.ts";
import {
	order,
	post as postTo,
	products,
	project,
	serviceOfFile,
	startService,
	uuidOf,
} from "./test-service.ts";

const catalogue = { project, products, settings: shop };
/** The countries of the created sessions. */
const countries: string[] = [];
const noted = [...madeUpSessions].map(([id, make]): [string, MakeSession] => [
	id,
	(made) => {
		countries.push(made.country);
		return make(made);
	},
]);
const { post, reset } = serviceOfFile({
	catalogue,
	paymentProviders: [...paymentProviders, bank],
	paymentSessions: new Map([...noted, ["bank", async ({ total }) => ({ mandate: `mandate of ${total}` })]]),
});

/** The fields of an order for collection: an invoice address and no delivery address. */
const collected: Partial<OrderPayload> = {
	shippingMethod: "Abholung",
	shippingAddress: null,
	invoiceAddress: address,
	shippingCost: decimalOf("0"),
	total: decimalOf("100"),
};

const methods = { transfer: 1, wallet: 4, later: 5, bank: 6 } as const;

/** Places an order with a payment method. */
async function placed(seed: string, method: keyof typeof methods, changes: Partial<OrderPayload> = {}) {
	const { body } = await post("/ecom/order", order(seed, { paymentMethod: methods[method], ...changes }));
	expect(body.status).toBe("ok");
	const key = { project, order_uuid: uuidOf(seed) };
	return {
		klarna: () => post("/ecom/klarna/order", { ...key, authorization_token: "b4bd" }),
		general: () =>
			post("/ecom/order/payment", { ...key, provider: "bank", payment: {}, outcome: "approved" }),
		session: () => post("/ecom/klarna/session", key),
		sessionWith: (provider: unknown) => post("/ecom/order/payment_session", { ...key, provider }),
	};
}

beforeEach(reset);

describe("payment sessions", () => {
	it("R-PAY-03 are created for each request of an unpaid order by Klarna", async () => {
		const { session, klarna } = await placed("session", "later");
		const [first, second] = [await session(), await session()];
		for (const { status, body } of [first, second]) {
			expect([status, body.status]).toEqual([200, "ok"]);
			expect(body.client_token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
		}
		expect(first.body.client_token).not.toBe(second.body.client_token);
		await klarna();
		expect((await session()).body).toEqual({ status: "already_reported" });
	});

	it("R-PAY-03 are created for the country of the invoice, not of the delivery", async () => {
		const abroad = { ...address, country_code: "AT", zip_code: "1010" };
		const { session } = await placed("abroad", "later", { invoiceAddress: abroad });
		await session();
		expect(countries.at(-1)).toBe("AT");
		await (await placed("collected later", "later", collected)).session();
		expect(countries.at(-1)).toBe(address.country_code);
	});

	it("R-PAY-03 are refused for an order by another method", async () => {
		const { session } = await placed("by transfer", "transfer");
		expect(await session()).toEqual({ status: 409, body: { status: "other_payment_method" } });
	});

	it("R-PAY-03 are created for any provider with such a function", async () => {
		const { sessionWith, general } = await placed("bank session", "bank");
		const made = { status: 200, body: { status: "ok", mandate: "mandate of 104.9" } };
		expect(await sessionWith("bank")).toEqual(made);
		expect((await sessionWith("klarna")).body).toEqual({ status: "other_payment_method" });
		for (const none of ["paypal", "constructor"]) expect((await sessionWith(none)).status).toBe(404);
		expect((await sessionWith(7)).status).toBe(400);
		await general();
		expect((await sessionWith("bank")).body).toEqual({ status: "already_reported" });
	});

	it("R-PAY-05 are required for orders by some providers, which a service without sessions refuses", async () => {
		const without = await startService({ catalogue, paymentProviders: [...paymentProviders, bank] });
		for (const paymentMethod of [methods.later, methods.bank]) {
			const unpayable = order(`unpayable ${paymentMethod}`, { paymentMethod });
			const response = await postTo(without, "/ecom/order", unpayable);
			expect([response.status, response.body.errors]).toEqual([
				400,
				[expect.objectContaining({ field: "paymentMethod" })],
			]);
		}
		const payable = await postTo(without, "/ecom/order", order("payable", { paymentMethod: methods.wallet }));
		await without.close();
		expect(payable.status).toBe(200);
	});
});

it.each([
	[["DE"], 200],
	[["CH"], 400],
] as const)(
	"a provider's state takes precedence over the site's rules, in the countries %j",
	async (countries, status) => {
		const service = await startService({ providerStates: true });
		// The site offers Klarna only with a configuration of its own.
		const pays = state("the provider takes payments", { provider: "klarna", payment_method: 6, countries });
		for (const { name, params } of [open, sells(), pays])
			expect((await postTo(service, "/_pact/provider-states", { state: name, params })).status).toBe(200);
		const placed = await postTo(service, "/ecom/order", simpleOrder(6));
		await service.close();
		expect([placed.status, placed.body.errors]).toEqual([
			status,
			status === 200 ? undefined : [expect.objectContaining({ field: "paymentMethod" })],
		]);
	},
);
