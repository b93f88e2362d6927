import { createBrowserHistory } from "#adapters/browser-history/browser-history.ts";
import type { CataloguePorts } from "#adapters/composition/catalogue-ports.ts";
import { lazyAnalytics } from "#adapters/composition/lazy-analytics.ts";
import { lazyClock } from "#adapters/composition/lazy-clock.ts";
import { lazyEnquiries } from "#adapters/composition/lazy-enquiries.ts";
import type { OrderPorts } from "#adapters/composition/order-services.ts";
import { createConsoleLogger } from "#adapters/console-logger/console-logger.ts";
import { createLocalKeyValue } from "#adapters/storage/local-key-value.ts";
import { systemTime } from "#adapters/system-time/system-time.ts";
import { takesEnquiries } from "#core/enquiries/takes-enquiries.ts";
import type { AnalyticsModel, ShellModel } from "#core/models/page-model.ts";
import type { Analytics } from "#core/ports/analytics.ts";
import type { Enquiries } from "#core/ports/enquiries.ts";
import type { KeyValue } from "#core/ports/key-value.ts";
import type { Logger } from "#core/ports/logger.ts";
import type { PageHistory } from "#core/ports/page-history.ts";
import type { PageNavigation } from "#core/ports/page-navigation.ts";
import type { RetailerClock } from "#core/ports/retailer-clock.ts";
import type { Time } from "#core/ports/time.ts";
import type { Currency } from "#core/shared/currency.ts";
import { loadOnce } from "#core/shared/load-once.ts";
import { createShared, type Shared } from "#core/shared/store.ts";

/** The ports of a page in the browser, each ready to use. */
export interface BrowserPorts {
	readonly storage: KeyValue;
	readonly time: Time;
	readonly logger: Logger;
	readonly navigation: PageNavigation;
	readonly history: PageHistory;
	/** What the pages of a visit have in common. */
	readonly shared: Shared;
	readonly enquiries: Enquiries | null;
	readonly analytics: Analytics | null;
	readonly clock: RetailerClock | null;
	/** The catalogue's ports in the language of the page; rejects without a shop and when its script does not load. */
	loadCatalogue(): Promise<CataloguePorts>;
	/** The same with cart, checkout and orders. */
	loadShop(): Promise<CataloguePorts & OrderPorts>;
}

/**
 * Puts a page's ports together. A plain function: the build's container would weigh 19 KB here and hand out the
 * same handful of objects.
 */
export function createBrowserServices(
	window: Window & typeof globalThis,
	navigation: PageNavigation,
	/** What the page that is open shares with others of its language. */
	shell: () => ShellModel,
): BrowserPorts {
	const logger = createConsoleLogger(window.console);
	const site = shell();
	const { analytics, clock } = site;
	const world = { storage: createLocalKeyValue(window, logger), time: systemTime, logger };
	return {
		...world,
		navigation,
		history: createBrowserHistory(window),
		shared: createShared(),
		enquiries: takesEnquiries(site) ? lazyEnquiries(() => loadEnquiries(window, site.orderService)) : null,
		analytics: analytics && matomo(window, logger, analytics),
		clock: clock?.mounted ? lazyClock({ window, time: systemTime, logger }, clock.mounted.script) : null,
		...lazyShop(world, window, shell),
	};
}

/** How long a visitor waits for a response, in milliseconds. */
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

function matomo(window: Window, logger: Logger, settings: AnalyticsModel): Analytics {
	return lazyAnalytics({
		logger,
		hasOldCookies: () => /(^|; )(_pk_|mtm_)/.test(window.document.cookie),
		async load() {
			const { createMatomo } = await import("#adapters/analytics-matomo/matomo.ts");
			return createMatomo({ window, logger, ...settings });
		},
	});
}

/** What reads products and what sells them are chunks of their own: most visitors look. */
function lazyShop(
	world: Pick<BrowserPorts, "storage" | "time" | "logger">,
	window: Window & typeof globalThis,
	shell: () => ShellModel,
): Pick<BrowserPorts, "loadCatalogue" | "loadShop"> {
	const catalogue = loadOnce(async () => {
		const { createCatalogueServices } = await import("#adapters/composition/catalogue-services.ts");
		const { domain, catalogue: service } = shell();
		return createCatalogueServices({ window, logger: world.logger, project: domain, service });
	});
	const ordering = loadOnce(async () => {
		const { createOrderServices } = await import("#adapters/composition/order-services.ts");
		const { orderService, shop } = shell();
		return createOrderServices({ ...world, window, currency: currencyOf(shop), orderService });
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
