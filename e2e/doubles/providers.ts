import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";

/** What a shopper does at a provider, and what may be wrong with it; see the heads of the two scripts. */
export type Shopper = "approve" | "cancel" | "error" | "ask" | "never" | "invisible" | "ineligible";

/** What becomes of a request for a provider's script. */
export type ScriptState = "served" | "blocked" | "silent";

/** The providers' doubles on a page. */
export interface ProviderDoubles {
	/** Every address that was asked of a provider, blocked ones included, the first first. */
	readonly requests: readonly string[];
	/** What the shopper does from now on, until the document is loaded again. */
	setShopper(shopper: Shopper): Promise<void>;
	/** Whether the scripts come, are blocked as by an ad blocker, or are waited for in vain. */
	setScripts(state: ScriptState): void;
}

const providerHosts = /^https:\/\/([^/]+\.)?(paypal\.com|paypalobjects\.com|klarnacdn\.net|klarna\.com)\//;

const doubles = { paypal: "paypal-sdk.js", klarna: "klarna-api.js" } as const;

/** Answers the payment providers' hosts by their doubles; nothing of the page reaches them. */
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
		// The doubles hold on to these objects.
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
