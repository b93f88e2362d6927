import { type BrowserContext, test as base } from "@playwright/test";
import { consentKeys } from "./consent-decision.ts";
import { shopAddress } from "./sites.ts";

/** The state that earlier visits left in a journey's browser. */
interface EarlierVisits {
	/** The addresses of sites whose cookie banner was answered; by default the demo shop's. */
	readonly decidedAt: readonly string[];
	/**
	 * Whether the browser prerenders by speculation rules; only its own journeys enable it, because others would
	 * count the prefetched files.
	 */
	readonly speculates: boolean;
}

/**
 * Marks everything as refused on an earlier visit to these sites, so that no banner shows. Each document stores it
 * when it starts; storing it in advance (storageState) would cost every journey a page.
 */
export const storeDecision = (context: BrowserContext, addresses: readonly string[]): Promise<unknown> =>
	context.addInitScript(
		({ origins, entries }) => {
			if (!origins.includes(location.origin)) return;
			try {
				for (const [key, text] of entries)
					if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
			} catch {
				// A journey without storage.
			}
		},
		{ origins: addresses, entries: consentKeys() },
	);

/** Tests in a browser that has answered the cookie banner; the banner's own journeys disable this. */
export const test = base.extend<EarlierVisits>({
	decidedAt: [[shopAddress], { option: true }],
	speculates: [false, { option: true }],
	context: async ({ context, decidedAt, speculates }, use) => {
		if (!speculates) await context.addInitScript(() => Reflect.deleteProperty(HTMLScriptElement, "supports"));
		if (decidedAt.length > 0) await storeDecision(context, decidedAt);
		await use(context);
		// A response that is changed on its way may still be read when the journey ends.
		for (const page of context.pages()) await page.unrouteAll({ behavior: "ignoreErrors" });
	},
});
