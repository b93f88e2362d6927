import type { DecimalText } from "#core/money/decimal-text.ts";

/** A unit that a price is compared by (PAngV § 5 (1)). */
export type BaseUnit = "kg" | "l" | "m" | "m²" | "m³";

/** What a unit of a product's contents is a part of, how many of them make one, and what is too little to be compared. */
export interface Measure {
	readonly base: BaseUnit;
	readonly parts: number;
	readonly least?: number;
}

/** The units that contents can be given in. */
export const measures = {
	g: { base: "kg", parts: 1000, least: 10 },
	kg: { base: "kg", parts: 1 },
	ml: { base: "l", parts: 1000, least: 10 },
	cl: { base: "l", parts: 100, least: 1 },
	l: { base: "l", parts: 1 },
	cm: { base: "m", parts: 100 },
	m: { base: "m", parts: 1 },
	"m²": { base: "m²", parts: 1 },
	"m³": { base: "m³", parts: 1 },
} as const satisfies Readonly<Record<string, Measure>>;

/** A unit of a product's contents. */
export type QuantityUnit = keyof typeof measures;

/** The units that a product's contents can be given in. */
export const quantityUnits = Object.keys(measures) as readonly QuantityUnit[];

/** What is sold by weight, volume, length or area: how much is in a piece. */
export interface Quantity {
	readonly amount: DecimalText;
	readonly unit: QuantityUnit;
}
