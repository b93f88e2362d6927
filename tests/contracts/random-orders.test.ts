import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it, onTestFinished } from "vitest";
import { createMemoryBrowser } from "#adapters/memory/key-value.ts";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { createOrders } from "#adapters/order-service/orders.ts";
import { systemTime } from "#adapters/system-time/system-time.ts";
import { type Cart, emptyCart } from "#core/cart/cart.ts";
import { cartReducer } from "#core/cart/cart-reducer.ts";
import { activeVariants, type PersonalizationField, type Product } from "#core/catalogue/product.ts";
import { type CheckoutStore, createCheckoutStore } from "#core/checkout/checkout-store.ts";
import { type OrderPayload, orderPayload } from "#core/checkout/order-payload.ts";
import { type OrderUuid, orderUuid } from "#core/checkout/order-uuid.ts";
import { offeredPaymentMethods } from "#core/checkout/payment-methods.ts";
import { deliveryCountries, offeredShippingMethods } from "#core/checkout/shipping-methods.ts";
import type { OrderAnswer, Orders } from "#core/ports/orders.ts";
import type { Time } from "#core/ports/time.ts";
import { productPageReducer } from "#core/product-page/product-page-reducer.ts";
import { initialProductPage, newCartLine, offerOf } from "#core/product-page/product-page-state.ts";
import { languages } from "#core/shared/language.ts";
import { compareDecimals, type DecimalText, parseMoney, sumMoney } from "#core/shared/money.ts";
import { type ShopCatalogue, shopCatalogue } from "#renderer/build/shop-catalogue.ts";
import { address } from "#tests/core/shop-fixtures.ts";
import { readDemoSite } from "#tests/renderer/demo-shop.ts";
import { orderAttempts } from "#ui/shop/order-attempt.ts";
import { repeatUnknown } from "#ui/shop/order-sending.ts";
import type { Database } from "../../contracts/reference-service/database/database.ts";
import { createReferenceService } from "../../contracts/reference-service/reference-service.ts";
import { startFaultyProxy } from "./faulty-proxy.ts";

/** Everything by chance follows from it. */
const seed = 20260501;

/** Milliseconds that the shop waits for an answer; what is late comes after twice that time. */
const timeout = 400;

/** How often a customer presses again before the test gives up. */
const presses = 40;

const logger = createMemoryLogger();

/** The pauses of the shop, a hundred times shorter. */
const hurried: Time = { now: systemTime.now, wait: (milliseconds) => systemTime.wait(milliseconds / 100) };

/** What a customer does, as numbers that are read modulo what there is to choose from. */
const choices = fc.record({
	lines: fc.array(
		fc.record({
			counted: fc.integer({ min: 0, max: 2 }).map((one) => one === 0),
			product: fc.nat(),
			variant: fc.nat(),
			count: fc.integer({ min: 1, max: 4 }),
			words: fc.array(fc.nat(), { minLength: 4, maxLength: 4 }),
		}),
		{ minLength: 1, maxLength: 4 },
	),
	country: fc.nat(),
	payment: fc.nat(),
	shipping: fc.nat(),
	language: fc.constantFrom(...languages),
	family_name: fc.constantFrom("Öztürk", " O’Neill ", "d'Été", "Łącka", "Robert'); DROP TABLE orders;--"),
	comment: fc.string({ unit: "grapheme", maxLength: 60 }),
	elsewhere: fc.boolean(),
	presentWrap: fc.boolean(),
	/** Whether the order is sent from two places at once. */
	twice: fc.boolean(),
});

type Choices = typeof choices extends fc.Arbitrary<infer Value> ? Value : never;

/** A customer in front of the button that orders. */
interface Customer {
	readonly store: CheckoutStore;
	readonly payload: OrderPayload;
	readonly attempts: ReturnType<typeof orderAttempts>;
	readonly twice: boolean;
}

function at<Item>(items: readonly Item[], index: number): Item {
	const item = items[index % items.length];
	if (item === undefined) throw new Error("There is nothing to choose from.");
	return item;
}

function uuidOf(text: string): OrderUuid {
	return orderUuid(createHash("sha256").update(`${seed} ${text}`).digest().subarray(0, 16));
}

function valueOf({ type, options, required }: PersonalizationField, word: number): string | boolean {
	if (type === "checkbox") return word % 2 === 0;
	if (type === "select") return at(required ? options : ["", ...options], word);
	return at(["", "M&J", "♥", "'\"<"], word);
}

function isCounted(product: Product): boolean {
	return [null, ...activeVariants(product)].some((variant) => {
		const { stock, reorder_possible } = offerOf(product, variant);
		return stock !== null && !reorder_possible;
	});
}

/** Fills a cart by way of the products' pages; what they do not sell stays out. */
function cartOfChoices({ lines }: Choices, { products, currency }: ShopCatalogue): Cart {
	const [counted, others] = [products.filter(isCounted), products.filter((product) => !isCounted(product))];
	return lines.reduce((cart, line) => {
		const product = at(line.counted ? counted : others, line.product);
		const variants = activeVariants(product);
		const events = [
			{ type: "add", product },
			...(variants.length > 0
				? [{ type: "variantChange", variant: at(variants, line.variant).id } as const]
				: []),
			{ type: "countChange", count: line.count },
			...(product.personalization?.fields ?? []).map((field, index) => {
				const value = valueOf(field, at(line.words, index));
				return { type: "personalizationChange", field: field.name, value } as const;
			}),
		] as const;
		const page = events.reduce((state, event) => productPageReducer(state, event, logger), initialProductPage);
		const added = newCartLine(page, currency);
		return added ? cartReducer(cart, { type: "add", ...added }, logger) : cart;
	}, emptyCart(currency));
}

/** Goes through the checkout to its end; null where the shop itself does not let the order go. */
function customerOf(choice: Choices, name: string, catalogue: ShopCatalogue): Customer | null {
	const { settings, requiredTexts, project } = catalogue;
	const cart = cartOfChoices(choice, catalogue);
	const tab = createMemoryBrowser().openTab();
	const store = createCheckoutStore({
		store: tab,
		logger,
		now: systemTime.now,
		newOrderUuid: () => uuidOf(name),
	});
	const { country_code } = at(deliveryCountries(settings), choice.country);
	const paymentMethod = at(offeredPaymentMethods(settings), choice.payment).id;
	const methods = offeredShippingMethods(settings, country_code, paymentMethod);
	if (methods.length === 0) return null;
	const shippingAddress = { ...address, family_name: choice.family_name, country_code };
	const { comment, presentWrap, language } = choice;
	const invoiceAddress = choice.elsewhere ? { ...address, company: "Sternau GmbH & Co. KG" } : null;
	const customerEmail = `${name}@example.com`;
	store.dispatch({
		type: "change",
		fields: { customerEmail, shippingAddress, invoiceAddress, comment, presentWrap },
	});
	store.dispatch({ type: "choosePayment", paymentMethod });
	store.dispatch({ type: "offerShipping", methods });
	store.dispatch({ type: "chooseShipping", shippingMethod: at(methods, choice.shipping).name });
	store.dispatch({ type: "acceptTexts", texts: requiredTexts });
	store.dispatch({ type: "acknowledgePersonalizedGoods", acknowledged: true });
	const payload = orderPayload(store.state(), { cart, settings, requiredTexts }, { project, language });
	const attempts = orderAttempts(tab, logger, systemTime.now);
	return payload.ok ? { store, payload: payload.value, attempts, twice: choice.twice } : null;
}

function customersOf(catalogue: ShopCatalogue, count: number): readonly Customer[] {
	const all = fc.sample(choices, { seed, numRuns: count * 3 });
	const customers = all.flatMap((choice, index) => customerOf(choice, `kundin-${index}`, catalogue) ?? []);
	expect(customers.length, "random checkouts that the shop lets go").toBeGreaterThanOrEqual(count);
	return customers.slice(0, count);
}

/** Presses until the shop knows what became of the order, each time with the payload that it keeps. */
async function order({ attempts, payload }: Customer, orders: Orders): Promise<OrderAnswer> {
	attempts.keep({ payload, paid: false });
	for (let press = 0; press < presses; press++) {
		const kept = attempts.of(payload.order_uuid)?.payload ?? payload;
		const answer = await repeatUnknown(() => orders.place(kept), hurried);
		if (answer.outcome !== "unknown_retry") return answer;
	}
	throw new Error(`${presses} times nobody knew what became of the order.`);
}

/** What the shop knows of an order in the end. */
interface Sent {
	readonly payload: OrderPayload;
	readonly answer: OrderAnswer;
}

/** Lets some customers order at a time, as in a shop. */
async function orderAll(customers: readonly Customer[], orders: Orders): Promise<readonly Sent[]> {
	const waiting = [...customers];
	const sent: Sent[] = [];
	async function serve(): Promise<void> {
		for (let customer = waiting.shift(); customer; customer = waiting.shift()) {
			const { payload, store, twice } = customer;
			const answers = await Promise.all(
				Array.from({ length: twice ? 2 : 1 }, () => order(customer as Customer, orders)),
			);
			const [answer, other] = answers;
			if (!answer) throw new Error("Nobody ordered.");
			expect(other ?? answer, "the answers to one order").toEqual(answer);
			if (answer.outcome === "ok") store.dispatch({ type: "orderPlaced", order: answer.order });
			sent.push({ payload, answer });
		}
	}
	await Promise.all(Array.from({ length: 12 }, serve));
	return sent;
}
