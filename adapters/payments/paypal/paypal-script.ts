import { loadScript, type PayPalNamespace } from "@paypal/paypal-js";
import type { Currency } from "#core/shared/currency.ts";
import { type Language, regionOf } from "#core/shared/language.ts";
import { loadOnce } from "#core/shared/load-once.ts";

/** What PayPal's script is made for. */
export interface PayPalScript {
	readonly client_id: string;
	readonly currency: Currency;
	readonly language: Language;
}

/** The script that the page has or waits for: a page can have one, however often its provider is made. */
let current: { readonly key: string; readonly load: () => Promise<PayPalNamespace | null> } | null = null;

/** Puts PayPal's script into the page, once however often it is asked for; rejects when it cannot be loaded. */
export function loadPayPal({ client_id, currency, language }: PayPalScript) {
	const options = {
		// paypal-js puts the address together without escaping.
		clientId: encodeURIComponent(client_id),
		currency,
		locale: regionOf(language).replace("-", "_"),
		components: "buttons",
		intent: "capture",
	};
	const key = JSON.stringify(options);
	if (current?.key !== key) current = { key, load: loadOnce(() => loadScript(options)) };
	return current.load();
}
