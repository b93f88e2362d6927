import type { DecimalText } from "#core/money/decimal-text.ts";

/** The currencies a shop may sell in, as ISO 4217 writes them. */
export const currencies = ["EUR", "CHF"] as const;

/** An ISO 4217 code of a currency a shop may sell in. */
export type Currency = (typeof currencies)[number];

/** Whether an amount is in whole minor units: each of {@link currencies} has two digits after the point (ISO 4217). */
export function hasMinorUnits(amount: DecimalText): boolean {
	return (amount.split(".")[1] ?? "").length <= 2;
}
