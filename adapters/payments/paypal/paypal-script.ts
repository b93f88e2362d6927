import { loadScript, type PayPalNamespace } from "@paypal/paypal-js";
import { type Language, regionOf } from "#core/language/language.ts";
import type { Currency } from "#core/money/currency.ts";
import { loadOnce } from "#core/shared/promises.ts";

/** The parameters of PayPal's script. */
export interface PayPalScript {
	readonly client_id: string;
	readonly currency: Currency;
	readonly language: Language;
}

/** The current or pending script; a page can only have one, however often the provider is created. */
let current: { readonly key: string; readonly load: () => Promise<PayPalNamespace | null> } | null = null;

/** Loads PayPal's script, once for all callers; rejects if it cannot be loaded. */
export function loadPayPal({ client_id, currency, language }: PayPalScript) {
	const options = {
		// paypal-js builds the URL without escaping.
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
