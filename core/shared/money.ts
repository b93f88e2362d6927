import { Decimal } from "decimal.js";
import type { Branded } from "#core/shared/branded.ts";

/** A decimal number as text, canonical: "1290", "19.9", "-0.05"; at most 15 digits before the point and 6 after. */
export type DecimalText = Branded<string, "DecimalText">;

/** The currencies a shop may sell in, as ISO 4217 writes them. */
export const currencies = ["EUR", "CHF"] as const;

/** An ISO 4217 code of a currency a shop may sell in. */
export type Currency = (typeof currencies)[number];

/** An exact sum of money (architecture, rule 2). */
export interface Money {
	readonly amount: DecimalText;
	readonly currency: Currency;
}

/** Wide enough for any sum, so that no step but {@link roundMoney} ever rounds. */
const Exact = Decimal.clone({ precision: 100, rounding: Decimal.ROUND_HALF_UP });

const decimalPattern = /^-?\d{1,15}(?:\.\d{1,6})?$/;

/**
 * Reads a decimal from outside: a text, or a number whose shortest notation is a plain decimal.
 * Null for anything else: exponents, more digits than {@link DecimalText} has, NaN, other types (B-SEC-04).
 */
export function parseDecimal(value: unknown): DecimalText | null {
	const text = typeof value === "number" ? String(value) : value;
	if (typeof text !== "string" || !decimalPattern.test(text)) return null;
	return toText(new Exact(text));
}

/** The decimal zero. */
export const zero = toText(new Exact(0));

/** Orders two decimals by value: negative when `left` is smaller, 0 when equal. */
export function compareDecimals(left: DecimalText, right: DecimalText): number {
	return new Exact(left).comparedTo(right);
}

/** Tells whether a text from outside names a currency a shop may sell in. */
export function isCurrency(value: unknown): value is Currency {
	return (currencies as readonly unknown[]).includes(value);
}

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

/** A price taken `count` times, exact; `count` is a whole number. */
export function multiplyMoney(price: Money, count: number): Money {
	return { amount: toText(new Exact(price.amount).times(count)), currency: price.currency };
}

/** Rounds to the currency's smallest unit, halves away from zero; every rounded sum comes from here. */
export function roundMoney(money: Money): Money {
	return { amount: toText(new Exact(money.amount).toDecimalPlaces(2)), currency: money.currency };
}

/** The tax contained in a gross sum at a rate in per cent, e.g. "19", rounded (law-and-gaps 5, "VAT"). */
export function containedTax(gross: Money, percent: DecimalText): Money {
	const rate = new Exact(percent);
	const tax = new Exact(gross.amount).times(rate).dividedBy(rate.plus(100));
	// Cut to 100 digits by the division, rounded to 2: the cut cannot reach the cents.
	return { amount: toText(tax.toDecimalPlaces(2)), currency: gross.currency };
}

/** By how many whole per cent `to` lies below `from`, rounded down so that no reduction is overstated. */
export function percentBelow(from: DecimalText, to: DecimalText): number {
	const before = new Exact(from);
	if (before.lessThanOrEqualTo(0)) return 0;
	return before.minus(to).times(100).dividedBy(before).floor().toNumber();
}

function toText(value: Decimal): DecimalText {
	return value.toFixed() as DecimalText;
}
