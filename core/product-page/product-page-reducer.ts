import { maxLineCount } from "#core/cart/cart-line.ts";
import type { Product, ProductVariant } from "#core/catalogue/product.ts";
import type { Logger } from "#core/platform/logger.ts";
import {
	countLimit,
	initialProductPage,
	offerOf,
	type ProductPageState,
	reorderFlagOf,
	variantChoiceOf,
} from "#core/product-page/product-page-state.ts";
import { type ContentId, sameId } from "#core/shared/branded.ts";
import { isKnownEvent } from "#core/state/known-event.ts";

/** An event on a product's page (R-PROD-01). */
export type ProductPageEvent =
	/** The details were loaded; details of the same product keep what was chosen. */
	| { readonly type: "add"; readonly product: Product }
	/** The id of the chosen variant; null or "" clears the choice. */
	| { readonly type: "variantChange"; readonly variant: ContentId | null }
	| { readonly type: "countChange"; readonly count: number }
	| { readonly type: "personalizationChange"; readonly field: string; readonly value: string | boolean }
	| { readonly type: "reset" };

const eventTypes: readonly ProductPageEvent["type"][] = [
	"add",
	"variantChange",
	"countChange",
	"personalizationChange",
	"reset",
];

/**
 * Returns the page's state after an event. Unknown and invalid events are logged and change nothing: an unknown
 * variant or field, a count below 1 or with a fraction, anything but "add" without a product. A count above the
 * tracked stock is lowered to it (R-PROD-04).
 */
export function productPageReducer(
	state: ProductPageState,
	event: ProductPageEvent,
	logger: Logger,
): ProductPageState {
	if (!isKnownEvent(event, eventTypes, "product", logger)) return state;
	const next = reduce(state, event);
	if (typeof next !== "string") return next;
	logger.note(next);
	return state;
}

/** Returns the next state, or the message key for a rejected event. */
function reduce(state: ProductPageState, event: ProductPageEvent): ProductPageState | string {
	switch (event.type) {
		case "add":
			return state.product && sameId(state.product.id, event.product.id)
				? withNewerProduct(state, event.product)
				: withProduct(event.product);
		case "variantChange":
			return changeVariant(state, event.variant);
		case "countChange":
			return changeCount(state, event.count);
		case "personalizationChange":
			return personalize(state, event.field, event.value);
		case "reset":
			return initialProductPage;
	}
}

function withProduct(product: Product): ProductPageState {
	const variantChoice = variantChoiceOf(product);
	const added = { ...initialProductPage, product, variantChoice };
	return variantChoice === null ? withOffer(added, product, null) : added;
}

/**
 * Updates the product and keeps the customer's choices that are still offered. The count is lowered to the new
 * stock (R-PROD-04); other choices are cleared.
 */
function withNewerProduct(state: ProductPageState, product: Product): ProductPageState {
	const added = withProduct(product);
	const names = new Set(product.personalization?.fields.map(({ name }) => name));
	const personalization = Object.fromEntries(
		Object.entries(state.personalization).filter(([name]) => names.has(name)),
	);
	const chosen = state.variant?.id ?? null;
	const variant = added.variantChoice?.variants.find(({ id }) => sameId(id, chosen)) ?? null;
	const next = { ...(variant ? withOffer(added, product, variant) : added), personalization };
	const sameChoice = sameId(chosen, variant?.id ?? null) && next.count !== null && state.count !== null;
	const recounted = sameChoice ? changeCount(next, state.count) : next;
	return typeof recounted === "string" ? next : recounted;
}

function withOffer(
	state: ProductPageState,
	product: Product,
	variant: ProductVariant | null,
): ProductPageState {
	const offer = offerOf(product, variant);
	const { price_brutto, stock, shipping_time } = offer;
	return {
		...state,
		variant,
		price_brutto,
		count: 1,
		stock,
		shipping_time,
		reorderFlag: reorderFlagOf(offer),
	};
}

function changeVariant(state: ProductPageState, id: ContentId | null): ProductPageState | string {
	const { product, variantChoice, personalization } = state;
	if (!product || !variantChoice) return "product.withoutVariants";
	if (id === null || id === "") return { ...initialProductPage, product, variantChoice, personalization };
	const variant = variantChoice.variants.find((candidate) => sameId(candidate.id, id));
	return variant ? withOffer(state, product, variant) : "product.unknownVariant";
}

function changeCount(state: ProductPageState, count: number): ProductPageState | string {
	const { product, variant } = state;
	if (!product || state.count === null) return "product.nothingChosen";
	if (!Number.isInteger(count) || count < 1) return "product.invalidCount";
	const limit = Math.min(maxLineCount, countLimit(offerOf(product, variant)));
	return { ...state, count: Math.max(1, Math.min(count, limit)) };
}

function personalize(
	state: ProductPageState,
	field: string,
	value: string | boolean,
): ProductPageState | string {
	const fields = state.product?.personalization?.fields ?? [];
	if (!fields.some(({ name }) => name === field)) return "product.unknownField";
	return { ...state, personalization: { ...state.personalization, [field]: value } };
}
