import { useState } from "react";
import { createMemoryNavigation } from "#adapters/memory/page-navigation.ts";
import type { Product } from "#core/catalogue/product.ts";
import type { Language } from "#core/language/language.ts";
import type { ShopShellModel } from "#core/models/shop-model.ts";
import type { Wishlist } from "#core/wishlist/wishlist.ts";
import { demoShell } from "#stories/fixtures/demo-shop.ts";
import { exampleImages } from "#stories/fixtures/images.ts";
import { servicesWithConsent } from "#stories/fixtures/services.ts";
import { memoryShopServices } from "#stories/fixtures/shop-services.ts";
import { pageFixture } from "#stories/fixtures/site-models.ts";
import { StoryApp } from "#stories/fixtures/surroundings.tsx";
import { storyTranslate } from "#stories/fixtures/translate.ts";
import { categoryWays, forgetful, orderShop } from "#stories/shop/order-models.tsx";
import { plainProduct, price, productProject, ringProduct } from "#stories/shop/product-models.ts";
import { openViewed } from "#ui/elements/open-viewed.ts";
import { openWishlist } from "#ui/elements/open-wishlist.ts";
import { WishlistPage } from "#ui/pages/shop-wishlist.tsx";

const earrings = () => plainProduct({ price_brutto: price("640") });

/** Returns the default wishlist: earrings and a ring without a chosen size. */
export const wishedItems = (): Wishlist =>
	[earrings(), ringProduct()].map(({ id }) => ({ product: String(id), variant: null, price: null }));

/** The arguments of a wishlist story. */
export interface WishlistStoryProps {
	readonly language?: Language;
	readonly items?: Wishlist;
	readonly products?: readonly Product[];
	readonly settings?: Partial<ShopShellModel["settings"]>;
	/** The ids of recently viewed products; absent if they are not remembered. */
	readonly viewed?: readonly string[];
	/** Whether the browser stores nothing. */
	readonly forgetful?: boolean;
	/** The query of the address. */
	readonly search?: string;
}

function openEnvironment(props: WishlistStoryProps, language: Language) {
	const { items = wishedItems(), products = [earrings(), ringProduct()], search = "" } = props;
	const shop = orderShop(props.settings);
	const shell = { ...demoShell(language), domain: productProject, shop };
	const pageServices = servicesWithConsent(shell, { navigation: createMemoryNavigation(null, search) });
	const storage = props.forgetful ? forgetful(pageServices.storage) : pageServices.storage;
	const environment = { ...pageServices, storage };
	openWishlist(environment).dispatch({ type: "add", items });
	if (props.viewed) openViewed(environment).start();
	for (const id of props.viewed ?? []) openViewed(environment).record(id);
	const settings = { ...shop.settings, legal_pages: [], search_words: [], global_footer: null };
	const loaded = memoryShopServices(
		{ project: productProject, products, settings, images: { square: exampleImages.square } },
		environment,
	);
	return {
		shell,
		services: { ...environment, loadCatalogue: async () => loaded, loadShop: async () => loaded },
	};
}

/** The wishlist's page with a shop in memory. */
export function WishlistStory(props: WishlistStoryProps) {
	const { language = "de" } = props;
	const [{ shell, services }] = useState(() => openEnvironment(props, language));
	const heading = { de: "Merkzettel", en: "Wishlist", fr: "Liste d’envies" }[language];
	return (
		<StoryApp
			page={pageFixture(language, {
				path: "/shop/merkzettel",
				template: "shop-wishlist",
				heading,
				kicker: null,
				lead: null,
				image: null,
				blocks: [],
				shop: { type: "wishlist", categories: categoryWays },
			})}
			shell={shell}
			template={WishlistPage}
			t={storyTranslate[language]}
			services={services}
		/>
	);
}
