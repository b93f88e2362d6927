import { decodeContentId, oneOf, record } from "#core/decoding/content-decoders.ts";
import { decimal } from "#core/decoding/decode-decimal.ts";
import { type Decoder, integer, nullable, object, satisfying } from "#core/decoding/decoder.ts";
import { currencies } from "#core/money/currency.ts";
import { compareDecimals, type DecimalText, zero } from "#core/money/decimal-text.ts";
import type { Money } from "#core/money/money.ts";
import { type ContentId, sameId } from "#core/shared/branded.ts";
import { succeed } from "#core/shared/result.ts";

/**
 * A reference to a product in the cart. Names, images, stock and delivery are read from the catalogue in the page's
 * language, so that two pages never rewrite each other's cart (B-REL-09).
 */
export interface CartProduct {
	readonly id: ContentId;
}

/** A reference to a product's variant in the cart. */
export interface CartVariant {
	readonly id: ContentId;
}

/** The customer's input for a personalized product: values by field name. */
export type PersonalizationValues = Readonly<Record<string, string | boolean>>;

/** A line of the cart (specification 3, "Cart"). */
export interface CartLine {
	readonly cartId: number;
	readonly product: CartProduct;
	readonly variant: CartVariant | null;
	/** Null without personalization. */
	readonly personalization: PersonalizationValues | null;
	readonly count: number;
	/** The price of one piece that was shown to the shopper and accepted. */
	readonly priceBrutto: Money;
}

/** A line before it is added to a cart. */
export type NewCartLine = Omit<CartLine, "cartId">;

/** The maximum number of pieces in a line. */
export const maxLineCount = 9999;

/** The maximum number of lines in a cart and its order. */
export const maxLines = 10_000;

/**
 * Returns whether two lines are identical (R-CART-04): the same product, variant and personalization values in any
 * order, or both without personalization. Empty values count as none.
 */
export function sameLine(left: NewCartLine, right: NewCartLine): boolean {
	return (
		sameId(left.product.id, right.product.id) &&
		sameId(left.variant?.id ?? null, right.variant?.id ?? null) &&
		samePersonalization(left.personalization, right.personalization)
	);
}

/**
 * Returns the personalization values without blank ones (blank texts and unticked boxes). Null if none remain, so
 * that an untouched form does not make personalized goods (B-LAW-03).
 */
export function filledPersonalization(values: PersonalizationValues | null): PersonalizationValues | null {
	const filled = Object.entries(values ?? {}).filter(([, value]) =>
		typeof value === "string" ? value.trim() !== "" : value,
	);
	return filled.length === 0 ? null : Object.fromEntries(filled);
}

function samePersonalization(
	left: PersonalizationValues | null,
	right: PersonalizationValues | null,
): boolean {
	return personalizationKey(left) === personalizationKey(right);
}

function personalizationKey(values: PersonalizationValues | null): string {
	const filled = Object.entries(filledPersonalization(values) ?? {});
	return JSON.stringify(filled.sort(([left], [right]) => (left < right ? -1 : 1)));
}

/** Decodes a customer's personalization; blank values count as none. */
export const decodePersonalization: Decoder<PersonalizationValues | null> = (input, path) => {
	const values = nullable(
		record(
			satisfying("a text or true or false", (value): value is string | boolean =>
				typeof value === "string" ? value.length <= 1000 : typeof value === "boolean",
			),
			50,
		),
	)(input, path);
	return values.ok ? succeed(filledPersonalization(values.value)) : values;
};

const nonNegativeMoney = satisfying(
	"a price of 0 or more",
	(amount): amount is DecimalText => compareDecimals(amount as DecimalText, zero) >= 0,
);

const price: Decoder<DecimalText> = (input, path) => {
	const amount = decimal(input, path);
	return amount.ok ? nonNegativeMoney(amount.value, path) : amount;
};

const item = object({ id: decodeContentId });

const lineFields = {
	product: item,
	variant: nullable(item),
	personalization: decodePersonalization,
	count: integer(1, maxLineCount),
	priceBrutto: object({ amount: price, currency: oneOf(currencies) }),
};

/** Decodes a line to add; keeps the ids of product and variant. */
export const decodeNewLine: Decoder<NewCartLine> = object(lineFields);

/** Decodes a line in a stored cart. Names, stock and images in older copies are dropped. */
export const decodeLine: Decoder<CartLine> = object({ cartId: integer(1, 1_000_000), ...lineFields });
