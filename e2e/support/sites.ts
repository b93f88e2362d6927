/**
 * The ports of the demo shop, of its variant (variant.mjs), of a shop with a bank and that bank (bank-shop.ts), and of a shop with
 * analytics of its own (own-analytics.spec.ts).
 * E2E_PORT moves them, so that two checkouts can run journeys at the same time.
 */
const first = Number(process.env.E2E_PORT ?? 4391);

export const ports = {
	shop: first,
	variant: first + 1,
	bankShop: first + 2,
	bank: first + 3,
	ownAnalytics: first + 4,
} as const;

/** The address of the demo shop. */
export const shopAddress = `http://127.0.0.1:${ports.shop}`;

/** The address of its variant: dark, without appointments, accessibility statement, shop and primary menu. */
export const variantAddress = `http://127.0.0.1:${ports.variant}`;
