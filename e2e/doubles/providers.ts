import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";

/** The shopper's decision at a provider, and possible failures; see the heads of the two scripts. */
export type Shopper = "approve" | "cancel" | "error" | "ask" | "never" | "invisible" | "ineligible";

/** The result of a request for a provider's script. */
export type ScriptState = "served" | "blocked" | "silent";

/** The providers' doubles on a page. */
export interface ProviderDoubles {
	/** All addresses requested from a provider, including blocked ones, in order. */
	readonly requests: readonly string[];
	/** Sets the shopper's decision until the document is reloaded. */
	setShopper(shopper: Shopper): Promise<void>;
	/** Serves the scripts, blocks them like an ad blocker, or never responds. */
	setScripts(state: ScriptState): void;
}

const providerHosts = /^https:\/\/([^/]+\.)?(paypal\.com|paypalobjects\.com|klarnacdn\.net|klarna\.com)\//;

const doubles = { paypal: "paypal-sdk.js", klarna: "klarna-api.js" } as const;

/** Mocks the payment providers' hosts with their doubles; no request reaches them. */
export async function mockProviders(page: Page, shopper: Shopper): Promise<ProviderDoubles> {
	const requests: string[] = [];
	let state: ScriptState = "served";
	await page.route(providerHosts, async (route) => {
		const url = route.request().url();
		requests.push(url);
		const provider = url.includes("klarna") ? "klarna" : "paypal";
		if (state === "blocked") return route.abort("blockedbyclient");
		if (state === "silent") return;
		const path = fileURLToPath(new URL(doubles[provider], import.meta.url));
		return route.fulfill({ contentType: "text/javascript", path });
	});
	const choose = (chosen: Shopper) => {
		const target = window as { payPalDouble?: object; klarnaDouble?: object };
		target.payPalDouble ??= {};
		target.klarnaDouble ??= {};
		// The doubles keep references to these objects.
		for (const double of [target.payPalDouble, target.klarnaDouble])
			Object.assign(double, { shopper: chosen });
	};
	await page.addInitScript(choose, shopper);
	return {
		requests,
		setShopper: (chosen) => page.evaluate(choose, chosen),
		setScripts: (next) => {
			state = next;
		},
	};
}
