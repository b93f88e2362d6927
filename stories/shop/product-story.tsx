import { useState } from "react";
import { createMemoryEnquiries, type MemoryEnquiries } from "#adapters/memory/enquiries.ts";
import type { Product } from "#core/catalogue/product.ts";
import type { ProductRating } from "#core/catalogue/rating.ts";
import type { ImageModel } from "#core/content-values/image-model.ts";
import type { Language } from "#core/language/language.ts";
import type { CatalogueModel } from "#core/models/page-model.ts";
import type { ShopShellModel } from "#core/models/shop-model.ts";
import { demoShell } from "#stories/fixtures/demo-shop.ts";
import { exampleImages } from "#stories/fixtures/images.ts";
import { servicesWithConsent, storyTime } from "#stories/fixtures/services.ts";
import { memoryShopServices } from "#stories/fixtures/shop-services.ts";
import { StoryApp } from "#stories/fixtures/surroundings.tsx";
import { storyTranslate } from "#stories/fixtures/translate.ts";
import { card } from "#stories/shop/list-models.ts";
import { plainProduct, productPage, productProject, productShop } from "#stories/shop/product-models.ts";
import { ProductPage } from "#ui/pages/shop-product.tsx";

/** The arguments of a product page story. */
export interface ProductStoryProps {
	/** The product at build time. */
	readonly product: Product;
	/** The current product in the catalogue; unchanged if absent, removed if null. */
	readonly now?: Product | null;
	readonly language?: Language;
	readonly settings?: Partial<ShopShellModel["settings"]>;
	readonly ratings?: readonly ProductRating[];
	/** By default a watch and its side view. */
	readonly images?: readonly ImageModel[];
	/** Whether all submissions fail. */
	readonly down?: boolean;
	/** Receives submissions. */
	readonly enquiries?: MemoryEnquiries;
}

const others = ["Halo", "Solitär", "Creolen", "Siegelring"].map((display_name, place) =>
	plainProduct({ id: 900 + place, display_name, slug: `other-${place}` }),
);

/** The page's live source, a content service. */
const readAtOnce: CatalogueModel = {
	url: "https://cms.example",
	project: productProject,
	country: "DE",
	area: "DE-BE",
	currencies: { site: "EUR", content: "EUR" },
};

/** A product's page with a shop in memory. */
export function ProductStory(props: ProductStoryProps) {
	const {
		product,
		now = product,
		language = "de",
		settings = {},
		ratings = [],
		images,
		down = false,
	} = props;
	const shop = productShop(settings);
	const shell = { ...demoShell(language), domain: productProject, shop, catalogue: readAtOnce };
	const [services] = useState(() => {
		const enquiries = props.enquiries ?? createMemoryEnquiries(() => storyTime);
		enquiries.setDown(down);
		const environment = servicesWithConsent(shell, { enquiries });
		const current = { ...shop.settings, legal_pages: [], search_words: [], global_footer: null };
		const products = [...others, ...(now ? [now] : [])];
		const loaded = memoryShopServices(
			{ project: productProject, products, settings: current, images: { square: exampleImages.square } },
			environment,
		);
		return { ...environment, loadCatalogue: async () => loaded, loadShop: async () => loaded };
	});
	return (
		<StoryApp
			page={productPage({ ...product, ratings }, language, {
				ratings,
				suggestions: others.map((other) => card(other)),
				...(images ? { images } : {}),
			})}
			shell={shell}
			template={ProductPage}
			t={storyTranslate[language]}
			services={services}
		/>
	);
}
