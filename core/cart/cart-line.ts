import { decodeContentId, oneOf, record } from "#core/decoding/content-decoders.ts";
import { decimal } from "#core/decoding/decode-decimal.ts";
import { type Decoder, integer, nullable, object, satisfying } from "#core/decoding/decoder.ts";
import { currencies } from "#core/money/currency.ts";
import { compareDecimals, type DecimalText, zero } from "#core/money/decimal-text.ts";
import type { Money } from "#core/money/money.ts";
import { type ContentId, sameId } from "#core/shared/branded.ts";
import { succeed } from "#core/shared/result.ts";

/**
 * What a cart keeps of a product: which one it is. Names, images, stock and delivery are read from the catalogue
 * in the language of the page, so that two pages never rewrite each other's cart (B-REL-09).
 */
export interface CartProduct {
	readonly id: ContentId;
}

/** What a cart keeps of a product's variant. */
export interface CartVariant {
	readonly id: ContentId;
}

/** What a customer filled in for a product's personalisation: field name to value. */
export type PersonalizationValues = Readonly<Record<string, string | boolean>>;

/** A line of the cart (specification 3, "Cart"). */
export interface CartLine {
	readonly cartId: number;
	readonly product: CartProduct;
	readonly variant: CartVariant | null;
	/** Null without personalisation. */
	readonly personalization: PersonalizationValues | null;
	readonly count: number;
	/** The price of one piece that the shopper saw and agreed to. */
	readonly priceBrutto: Money;
}

/** What makes a line before it has its place in a cart. */
export type NewCartLine = Omit<CartLine, "cartId">;

/** Pieces that one line may hold. */
export const maxLineCount = 9999;

/** Lines that a cart and its order may hold. */
export const maxLines = 10_000;

/**
 * Returns whether two lines are one and the same (R-CART-04): same product id, same variant, same personalisation
 * values in any order of their keys, or both without; empty values count as none.
 */
export function sameLine(left: NewCartLine, right: NewCartLine): boolean {
	return (
		sameId(left.product.id, right.product.id) &&
		sameId(left.variant?.id ?? null, right.variant?.id ?? null) &&
		samePersonalization(left.personalization, right.personalization)
	);
}

/**
 * Personalisation values without those left blank (blank texts and unticked boxes); null when none remain,
 * so that an untouched form makes no personalised goods (B-LAW-03).
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

/** The schema of what a customer filled in for a personalised product; blank values count as none. */
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

/** The schema of a line to be added; keeps the ids of product and variant. */
export const decodeNewLine: Decoder<NewCartLine> = object(lineFields);

/** The schema of a line in a stored cart; older copies also hold names, stock and images, which are dropped. */
export const decodeLine: Decoder<CartLine> = object({ cartId: integer(1, 1_000_000), ...lineFields });
