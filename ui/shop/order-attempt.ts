import { maxLineCount } from "#core/cart/cart-line.ts";
import { decodeAddress } from "#core/checkout/address.ts";
import type { OrderPayload } from "#core/checkout/order-payload.ts";
import { decodeOrderUuid, type OrderUuid } from "#core/checkout/order-uuid.ts";
import type { KeyValue } from "#core/ports/key-value.ts";
import type { Logger } from "#core/ports/logger.ts";
import { decimal } from "#core/shared/decode-decimal.ts";
import {
	type Decoder,
	decodeContentId,
	entries,
	flag,
	list,
	nullable,
	oneOf,
	satisfying,
	shape,
	text,
	whole,
} from "#core/shared/decoder.ts";
import { languages } from "#core/shared/language.ts";
import { currencies } from "#core/shared/money.ts";
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

const value = satisfying("a text or true or false", (input): input is string | boolean =>
	typeof input === "string" ? input.length <= 1000 : typeof input === "boolean",
);

const decodePayload: Decoder<OrderPayload> = shape({
	order_uuid: decodeOrderUuid,
	project: text(300),
	language: oneOf(languages),
	currency: oneOf(currencies),
	lines: list(
		shape({
			product: decodeContentId,
			variant: nullable(decodeContentId),
			personalization: nullable(entries(value, 50)),
			count: whole(1, maxLineCount),
			price_brutto: decimal,
		}),
		10_000,
	),
	totalCount: whole(1, Number.MAX_SAFE_INTEGER),
	totalPriceBrutto: decimal,
	shippingCost: decimal,
	total: decimal,
	shippingMethod: text(500),
	paymentMethod: decodeContentId,
	customerEmail: text(1000),
	shippingAddress: decodeAddress,
	invoiceAddress: nullable(decodeAddress),
	comment: text(10_000),
	presentWrap: flag,
	acceptedTexts: list(shape({ type: text(100), version: text(100) }), 50),
	personalizedGoodsAcknowledged: nullable(flag),
});

/** Beside the draft, and like it for 7 days, since it is personal. */
const rules: StoredCopyRules<OrderAttempt> = {
	key: "int-checkout:sent",
	version: 1,
	maxAge: 7 * day,
	decode: shape({ payload: decodePayload, paid: flag }),
};

/** Where the attempt of the browser's draft is kept. */
export interface OrderAttempts {
	/** The attempt under a draft's key; null when none was sent. */
	of(order_uuid: OrderUuid): OrderAttempt | null;
	keep(attempt: OrderAttempt): void;
	forget(): void;
}

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
