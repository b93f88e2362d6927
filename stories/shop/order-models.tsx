import { useState } from "react";
import { createMemoryCatalogue } from "#adapters/memory/catalogue.ts";
import { createMemoryOrders, type MemoryOrders } from "#adapters/memory/orders.ts";
import { createMemoryNavigation } from "#adapters/memory/page-navigation.ts";
import { createMemoryPaymentProvider, createMemoryPayments } from "#adapters/memory/payment-provider.ts";
import type { NewCartLine } from "#core/cart/cart-line.ts";
import type { Product } from "#core/catalogue/product.ts";
import { emptyDraft } from "#core/checkout/checkout-draft.ts";
import { orderUuid } from "#core/checkout/order-uuid.ts";
import type { Language } from "#core/language/language.ts";
import type { PageModel } from "#core/models/page-model.ts";
import type { ShopCategoryLink, ShopShellModel } from "#core/models/shop-model.ts";
import type { KeyValue } from "#core/platform/key-value.ts";
import type { PaymentConsent } from "#core/ports/payment-provider.ts";
import { demoShell } from "#stories/fixtures/demo-shop.ts";
import { exampleImages } from "#stories/fixtures/images.ts";
import { servicesWithConsent, storyTime } from "#stories/fixtures/services.ts";
import { memoryShopServices } from "#stories/fixtures/shop-services.ts";
import { internal, pageFixture } from "#stories/fixtures/site-models.ts";
import { StoryApp } from "#stories/fixtures/surroundings.tsx";
import { storyTranslate } from "#stories/fixtures/translate.ts";
import {
	plainProduct,
	price,
	productProject,
	productShop,
	ringProduct,
} from "#stories/shop/product-models.ts";
import { address } from "#tests/core/shop-fixtures.ts";
import { CartPage } from "#ui/pages/shop-cart.tsx";
import { CheckoutPage } from "#ui/pages/shop-checkout.tsx";
import { ConfirmationPage } from "#ui/pages/shop-confirmation.tsx";

const germany = { display_name: "Deutschland", country_code: "DE" };

/** Returns the shared data of a shop that takes orders, with some settings replaced. */
export function orderShop(changed: Partial<ShopShellModel["settings"]> = {}): ShopShellModel {
	return {
		...productShop({
			present_wrapping: true,
			paypal_client_id: "client",
			payment_methods: [
				{ id: 1, display_name: "Vorkasse" },
				{ id: 4, display_name: "PayPal" },
			],
			shipping_methods: [{ id: 1, display_name: "Paketversand", free: false, collection: false }],
			shipping_cost: price("6.9"),
			shipping_countries: [{ id: 1, ...germany, free_returns: false, return_days: null }],
			bank_details: "Juwelier Sternau GmbH\nIBAN DE00 0000 0000 0000 0000 00",
			...changed,
		}),
		legalPages: [
			{ key: "terms", link: internal("/agb") },
			{ key: "withdrawal", link: internal("/widerruf") },
			{ key: "shipping", link: internal("/versand-und-zahlung") },
		],
		requiredTexts: [{ type: "terms", version: "1" }],
	};
}

/** Returns a page from cart to confirmation as the renderer passes it. */
export function orderPage(type: "cart" | "checkout" | "confirmation", language: Language = "de"): PageModel {
	const headings = { cart: "Warenkorb", checkout: "Kasse", confirmation: "Bestellbestätigung" };
	const path = orderShop().paths[type];
	return pageFixture(language, {
		path,
		template: `shop-${type}`,
		heading: headings[type],
		kicker: null,
		lead: null,
		image: null,
		blocks: [],
		shop: type === "cart" ? { type, categories: categoryWays } : { type },
	});
}

/** Links to continue from an empty cart or wishlist. */
export const categoryWays: readonly ShopCategoryLink[] = [
	"Uhren",
	"Verlobungsringe",
	"Trauringe",
	"Perlen",
].map((name) => ({ name, path: `/shop/${name.toLowerCase()}` }));

/** Returns the default cart: two earrings and an engraved ring. */
export function orderLines(earrings: Partial<Product> = {}): readonly NewCartLine[] {
	const ring = ringProduct();
	const [variant = null] = ring.product_variants;
	return [
		{
			product: plainProduct(earrings),
			variant: null,
			personalization: null,
			count: 2,
			priceBrutto: { amount: price("640"), currency: "EUR" },
		},
		{
			product: ring,
			variant,
			personalization: { text: "Mara & Jonas" },
			count: 1,
			priceBrutto: { amount: price("3180"), currency: "EUR" },
		},
	];
}

/** The arguments of a story of cart, checkout or confirmation. */
export interface OrderStoryProps {
	readonly type: "cart" | "checkout" | "confirmation";
	readonly language?: Language;
	readonly lines?: readonly NewCartLine[];
	readonly settings?: Partial<ShopShellModel["settings"]>;
	/** Whether an earlier visit entered address, payment and shipping. */
	readonly entered?: boolean;
	/** Whether the order is gift-wrapped with a card. */
	readonly gift?: boolean;
	/** Changes of the earrings since they were added to the cart. */
	readonly earrings?: Partial<Product>;
	/** Whether no product can be read. */
	readonly unread?: boolean;
	/** The payment method chosen on that visit. */
	readonly payment?: number;
	readonly orders?: MemoryOrders;
	/** The customer's decision at the payment provider. */
	readonly consent?: PaymentConsent | null;
	/** Whether the browser stores nothing. */
	readonly forgetful?: boolean;
	/** The state of the history entry. */
	readonly state?: unknown;
}

const templates = { cart: CartPage, checkout: CheckoutPage, confirmation: ConfirmationPage };

function openEnvironment(props: OrderStoryProps, language: Language, shop: ShopShellModel) {
	const { lines = orderLines(), entered = false, payment = 1, consent = null } = props;
	const shell = { ...demoShell(language), domain: productProject, shop };
	const pageServices = servicesWithConsent(shell, {
		navigation: createMemoryNavigation(props.state ?? null),
		...(props.unread ? { time: impatientTime } : {}),
	});
	const environment = props.forgetful
		? { ...pageServices, storage: forgetful(pageServices.storage) }
		: pageServices;
	const settings = { ...shop.settings, legal_pages: [], search_words: [], global_footer: null };
	const products = [plainProduct({ price_brutto: price("640"), ...props.earrings }), ringProduct()];
	const loaded = memoryShopServices(
		{ project: productProject, products, settings, images: { square: exampleImages.square } },
		environment,
		{
			orders: props.orders ?? createMemoryOrders(),
			...(props.unread ? { catalogue: unreadCatalogue() } : {}),
			loadPayments: async () => createMemoryPayments([createMemoryPaymentProvider("paypal", 4)], consent),
		},
	);
	for (const line of lines) loaded.cart.dispatch({ type: "add", ...line });
	if (entered) {
		const draft = {
			...emptyDraft(orderUuid(new Uint8Array(16).fill(7))),
			customerEmail: "mara@beispiel.example",
			shippingAddress: address,
			paymentMethod: payment,
			shippingMethod: "Paketversand",
			shippingCost: 6.9,
		};
		loaded.checkout.dispatch({ type: "restore", draft });
	}
	if (props.gift) {
		const fields = { presentWrap: true, cardText: "Für Dich, liebe Clara.\nDein Anton" };
		loaded.checkout.dispatch({ type: "change", fields });
	}
	return {
		shell,
		services: { ...environment, loadCatalogue: async () => loaded, loadShop: async () => loaded },
	};
}

/** A clock with short delays between retries. */
const impatientTime = {
	now: () => storyTime,
	wait: () => new Promise<void>((resolve) => setTimeout(resolve, 20)),
};

/** Returns a catalogue whose reads all fail. */
function unreadCatalogue() {
	const catalogue = createMemoryCatalogue({ products: [], project: productProject });
	catalogue.setDown(true);
	return catalogue;
}

/** Returns a storage that lasts as long as the page, as in a browser that blocks its own. */
export function forgetful(storage: KeyValue): KeyValue {
	return {
		...storage,
		write(key, text) {
			storage.write(key, text);
			return false;
		},
	};
}

/** A page from cart to confirmation with a shop in memory. */
export function OrderStory(props: OrderStoryProps) {
	const { type, language = "de" } = props;
	const [{ shell, services }] = useState(() => {
		window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
		return openEnvironment(props, language, orderShop(props.settings));
	});
	return (
		<StoryApp
			page={orderPage(type, language)}
			shell={shell}
			template={templates[type]}
			t={storyTranslate[language]}
			services={services}
		/>
	);
}
