import { decodeOrderPayload } from "#core/checkout/decode-order-payload.ts";
import type { OrderPayload } from "#core/checkout/order-payload.ts";
import type { OrderUuid } from "#core/checkout/order-uuid.ts";
import {
	decodePaymentApproval,
	decodePaymentReference,
	type PaymentApproval,
	type PaymentReference,
} from "#core/checkout/payment-approval.ts";
import { decodePlacedOrder, type PlacedOrder } from "#core/checkout/placed-order.ts";
import { decodeContentId } from "#core/decoding/content-decoders.ts";
import { boolean, nullable, object } from "#core/decoding/decoder.ts";
import type { KeyValue } from "#core/platform/key-value.ts";
import type { Logger } from "#core/platform/logger.ts";
import { day } from "#core/platform/time.ts";
import type { ContentId } from "#core/shared/branded.ts";
import {
	clearState,
	loadState,
	type PersistedStateRules,
	serializeState,
} from "#core/state/persisted-state.ts";
import { runStorageCommands } from "#core/state/storage-commands.ts";
import { createListeners, type Listeners, onStoredChange } from "#core/state/store.ts";

/**
 * The open order of a browser. It is stored before it is sent, until its confirmation was shown or the order service
 * refused it. Only the same payload can be sent again without ordering twice (R-ORDER-06, B-REL-05).
 */
export interface OrderAttempt {
	readonly payload: OrderPayload;
	/** The order as accepted by the order service; null while the outcome is unknown. */
	readonly order: PlacedOrder | null;
	/** The payment method known to the order service: the payload's until the customer switches it; null for none. */
	readonly paymentMethod: ContentId | null;
	/** The approval of the payment provider. After it, the order can only be reported as paid (B-REL-06). */
	readonly approval: PaymentApproval | null;
	/** The payment for which the customer was redirected to the provider's page; null without a pending redirect. */
	readonly redirected: PaymentReference | null;
	/** Whether the order service has received the payment's report. */
	readonly paid: boolean;
	/** Whether the accepted order differs from the payload because it was sent earlier with the same key. */
	readonly differs: boolean;
}

/** New information about an attempt after it was sent. */
export type AttemptProgress = Partial<Omit<OrderAttempt, "payload">>;

/** The browser's only open order, shared by all tabs. */
export interface OrderAttempts extends Pick<Listeners, "subscribe"> {
	/** Returns the open attempt, or null; the same object until something changes. */
	open(): OrderAttempt | null;
	/** Stores an attempt before it is sent. */
	begin(payload: OrderPayload): void;
	/** Updates the attempt with this key; does nothing if it is no longer open. */
	update(order_uuid: OrderUuid, progress: AttemptProgress): void;
	/** Deletes the attempt with this key; another one is kept. */
	forget(order_uuid: OrderUuid): void;
}

/** Stored separately from the draft, and for 7 days as well, because it is personal. */
const rules: PersistedStateRules<OrderAttempt> = {
	key: "int-checkout:sent",
	version: 2,
	maxAge: 7 * day,
	// Without the open order, a second one could be placed.
	acceptsFuture: true,
	decode: object({
		payload: decodeOrderPayload,
		order: nullable(decodePlacedOrder),
		paymentMethod: nullable(decodeContentId),
		approval: nullable(decodePaymentApproval),
		redirected: nullable(decodePaymentReference),
		paid: boolean,
		differs: boolean,
	}),
};

/** Creates the store of the browser's attempt; `now` in milliseconds since 1970. */
export function orderAttempts(store: KeyValue, logger: Logger, now: () => number): OrderAttempts {
	const { notify, subscribe } = createListeners();
	let cached: { readonly text: string | null; readonly attempt: OrderAttempt | null } = {
		text: null,
		attempt: null,
	};

	function open(): OrderAttempt | null {
		const text = store.read(rules.key);
		if (text !== cached.text) {
			const { data } = loadState(store, rules, now(), logger);
			cached = { text: data ? text : store.read(rules.key), attempt: data };
		}
		return cached.attempt;
	}

	function isOpen(order_uuid: OrderUuid): boolean {
		return open()?.payload.order_uuid === order_uuid;
	}

	function keep(attempt: OrderAttempt): void {
		runStorageCommands(store, [
			{ type: "write", key: rules.key, text: serializeState(attempt, rules, now()) },
		]);
		notify();
	}

	return {
		open,
		begin(payload) {
			const { paymentMethod } = payload;
			keep({
				payload,
				order: null,
				paymentMethod,
				approval: null,
				redirected: null,
				paid: false,
				differs: false,
			});
		},
		update(order_uuid, progress) {
			const attempt = open();
			if (attempt && isOpen(order_uuid)) keep({ ...attempt, ...progress });
		},
		forget(order_uuid) {
			if (!isOpen(order_uuid)) return;
			runStorageCommands(store, clearState(rules.key));
			notify();
		},
		subscribe(listener) {
			const stops = [subscribe(listener), onStoredChange(store, rules.key, listener)];
			return () => {
				for (const stop of stops) stop();
			};
		},
	};
}
