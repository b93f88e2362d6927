import type { DecimalText } from "#core/money/decimal-text.ts";

/** A unit for comparing prices (PAngV § 5 (1)). */
export type BaseUnit = "kg" | "l" | "m" | "m²" | "m³";

/**
 * The base unit of a unit of contents, the number of parts in the base unit, and the smallest amount that is
 * compared.
 */
export interface Measure {
	readonly base: BaseUnit;
	readonly parts: number;
	readonly least?: number;
}

/** The units of contents. */
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

/** The units in which a product's contents can be given. */
export const quantityUnits = Object.keys(measures) as readonly QuantityUnit[];

/** The contents of one piece, for goods sold by weight, volume, length or area. */
export interface Quantity {
	readonly amount: DecimalText;
	readonly unit: QuantityUnit;
}
