import { Decimal } from "decimal.js";
import type { Currency } from "#core/money/currency.ts";
import { type DecimalText, parseDecimal, zero } from "#core/money/decimal-text.ts";

/** An exact sum of money (architecture, rule 2). */
export interface Money {
	readonly amount: DecimalText;
	readonly currency: Currency;
}

/** Wide enough for any sum, so that no step but {@link roundMoney} ever rounds. */
const Exact = Decimal.clone({ precision: 100, rounding: Decimal.ROUND_HALF_UP });

/** A sum from a decimal from outside; null where {@link parseDecimal} gives none. */
export function parseMoney(amount: unknown, currency: Currency): Money | null {
	const decimal = parseDecimal(amount);
	return decimal === null ? null : { amount: decimal, currency };
}

/** No money at all, in the given currency. */
export function noMoney(currency: Currency): Money {
	return { amount: zero, currency };
}

/** The sum of all items, exact; throws when one is of another currency, which is a bug of the caller. */
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

/** A price taken `count` times, exact; `count` is an integer. */
export function multiplyMoney(price: Money, count: number): Money {
	return { amount: toText(new Exact(price.amount).times(count)), currency: price.currency };
}

/** Rounds to the currency's smallest unit, halves away from zero; every rounded sum comes from here. */
export function roundMoney(money: Money): Money {
	return { amount: toText(new Exact(money.amount).toDecimalPlaces(2)), currency: money.currency };
}

/** Returns the share of a sum that a part has in a whole that is not zero, cut to 100 digits: to be rounded. */
export function shareOfMoney(sum: Money, part: Money, whole: Money): Money {
	const share = new Exact(sum.amount).times(part.amount).dividedBy(whole.amount);
	return { amount: toText(share), currency: sum.currency };
}

/** The tax contained in a gross sum at a rate in per cent, e.g. "19", rounded (law-and-gaps 5, "VAT"). */
export function containedTax(gross: Money, percent: DecimalText): Money {
	const rate = new Exact(percent);
	const tax = new Exact(gross.amount).times(rate).dividedBy(rate.plus(100));
	// Cut to 100 digits by the division, rounded to 2: the cut cannot reach the cents.
	return { amount: toText(tax.toDecimalPlaces(2)), currency: gross.currency };
}

function toText(value: Decimal): DecimalText {
	return value.toFixed() as DecimalText;
}
