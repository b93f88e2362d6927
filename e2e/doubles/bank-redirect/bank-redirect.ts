import { configsOf, isOfferedIn, type ProviderSettings } from "#core/checkout/payment-methods.ts";
import type { PaymentProvider } from "#core/ports/payment-provider.ts";
import type { ContentId } from "#core/shared/branded.ts";
import texts from "./bank-redirect-texts.json" with { type: "json" };

/** Countries in which customers of the bank can pay. */
const countries = ["DE", "AT"];

/** Returns the bank's URL from the config of a method that a shipping config calls "bank-redirect". */
function bankOf(settings: ProviderSettings, paymentMethod: ContentId): string | null {
	const found = configsOf(settings, paymentMethod).find(({ method }) => method === "bank-redirect");
	return typeof found?.config?.bank === "string" ? found.config.bank : null;
}

/** A bank to which customers are redirected; it only exists in tests. */
export const bankRedirect: PaymentProvider = {
	id: "bank-redirect",
	kind: "payNow",
	needsSession: false,
	needs: '"method": "bank-redirect", "config": { "bank": "…" }',
	takes: (settings, paymentMethod) =>
		configsOf(settings, paymentMethod).some(({ method }) => method === "bank-redirect"),
	isOffered: (settings, paymentMethod, country) =>
		bankOf(settings, paymentMethod) !== null && isOfferedIn(countries, country),
	approvesAtOnce: false,
	// The bank of the journeys runs on this machine, at its own port.
	hosts: { scripts: [], images: [], requests: ["127.0.0.1:*"], frames: [] },
	texts,
	report: null,
	async open({ window, logger }, { project, settings, paymentMethod }) {
		const bank = bankOf(settings, paymentMethod);
		if (bank === null) throw new Error("There is no address of a bank.");
		const { createBankPayment } = await import("./bank-redirect-payment.ts");
		return createBankPayment({ project, bank, window, logger });
	},
};
