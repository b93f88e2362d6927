import { Decimal } from "decimal.js";
import type { Currency } from "#core/money/currency.ts";
import { type DecimalText, parseDecimal, zero } from "#core/money/decimal-text.ts";

/** An exact amount of money (architecture, rule 2). */
export interface Money {
	readonly amount: DecimalText;
	readonly currency: Currency;
}

/** Precise enough for any amount, so that only {@link roundMoney} rounds. */
const Exact = Decimal.clone({ precision: 100, rounding: Decimal.ROUND_HALF_UP });

/** Parses an amount from outside; null if {@link parseDecimal} returns null. */
export function parseMoney(amount: unknown, currency: Currency): Money | null {
	const decimal = parseDecimal(amount);
	return decimal === null ? null : { amount: decimal, currency };
}

/** Returns an amount of zero in a currency. */
export function noMoney(currency: Currency): Money {
	return { amount: zero, currency };
}

/**
 * Returns the exact sum of all items.
 *
 * @throws if an item has another currency, which is a bug of the caller.
 */
export function sumMoney(items: readonly Money[], currency: Currency): Money {
	let sum = new Exact(0);
	for (const item of items) {
		if (item.currency !== currency) {
			throw new TypeError(`Cannot add ${item.currency} to ${currency}: convert or refuse it before adding.`);
		}
		sum = sum.plus(item.amount);
	}
	return { amount: toText(sum), currency };
}

/** Returns the exact price of `count` pieces; `count` is an integer. */
export function multiplyMoney(price: Money, count: number): Money {
	return { amount: toText(new Exact(price.amount).times(count)), currency: price.currency };
}

/** Rounds to the currency's smallest unit, halves away from zero. Every rounded amount comes from this function. */
export function roundMoney(money: Money): Money {
	return { amount: toText(new Exact(money.amount).toDecimalPlaces(2)), currency: money.currency };
}

/** Returns the share of a sum that a part has in a whole that is not zero, cut to 100 digits: to be rounded. */
export function shareOfMoney(sum: Money, part: Money, total: Money): Money {
	const share = new Exact(sum.amount).times(part.amount).dividedBy(total.amount);
	return { amount: toText(share), currency: sum.currency };
}

/** Returns the tax included in a gross amount at a rate in per cent, e.g. "19", rounded (law-and-gaps 5, "VAT"). */
export function containedTax(gross: Money, percent: DecimalText): Money {
	const rate = new Exact(percent);
	const tax = new Exact(gross.amount).times(rate).dividedBy(rate.plus(100));
	// The division truncates to 100 digits and the result is rounded to 2, so the truncation cannot affect the cents.
	return { amount: toText(tax.toDecimalPlaces(2)), currency: gross.currency };
}

function toText(value: Decimal): DecimalText {
	return value.toFixed() as DecimalText;
}
