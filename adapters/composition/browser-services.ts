import { createBrowserHistory } from "#adapters/browser-history/browser-history.ts";
import { lazyEnquiries } from "#adapters/composition/lazy-enquiries.ts";
import { hasOrderService, type ShellModel } from "#core/models/page-model.ts";
import type { PageServices, Services } from "#core/models/page-services.ts";
import type { Currency } from "#core/money/currency.ts";
import type { Enquiries } from "#core/ports/enquiries.ts";
import type { PageNavigation } from "#core/ports/page-navigation.ts";
import { loadOnce } from "#core/shared/promises.ts";

/** Adds the services that need React to a page's services. */
export function createBrowserServices(
	window: Window & typeof globalThis,
	services: PageServices,
	navigation: PageNavigation,
	/** Returns the current page's shared data of its language. */
	shell: () => ShellModel,
): Services {
	const site = shell();
	return {
		...services,
		navigation,
		history: createBrowserHistory(window),
		enquiries: hasOrderService(site) ? lazyEnquiries(() => loadEnquiries(window, site.orderService)) : null,
		...lazyShop(services, window, shell),
	};
}

/** Milliseconds that a visitor waits for a response. */
const responseTimeoutMs = 15_000;

async function loadEnquiries(window: Window, url: string): Promise<Enquiries> {
	const { createEnquiries } = await import("#adapters/order-service/enquiries.ts");
	return createEnquiries({
		url,
		timeout: responseTimeoutMs,
		cookies: () => window.document.cookie,
		pageOrigin: window.location.origin,
	});
}

/**
 * Returns functions that load the shop's services when needed. Catalogue and checkout are separate chunks, because
 * most visitors only browse.
 */
function lazyShop(
	world: Pick<PageServices, "storage" | "time" | "logger">,
	window: Window & typeof globalThis,
	shell: () => ShellModel,
): Pick<Services, "loadCatalogue" | "loadShop"> {
	const catalogue = loadOnce(async () => {
		const { createCatalogueServices } = await import("#adapters/composition/catalogue-services.ts");
		const { domain, catalogue: service } = shell();
		return createCatalogueServices({ ...world, window, project: domain, service });
	});
	const ordering = loadOnce(async () => {
		const { createOrderServices } = await import("#adapters/composition/order-services.ts");
		const { orderService, shop } = shell();
		return createOrderServices({
			...world,
			window,
			currency: currencyOf(shop),
			orderService,
			paymentModules: shop?.paymentModules ?? [],
		});
	});
	const loadCatalogue = async () => {
		currencyOf(shell().shop);
		const open = await catalogue();
		return open(shell().language);
	};
	return {
		loadCatalogue,
		async loadShop() {
			const [read, sell] = await Promise.all([loadCatalogue(), ordering()]);
			return { ...read, ...sell };
		},
	};
}

function currencyOf(shop: ShellModel["shop"]): Currency {
	if (!shop) throw new Error("This site has no shop.");
	return shop.currency;
}
