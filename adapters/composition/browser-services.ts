import { lazyEnquiries } from "#adapters/composition/lazy-enquiries.ts";
import type { ShopPorts } from "#adapters/composition/shop-services.ts";
import { createConsoleLogger } from "#adapters/console-logger/console-logger.ts";
import { createLocalKeyValue } from "#adapters/storage/local-key-value.ts";
import { systemTime } from "#adapters/system-time/system-time.ts";
import type { Enquiries } from "#core/ports/enquiries.ts";
import type { KeyValue } from "#core/ports/key-value.ts";
import type { Logger } from "#core/ports/logger.ts";
import type { PageNavigation } from "#core/ports/page-navigation.ts";
import type { Time } from "#core/ports/time.ts";
import type { Language } from "#core/shared/language.ts";
import type { Currency } from "#core/shared/money.ts";
import type { ShellModel } from "#core/site/page-model.ts";

/** The ports of a page in the browser, each ready to use. */
export interface BrowserPorts {
	readonly storage: KeyValue;
	readonly time: Time;
	readonly logger: Logger;
	readonly navigation: PageNavigation;
	readonly enquiries: Enquiries | null;
	/** The shop's ports in the language of the page; rejects without a shop and when its program does not load. */
	loadShop(): Promise<ShopPorts>;
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
	const { orderService } = shell();
	const world = { storage: createLocalKeyValue(window, logger), time: systemTime, logger };
	return {
		...world,
		navigation,
		enquiries: orderService === null ? null : lazyEnquiries(() => loadEnquiries(window, orderService)),
		loadShop: lazyShop(shell, async (currency) => {
			const { createShopServices } = await import("#adapters/composition/shop-services.ts");
			const project = shell().domain;
			return createShopServices({ ...world, window, project, currency, orderService });
		}),
	};
}

/** How long a visitor waits for an answer, in milliseconds. */
const answerTimeout = 15_000;

async function loadEnquiries(window: Window, url: string): Promise<Enquiries> {
	const { createEnquiries } = await import("#adapters/order-service/enquiries.ts");
	return createEnquiries({
		url,
		timeout: answerTimeout,
		cookies: () => window.document.cookie,
		pageOrigin: window.location.origin,
	});
}

/** The shop's program is loaded once, when first asked; after a failure the next call tries again. */
function lazyShop(
	shell: () => ShellModel,
	load: (currency: Currency) => Promise<(language: Language) => ShopPorts>,
): () => Promise<ShopPorts> {
	let loading: ReturnType<typeof load> | null = null;
	return async () => {
		const { shop, language } = shell();
		if (!shop) throw new Error("This site has no shop.");
		loading ??= load(shop.currency);
		try {
			return (await loading)(language);
		} catch (error) {
			loading = null;
			throw error;
		}
	};
}
