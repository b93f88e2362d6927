import { createHash } from "node:crypto";
import fc from "fast-check";
import { paymentProviders } from "#adapters/composition/payments.ts";
import { createMemoryBrowser } from "#adapters/memory/key-value.ts";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { systemTime } from "#adapters/system-time/system-time.ts";
import { type Cart, emptyCart } from "#core/cart/cart.ts";
import { cartReducer } from "#core/cart/cart-reducer.ts";
import { activeVariants, type PersonalizationField, type Product } from "#core/catalogue/product.ts";
import { type CheckoutStore, createCheckoutStore } from "#core/checkout/checkout-store.ts";
import { computeCheckoutTerms } from "#core/checkout/checkout-terms.ts";
import { noPromise } from "#core/checkout/delivery-dates.ts";
import { delivery, type Handover } from "#core/checkout/handover.ts";
import { collectionMethods, servedCountries, suitableOffers } from "#core/checkout/offers.ts";
import { type OrderAttempts, orderAttempts } from "#core/checkout/order-attempts.ts";
import { type OrderPayload, orderPayload } from "#core/checkout/order-payload.ts";
import { type OrderUuid, orderUuid } from "#core/checkout/order-uuid.ts";
import { languages } from "#core/language/language.ts";
import { productPageReducer } from "#core/product-page/product-page-reducer.ts";
import { initialProductPage, newCartLine, offerOf } from "#core/product-page/product-page-state.ts";
import type { ShopCatalogue } from "#renderer/site/shop-catalogue.ts";
import { address, addressInCountry } from "#tests/core/shop-fixtures.ts";

/** The seed of all random choices. */
export const seed = 20260501;

const logger = createMemoryLogger();

/** A customer's choices, as numbers modulo the available options. */
const choices = fc.record({
	lines: fc.array(
		fc.record({
			counted: fc.integer({ min: 0, max: 3 }).map((one) => one === 0),
			product: fc.nat(),
			variant: fc.nat(),
			count: fc.integer({ min: 1, max: 4 }),
			words: fc.array(fc.nat(), { minLength: 4, maxLength: 4 }),
		}),
		{ minLength: 1, maxLength: 4 },
	),
	handover: fc.nat(),
	country: fc.nat(),
	payment: fc.nat(),
	shipping: fc.nat(),
	language: fc.constantFrom(...languages),
	family_name: fc.constantFrom("Öztürk", " O’Neill ", "d'Été", "Łącka", "Robert'); DROP TABLE orders;--"),
	comment: fc.string({ unit: "grapheme", maxLength: 60 }),
	elsewhere: fc.boolean(),
	presentWrap: fc.boolean(),
	cardText: fc.constantFrom("", "Für Dich.\nM."),
	twice: fc.nat({ max: 3 }).map((one) => one === 0),
});

type Choices = typeof choices extends fc.Arbitrary<infer Value> ? Value : never;

/** A customer in front of the order button. */
export interface Customer {
	readonly store: CheckoutStore;
	readonly payload: OrderPayload;
	readonly attempts: OrderAttempts;
	/** Whether the order is sent from two places at once. */
	readonly twice: boolean;
}

function at<Item>(items: readonly Item[], index: number): Item {
	const item = items[index % items.length];
	if (item === undefined) throw new Error("There is nothing to choose from.");
	return item;
}

/** Returns the same key for the same text. */
export function uuidOf(text: string): OrderUuid {
	return orderUuid(createHash("sha256").update(`${seed} ${text}`).digest().subarray(0, 16));
}

function filledIn({ type, options, required }: PersonalizationField, word: number): string | boolean {
	if (type === "checkbox") return word % 2 === 0;
	if (type === "select") return at(required ? options : ["", ...options], word);
	return at(["", "M&J", "♥", "’'"], word);
}

function isCounted(product: Product): boolean {
	return [null, ...activeVariants(product)].some((variant) => {
		const { stock, reorder_possible } = offerOf(product, variant);
		return stock !== null && !reorder_possible;
	});
}

/** Fills a cart through the products' pages; unavailable products are left out. */
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
				const value = filledIn(field, at(line.words, index));
				return { type: "personalizationChange", field: field.name, value } as const;
			}),
		] as const;
		const page = events.reduce(
			(state, event) => productPageReducer(state, event, logger),
			initialProductPage,
		);
		const added = newCartLine(page, currency);
		return added ? cartReducer(cart, { type: "add", ...added }, logger) : cart;
	}, emptyCart(currency));
}

/** Completes the checkout; null if the shop itself refuses the order. */
function customerOf(choice: Choices, name: string, catalogue: ShopCatalogue): Customer | null {
	const { requiredTexts, project } = catalogue;
	const settings = { ...catalogue.settings, providers: paymentProviders };
	const cart = cartOfChoices(choice, catalogue);
	const tab = createMemoryBrowser().openTab();
	const store = createCheckoutStore({
		store: tab,
		logger,
		now: systemTime.now,
		newOrderUuid: () => uuidOf(name),
	});
	const handovers: readonly Handover[] = [
		delivery,
		...collectionMethods(settings).map(
			({ name: by }) => ({ type: "collection", shippingMethod: by }) as const,
		),
	];
	const handover = at(handovers, choice.handover);
	const country_code = at(servedCountries(settings, handover).slice(0, 6), choice.country);
	const recipient = { handover, country_code };
	const offers = suitableOffers(settings, recipient);
	const { paymentMethod, shippingMethods: methods } = at(offers, choice.payment);
	const own = { ...addressInCountry(country_code), family_name: choice.family_name };
	const { comment, presentWrap, cardText, language } = choice;
	const invoiceAddress = choice.elsewhere ? { ...address, company: "Sternau GmbH & Co. KG" } : null;
	const addresses =
		handover.type === "collection" ? { invoiceAddress: own } : { shippingAddress: own, invoiceAddress };
	const customerEmail = `${name}@example.com`;
	store.dispatch({ type: "chooseHandover", handover });
	store.dispatch({ type: "change", fields: { customerEmail, ...addresses, comment, presentWrap, cardText } });
	store.dispatch({ type: "offerPayment", methods: offers.map((offer) => offer.paymentMethod) });
	store.dispatch({ type: "choosePayment", paymentMethod: paymentMethod.id });
	store.dispatch({ type: "offerShipping", methods });
	store.dispatch({ type: "chooseShipping", shippingMethod: at(methods, choice.shipping).name });
	store.dispatch({ type: "acceptTexts", texts: requiredTexts });
	store.dispatch({ type: "acknowledgePersonalizedGoods", acknowledged: true });
	const products = new Map(catalogue.products.map((product) => [String(product.id), product]));
	const terms = computeCheckoutTerms(store.state().draft, { cart, products, settings, requiredTexts });
	const payload = orderPayload(store.state(), terms, { project, language }, 0);
	const attempts = orderAttempts(tab, logger, systemTime.now);
	// Dates change with the stock that others buy, and are asked again (delivery-dates.test.ts).
	return payload.ok
		? { store, payload: { ...payload.value, ...noPromise }, attempts, twice: choice.twice }
		: null;
}

/** Returns the requested number of customers of a shop with this catalogue, always the same ones. */
export function customersOf(catalogue: ShopCatalogue, count: number): readonly Customer[] {
	const all = fc.sample(choices, { seed, numRuns: count * 3 });
	const customers = all.flatMap((choice, index) => customerOf(choice, `kundin-${index}`, catalogue) ?? []);
	if (customers.length < count) throw new Error(`The shop lets only ${customers.length} of them order.`);
	return customers.slice(0, count);
}
