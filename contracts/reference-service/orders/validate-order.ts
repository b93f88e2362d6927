import { type Cart, cartOf } from "#core/cart/cart.ts";
import type { ResolvedLine } from "#core/cart/loaded-products.ts";
import type { CheckoutState } from "#core/checkout/checkout-draft.ts";
import { type CheckoutTerms, computeCheckoutTerms } from "#core/checkout/checkout-terms.ts";
import type { DeliveryPromise } from "#core/checkout/delivery-dates.ts";
import type { Gift } from "#core/checkout/gift.ts";
import { checkoutOfPayload, type OrderLine, type OrderPayload } from "#core/checkout/order-payload.ts";
import { type OrderTotals, orderTotals } from "#core/checkout/order-totals.ts";
import { checkoutStepNames, stepProblems } from "#core/checkout/step-problems.ts";
import { understockedLines } from "#core/checkout/understocked-lines.ts";
import { type FieldProblem, problem } from "#core/forms/field-rules.ts";
import { compareDecimals, type DecimalText, zero } from "#core/money/decimal-text.ts";
import type { ChangedPrice, ChangedStock, OrderChanges } from "#core/ports/orders.ts";
import { personalizationProblems } from "#core/product-page/personalization.ts";
import { settingsOn } from "#core/settings/shop-closures.ts";
import { type Catalogue, offeredIn, type PricedProduct, stockItem } from "../catalogue.ts";
import { invalidKey } from "../response.ts";
import { type ShopTime, shopDateAt } from "../shop-time.ts";
import { confirmedDelivery } from "./confirmed-delivery.ts";
import { type StockAtHand, withStock } from "./stock.ts";

/** A line of an order with its product, at today's price and stock. */
export type PricedLine = ResolvedLine<PricedProduct>;

/** The result of checking an order against the catalogue. */
export type OrderValidation =
	| {
			readonly outcome: "ok";
			readonly cart: Cart<PricedLine>;
			readonly terms: CheckoutTerms;
			readonly totals: OrderTotals;
			readonly delivery: DeliveryPromise;
	  }
	| { readonly outcome: "problems"; readonly problems: readonly FieldProblem[] }
	| { readonly outcome: "changed"; readonly changes: OrderChanges };

/** An order line with its priced line; null if the product is not offered, or only on request. */
type FoundLine = { readonly line: OrderLine; readonly cartLine: PricedLine | null; readonly at: number };

/**
 * Prices an order by the catalogue and the current stock, with the same rules as the site (core). The sums in the
 * order are only compared.
 */
export function validateOrder(
	payload: OrderPayload,
	loaded: Catalogue,
	stock: StockAtHand,
	time: ShopTime,
): OrderValidation {
	const catalogue = { ...loaded, settings: settingsOn(loaded.settings, shopDateAt(time)) };
	const found = payload.lines.map((line, index) => findLine(line, index, catalogue, stock));
	const cartLines = found.flatMap(({ cartLine }) => (cartLine ? [cartLine] : []));
	const cart = cartOf(cartLines, catalogue.currency);
	const state = checkoutOfPayload(payload, catalogue.settings);
	const asSeen = cartOf(
		cartLines.map((line) => ({
			...line,
			priceBrutto: { ...line.priceBrutto, amount: seenPrice(line, payload) },
		})),
		catalogue.currency,
	);
	const terms = computeCheckoutTerms(state.draft, { ...catalogue, cart: asSeen });
	const problems = [...shopProblems(payload, catalogue), ...orderProblems(payload, catalogue, state, terms)];
	if (problems.length > 0) return { outcome: "problems", problems };
	const understocked = understockedLines(cartLines);
	const { delivery, changed } = confirmedDelivery(
		payload,
		limitToStock(cartLines, understocked),
		terms,
		time,
	);
	const changes: OrderChanges = {
		stock: changedStock(found, understocked),
		prices: changedPrices(found),
		wrapping: isWrappingChanged(payload, terms.gift),
		delivery: changed ? delivery : null,
	};
	if (changes.stock.length > 0 || changes.prices.length > 0 || changes.wrapping || changed)
		return { outcome: "changed", changes };
	const { percent } = terms.tax;
	const totals = orderTotals(
		cart,
		{ ...state.draft, ...terms.gift },
		{ percent, products: catalogue.products },
	);
	const wrong = sumProblems(payload, cart, totals);
	return wrong.length > 0
		? { outcome: "problems", problems: wrong }
		: { outcome: "ok", cart, terms, totals, delivery };
}

/**
 * Returns the price that the customer saw. It decides whether a payment method had to be chosen. A customer who saw
 * another price than today's is asked again.
 */
function seenPrice({ cartId }: PricedLine, { lines }: OrderPayload): DecimalText {
	return lines[cartId - 1]?.price_brutto ?? zero;
}

function findLine(line: OrderLine, at: number, catalogue: Catalogue, stock: StockAtHand): FoundLine {
	const offered = offeredIn(catalogue, line.product, line.variant);
	const price = offered && (offered.variant?.price_brutto ?? offered.product.price_brutto);
	if (!offered || price === null) return { line, at, cartLine: null };
	const { product, variant } = withStock(offered, stock);
	const { personalization, count } = line;
	const priceBrutto = { amount: price, currency: catalogue.currency };
	return {
		line,
		at,
		cartLine: { cartId: at + 1, product, variant, personalization, count, priceBrutto },
	};
}

function shopProblems(payload: OrderPayload, { project, currency }: Catalogue): readonly FieldProblem[] {
	return [
		...(payload.project === project ? [] : [problem("project", invalidKey)]),
		...(payload.currency === currency ? [] : [problem("currency", invalidKey)]),
	];
}

/**
 * Returns the problems of the checkout, except those with a response of their own: short stock, and goods that are
 * not offered.
 */
function orderProblems(
	payload: OrderPayload,
	catalogue: Catalogue,
	state: CheckoutState,
	terms: CheckoutTerms,
): readonly FieldProblem[] {
	const { settings, liabilityMonths: months } = terms;
	// With other months than the shop's, the customer has read another text. If the shop requires the agreement, the
	// step reports it.
	const isOther =
		!settings.used_goods_liability_required &&
		months !== null &&
		![null, months].includes(payload.usedLiabilityMonths);
	const answered = payload.lines.length > 0 ? ["checkout.outOfStock", "checkout.cartEmpty"] : [];
	return [
		...checkoutStepNames
			.flatMap((step) => stepProblems(step, state, terms))
			.filter(({ key }) => !answered.includes(key)),
		...(isOther ? [problem("usedLiabilityMonths", "checkout.liabilityNotAgreed")] : []),
		...payload.lines.flatMap((line, index) => {
			const offered = offeredIn(catalogue, line.product, line.variant);
			if (!offered) return [];
			const fields = offered.product.personalization?.fields ?? [];
			return personalizationProblems(fields, line.personalization).map((found) => ({
				...found,
				field: `lines.${index}.personalization.${found.field}`,
			}));
		}),
	];
}

/** Returns whether gift wrapping has another price or is no longer offered, so that the customer decides again. */
function isWrappingChanged(payload: OrderPayload, { presentWrap, presentWrapCost }: Gift): boolean {
	const isSamePrice = compareDecimals(payload.presentWrapCost, presentWrapCost) === 0;
	return payload.presentWrap !== presentWrap || !isSamePrice;
}

/** Returns the lines reduced to the pieces in stock, which are distributed in the order of the lines. */
function limitToStock(
	lines: readonly PricedLine[],
	understocked: readonly PricedLine[],
): readonly PricedLine[] {
	const given = new Map<string, number>();
	return lines.flatMap((line) => {
		if (!understocked.includes(line)) return [line];
		const item = stockItem(line);
		const before = given.get(item) ?? 0;
		const count = Math.min(line.count, (line.variant?.stock ?? line.product.stock ?? 0) - before);
		given.set(item, before + Math.max(0, count));
		return count > 0 ? [{ ...line, count }] : [];
	});
}

/**
 * Returns the lines with too little stock. Goods that are no longer offered count as sold out, so that the customer
 * can remove the line.
 */
function changedStock(found: readonly FoundLine[], short: readonly PricedLine[]): readonly ChangedStock[] {
	const all = found.flatMap(({ line, cartLine }) => {
		if (cartLine !== null && !short.includes(cartLine)) return [];
		const pieces = cartLine === null ? 0 : (cartLine.variant?.stock ?? cartLine.product.stock ?? 0);
		return [{ product: line.product, variant: line.variant, stock: Math.max(0, pieces) }];
	});
	return oncePerItem(all);
}

function changedPrices(found: readonly FoundLine[]): readonly ChangedPrice[] {
	const all = found.flatMap(({ line, cartLine }) => {
		const now = cartLine?.priceBrutto.amount;
		if (now === undefined || compareDecimals(now, line.price_brutto) === 0) return [];
		return [{ product: line.product, variant: line.variant, price_brutto: now }];
	});
	return oncePerItem(all);
}

function oncePerItem<Item extends Pick<ChangedPrice, "product" | "variant">>(
	items: readonly Item[],
): readonly Item[] {
	const keyOf = ({ product, variant }: Item) => JSON.stringify([String(product), variant && String(variant)]);
	return [...new Map(items.map((item) => [keyOf(item), item])).values()];
}

/** Returns the sums that are wrong although the prices are right: the customer saw a wrong sum. */
function sumProblems(payload: OrderPayload, cart: Cart, totals: OrderTotals): readonly FieldProblem[] {
	const sums = (["totalPriceBrutto", "shippingCost", "total"] as const).filter(
		(name) => compareDecimals(payload[name], totals[name].amount) !== 0,
	);
	const counts = payload.totalCount === cart.totalCount ? [] : ["totalCount"];
	return [...counts, ...sums].map((field) => problem(field, invalidKey));
}
