import { contactFormIsland } from "#ui/sections/contact-form/contact-form-island.ts";
import { newsletterIsland } from "#ui/sections/newsletter/newsletter-island.ts";
import { withdrawalIsland } from "#ui/sections/withdrawal/withdrawal-island.ts";
import { productCardsIsland } from "#ui/shop/product-cards-island.ts";

/** Every island, for those who draw pages ahead. */
export const islands = [contactFormIsland, newsletterIsland, productCardsIsland, withdrawalIsland] as const;
