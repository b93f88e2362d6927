import { newsletterIsland } from "#ui/blocks/newsletter/newsletter-island.ts";
import { contactFormIsland } from "#ui/pages/contact-form/contact-form-island.ts";
import { withdrawalIsland } from "#ui/pages/withdrawal-flow/withdrawal-island.ts";
import { productCardsIsland } from "#ui/shop/list/product-cards-island.ts";

/** Every island, for those who render pages ahead. */
export const islands = [contactFormIsland, newsletterIsland, productCardsIsland, withdrawalIsland] as const;
