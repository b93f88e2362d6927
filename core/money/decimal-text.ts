import type { Branded } from "#core/shared/branded.ts";

/** A decimal number as canonical text: "1290", "19.9", "-0.05"; at most 15 digits and 6 decimals. */
export type DecimalText = Branded<string, "DecimalText">;

const decimalPattern = /^(-?)0*(\d{1,15})(?:\.(\d{1,6}))?$/;
/** Like {@link decimalPattern}, but leading zeros count as digits. */
const widest = /^-?\d{1,15}(?:\.\d{1,6})?$/;

/** The decimal zero. */
export const zero = "0" as DecimalText;

/**
 * Parses a decimal from outside: a text, or a number whose shortest notation is a plain decimal. Null for anything
 * else: exponents, more digits than {@link DecimalText} has, NaN, other types (B-SEC-04).
 */
export function parseDecimal(value: unknown): DecimalText | null {
	const text = typeof value === "number" ? String(value) : value;
	if (typeof text !== "string" || !widest.test(text)) return null;
	const [, sign = "", integer = "", fraction = ""] = decimalPattern.exec(text) ?? [];
	const places = fraction.replace(/0+$/, "");
	const amount = places === "" ? integer : `${integer}.${places}`;
	return (amount === "0" ? amount : sign + amount) as DecimalText;
}

/** Returns a decimal in millionths, the smallest step of a {@link DecimalText}. */
function millionths(value: DecimalText): bigint {
	const [integer = "", fraction = ""] = value.split(".");
	return BigInt(integer + fraction.padEnd(6, "0"));
}

/** Compares two decimals by value: negative if `left` is smaller, 0 if equal. */
export function compareDecimals(left: DecimalText, right: DecimalText): number {
	const [one, other] = [millionths(left), millionths(right)];
	return one < other ? -1 : one > other ? 1 : 0;
}

/** Returns whether a decimal is 0, with any number of decimals. */
export function isZero(value: DecimalText): boolean {
	return compareDecimals(value, zero) === 0;
}

/** Returns the whole per cent by which `to` is below `from`, rounded down so that no reduction is overstated. */
export function percentBelow(from: DecimalText, to: DecimalText): number {
	const before = millionths(from);
	if (before <= 0n) return 0;
	const share = (before - millionths(to)) * 100n;
	const percent = share / before;
	// BigInt division truncates towards zero; a raised price must be rounded down, too.
	return Number(share < 0n && share % before !== 0n ? percent - 1n : percent);
}

/** Returns value × factor ÷ divisor, rounded to `places` decimals, halves up; none of them is negative. */
export function scaledQuotient(
	value: DecimalText,
	factor: number,
	divisor: DecimalText,
	places: number,
): DecimalText {
	const unit = 10n ** BigInt(places);
	const [dividend, by] = [millionths(value) * BigInt(factor) * unit, millionths(divisor)];
	const digits = String((2n * dividend + by) / (2n * by)).padStart(places + 1, "0");
	return parseDecimal(`${digits.slice(0, -places)}.${digits.slice(-places)}`) ?? zero;
}
