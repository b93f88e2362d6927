/** The currencies a shop may sell in, as ISO 4217 writes them. */
export const currencies = ["EUR", "CHF"] as const;

/** An ISO 4217 code of a currency a shop may sell in. */
export type Currency = (typeof currencies)[number];
