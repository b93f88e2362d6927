import type { DecimalText } from "#core/money/decimal-text.ts";

/** The currencies that a shop can sell in (ISO 4217). */
export const currencies = ["EUR", "CHF"] as const;

/** The ISO 4217 code of a currency that a shop can sell in. */
export type Currency = (typeof currencies)[number];

/** Returns whether an amount is in whole minor units; all {@link currencies} have two decimals (ISO 4217). */
export function hasMinorUnits(amount: DecimalText): boolean {
	return (amount.split(".")[1] ?? "").length <= 2;
}
