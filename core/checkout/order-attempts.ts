import { decodeOrderPayload } from "#core/checkout/decode-order-payload.ts";
import type { OrderPayload } from "#core/checkout/order-payload.ts";
import type { OrderUuid } from "#core/checkout/order-uuid.ts";
import type { KeyValue } from "#core/ports/key-value.ts";
import type { Logger } from "#core/ports/logger.ts";
import { flag, shape } from "#core/shared/decoder.ts";
import {
	day,
	forgetCopy,
	loadCopy,
	runCommands,
	type StoredCopyRules,
	serialiseCopy,
} from "#core/shared/stored-copy.ts";

/**
 * An order that was sent, kept from before its sending until its confirmation: what became of it may not be known,
 * and only the very same payload can be sent again without ordering twice (R-ORDER-06, B-REL-02).
 */
export interface OrderAttempt {
	readonly payload: OrderPayload;
	/** Whether its payment was reported. */
	readonly paid: boolean;
}

/** Where the attempt of the browser's draft is kept. */
export interface OrderAttempts {
	/** The attempt under a draft's key; null when none was sent. */
	of(order_uuid: OrderUuid): OrderAttempt | null;
	keep(attempt: OrderAttempt): void;
	forget(): void;
}

/** Beside the draft, and like it for 7 days, since it is personal. */
const rules: StoredCopyRules<OrderAttempt> = {
	key: "int-checkout:sent",
	version: 1,
	maxAge: 7 * day,
	decode: shape({ payload: decodeOrderPayload, paid: flag }),
};

/** Opens the attempts kept in the browser; `now` in milliseconds since 1970. */
export function orderAttempts(store: KeyValue, logger: Logger, now: () => number): OrderAttempts {
	return {
		of(order_uuid) {
			const { data } = loadCopy(store, rules, now(), logger);
			return data?.payload.order_uuid === order_uuid ? data : null;
		},
		keep(attempt) {
			runCommands(store, [{ type: "write", key: rules.key, text: serialiseCopy(attempt, rules, now()) }]);
		},
		forget() {
			runCommands(store, forgetCopy(rules.key));
		},
	};
}
