import { isBlankAddress, sameAddress } from "#core/checkout/address.ts";
import {
	type AcceptedText,
	type CheckoutDraft,
	type CheckoutState,
	checkoutOf,
	decodeDraft,
	emptyDraft,
} from "#core/checkout/checkout-draft.ts";
import type { Handover } from "#core/checkout/handover.ts";
import type { OrderUuid } from "#core/checkout/order-uuid.ts";
import type { PaymentReference } from "#core/checkout/payment-approval.ts";
import { isObject } from "#core/decoding/decoder.ts";
import type { Logger } from "#core/platform/logger.ts";
import type { OfferedShippingMethod } from "#core/settings/shipping-methods.ts";
import type { PaymentMethod } from "#core/settings/shop-settings.ts";
import { type ContentId, sameId } from "#core/shared/branded.ts";
import { isKnownEvent } from "#core/state/known-event.ts";

/** The fields of a draft that a customer fills in directly. */
export type DraftFields = Pick<
	CheckoutDraft,
	"customerEmail" | "shippingAddress" | "invoiceAddress" | "comment" | "presentWrap" | "cardText"
>;

/** An event of the checkout. */
export type CheckoutEvent =
	| { readonly type: "restore"; readonly draft: CheckoutDraft }
	| { readonly type: "change"; readonly fields: Partial<DraftFields> }
	| { readonly type: "chooseHandover"; readonly handover: Handover }
	| { readonly type: "offerPayment"; readonly methods: readonly PaymentMethod[] }
	| { readonly type: "choosePayment"; readonly paymentMethod: ContentId | null }
	| { readonly type: "offerShipping"; readonly methods: readonly OfferedShippingMethod[] }
	| { readonly type: "chooseShipping"; readonly shippingMethod: string | null }
	| { readonly type: "approvePayment"; readonly approvedPayment: PaymentReference | null }
	| { readonly type: "acceptTexts"; readonly texts: readonly AcceptedText[] }
	| { readonly type: "acknowledgePersonalizedGoods"; readonly acknowledged: boolean }
	| { readonly type: "agreeLiability"; readonly months: number | null }
	| { readonly type: "reset"; readonly order_uuid: OrderUuid };

const eventTypes: readonly CheckoutEvent["type"][] = [
	"restore",
	"change",
	"chooseHandover",
	"offerPayment",
	"choosePayment",
	"offerShipping",
	"chooseShipping",
	"approvePayment",
	"acceptTexts",
	"acknowledgePersonalizedGoods",
	"agreeLiability",
	"reset",
];

const fieldNames: readonly (keyof DraftFields)[] = [
	"customerEmail",
	"shippingAddress",
	"invoiceAddress",
	"comment",
	"presentWrap",
	"cardText",
];

/**
 * Returns the checkout after an event (R-CHECK-01). Unknown events, invalid values and shipping methods that are not
 * offered are logged and return the same checkout.
 */
export function checkoutReducer(state: CheckoutState, event: CheckoutEvent, logger: Logger): CheckoutState {
	if (!isKnownEvent(event, eventTypes, "checkout", logger)) return state;
	const next = reduce(state, event);
	if (typeof next !== "string") return next;
	logger.note("checkout.refused", { event: event.type, reason: next });
	return state;
}

/** Returns the next checkout, or the reason for the log if the event is refused. */
function reduce(state: CheckoutState, event: CheckoutEvent): CheckoutState | string {
	switch (event.type) {
		case "restore":
			return begin(event.draft);
		case "change":
			return withDraft(state, draftFields(event.fields));
		case "chooseHandover":
			return chooseHandover(state, event.handover);
		case "offerPayment":
			return offerPayment(state, event.methods);
		case "choosePayment":
			return withDraft(withoutDropped(state, "paymentMethod"), { paymentMethod: event.paymentMethod });
		case "offerShipping":
			return offerShipping(state, event.methods);
		case "chooseShipping":
			return chooseShipping(withoutDropped(state, "shippingMethod"), event.shippingMethod);
		case "approvePayment":
			return { ...state, approvedPayment: event.approvedPayment };
		case "acceptTexts":
			return { ...state, acceptedTexts: event.texts };
		case "acknowledgePersonalizedGoods":
			return { ...state, personalizedGoodsAcknowledged: event.acknowledged };
		case "agreeLiability":
			return { ...state, agreedLiabilityMonths: event.months };
		case "reset":
			return begin(emptyDraft(event.order_uuid));
		default:
			return event satisfies never;
	}
}

function begin(draft: CheckoutDraft): CheckoutState | string {
	const decoded = decodeDraft(draft);
	return decoded.ok ? checkoutOf(decoded.value) : `${decoded.error.path}: ${decoded.error.expected}`;
}

function withDraft(state: CheckoutState, changes: Partial<CheckoutDraft>): CheckoutState | string {
	const draft = decodeDraft({ ...state.draft, ...changes });
	return draft.ok ? { ...state, draft: draft.value } : `${draft.error.path}: ${draft.error.expected}`;
}

/** Returns only the fields that a customer may fill in: an event from outside must not change the order's key. */
function draftFields(fields: unknown): Partial<DraftFields> {
	if (!isObject(fields)) return {};
	return Object.fromEntries(
		fieldNames.filter((name) => Object.hasOwn(fields, name)).map((name) => [name, fields[name]]),
	);
}

/** Changes the handover. The shipping method is open again because none suits both handovers. */
function chooseHandover(state: CheckoutState, handover: Handover): CheckoutState | string {
	if (JSON.stringify(handover) === JSON.stringify(state.draft.handover)) return state;
	const changes = { ...handoverChanges(state.draft, handover), shippingMethod: null, shippingCost: 0 };
	return withDraft(withoutDropped(state, "shippingMethod"), changes);
}

/** Keeps the entered address as the one that the other handover requires. */
function handoverChanges(draft: CheckoutDraft, handover: Handover): Partial<CheckoutDraft> {
	const { shippingAddress, invoiceAddress } = draft;
	if (handover?.type === "collection") return { handover, invoiceAddress: invoiceAddress ?? shippingAddress };
	if (invoiceAddress === null) return { handover };
	if (isBlankAddress(shippingAddress))
		return { handover, shippingAddress: invoiceAddress, invoiceAddress: null };
	return sameAddress(shippingAddress, invoiceAddress) ? { handover, invoiceAddress: null } : { handover };
}

function withoutDropped(state: CheckoutState, name: keyof CheckoutState["dropped"]): CheckoutState {
	return { ...state, dropped: { ...state.dropped, [name]: null } };
}

/** Drops a payment method that is no longer offered, and keeps its id for the message. */
function offerPayment(state: CheckoutState, methods: readonly PaymentMethod[]): CheckoutState | string {
	const { paymentMethod } = state.draft;
	if (paymentMethod === null || methods.some(({ id }) => sameId(id, paymentMethod))) return state;
	return withDraft({ ...state, dropped: { ...state.dropped, paymentMethod } }, { paymentMethod: null });
}

/**
 * Updates the shipping methods on offer.
 *
 * - The chosen method stays chosen at its current price while it is offered, and is chosen again when it is offered
 * again.
 * - If none was chosen, the only offered method is chosen.
 * - A dropped method is kept for the message.
 * - The same offer returns the same checkout.
 */
function offerShipping(
	state: CheckoutState,
	methods: readonly OfferedShippingMethod[],
): CheckoutState | string {
	const chosenMethod = state.draft.shippingMethod ?? state.dropped.shippingMethod;
	const offered = methods.some(({ name }) => name === chosenMethod);
	const dropped = { ...state.dropped, shippingMethod: offered ? null : chosenMethod };
	const only = methods.length === 1 ? (methods[0]?.name ?? null) : null;
	const next = { ...state, availableShippingMethods: methods, dropped };
	const chosen = chooseShipping(next, offered || chosenMethod === null ? (chosenMethod ?? only) : null);
	return JSON.stringify(chosen) === JSON.stringify(state) ? state : chosen;
}

function chooseShipping(state: CheckoutState, shippingMethod: string | null): CheckoutState | string {
	if (shippingMethod === null) return withDraft(state, { shippingMethod, shippingCost: 0 });
	const method = state.availableShippingMethods.find(({ name }) => name === shippingMethod);
	if (!method) return "not offered";
	return withDraft(state, { shippingMethod, shippingCost: Number(method.price_brutto) });
}
