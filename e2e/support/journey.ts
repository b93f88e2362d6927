import { type BrowserContext, test as base } from "@playwright/test";
import { consentKeys } from "./consent-decision.ts";
import { shopAddress } from "./sites.ts";

/** What a journey's browser knows of earlier visits. */
interface EarlierVisits {
	/** The addresses of sites whose cookie banner was answered; the demo shop's where a journey does not say otherwise. */
	readonly decidedAt: readonly string[];
	/** Whether the browser loads pages ahead by rules; only its own journeys say so: what is loaded ahead, others would count. */
	readonly speculates: boolean;
}

/**
 * Has a browser know that its visitor refused everything on an earlier visit to these sites, so that no banner shows. Each
 * document stores it as it begins: stored beforehand (storageState), it would cost every journey a page of its own.
 */
export const storeDecision = (context: BrowserContext, addresses: readonly string[]): Promise<unknown> =>
	context.addInitScript(
		({ origins, entries }) => {
			if (!origins.includes(location.origin)) return;
			try {
				for (const [key, text] of entries)
					if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
			} catch {
				// The journey is one without storage.
			}
		},
		{ origins: addresses, entries: consentKeys() },
	);

/** Tests in a browser that has answered the cookie banner; the banner's own journeys say where it has not. */
export const test = base.extend<EarlierVisits>({
	decidedAt: [[shopAddress], { option: true }],
	speculates: [false, { option: true }],
	context: async ({ context, decidedAt, speculates }, use) => {
		if (!speculates) await context.addInitScript(() => Reflect.deleteProperty(HTMLScriptElement, "supports"));
		if (decidedAt.length > 0) await storeDecision(context, decidedAt);
		await use(context);
	},
});
