/** The ports of the demo shop and of its variant (variant.mjs). */
export const ports = { shop: 4391, variant: 4392 } as const;

/** Where the demo shop is served. */
export const shopAddress = `http://127.0.0.1:${ports.shop}`;

/** Where its variant is served: dark, without appointments, accessibility statement, shop and primary menu. */
export const variantAddress = `http://127.0.0.1:${ports.variant}`;
