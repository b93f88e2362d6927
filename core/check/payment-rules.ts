import {
	type CheckedSettings,
	type CheckedSite,
	type Place,
	type Rule,
	whereSold,
} from "#core/check/rule.ts";
import { inSettings } from "#core/check/shop-rules.ts";
import {
	configsOf,
	invoice,
	offeredPaymentMethods,
	paymentKind,
	providerOf,
} from "#core/checkout/payment-methods.ts";
import { nearest } from "#core/content/nearest.ts";
import { currencies } from "#core/money/currency.ts";
import type { PaymentProvider } from "#core/ports/payment-provider.ts";
import { lacksShippingPrices, type SellingSite, settingsIn } from "#core/settings/settings-currency.ts";
import { sameId } from "#core/shared/branded.ts";

/** Shops' usual names for an invoice, used for suggestions. */
const wordsOfInvoice = ["Rechnung", "Kauf auf Rechnung", "facture", "sur facture", "bill"];

/** Returns the method names allowed in a shipping config. */
const knownMethods = (providers: readonly PaymentProvider[]) => [invoice, ...providers.map(({ id }) => id)];

/** Returns the allowed name that was probably meant; null if none is similar. */
function suggestMethod(found: string, providers: readonly PaymentProvider[]): string | null {
	return (
		nearest(found, knownMethods(providers)) ?? (nearest(found, wordsOfInvoice) === null ? null : invoice)
	);
}

/** Returns the methods that shipping configs assign to payment methods, with their fields. */
function namedMethods({ shipping_methods_config, payment_methods }: CheckedSettings) {
	return shipping_methods_config.flatMap((config, index) =>
		config.payment_methods.flatMap(({ id, method }, place) => {
			const field = `shipping_methods_config.${index}.payment_methods.${place}.method` as const;
			const paid = payment_methods.find((candidate) => sameId(candidate.id, id));
			return method === null || !paid ? [] : [{ id, method, field, name: paid.display_name }];
		}),
	);
}

/** Returns the assigned methods that do not exist. */
function findUnknownMethods({ providers }: CheckedSite, settings: CheckedSettings) {
	const allowedMethods = knownMethods(providers);
	return namedMethods(settings).filter(({ method }) => !allowedMethods.includes(method));
}

/**
 * Returns the terms in the settings' own currency, for checks that also apply without prices in the site's currency.
 */
function statedTerms(
	{ providers }: CheckedSite,
	settings: CheckedSettings,
	{ country, currency }: SellingSite,
) {
	const ownTerms = settingsIn(settings, { country, currency: settings.currency ?? currency });
	return { ...ownTerms, currency, providers };
}

/** Rules for payment. */
export const paymentRules: readonly Rule[] = [
	{
		id: "payment-methods",
		severity: "error",
		source: "§ 312j (1) BGB",
		find: (checked) =>
			whereSold(checked, (settings, soldOn) => {
				// Here the cause is that no shipping method has a price, which another rule reports.
				if (lacksShippingPrices(settings, soldOn) && settings.payment_methods.length > 0) return [];
				const terms = { ...settingsIn(settings, soldOn), providers: checked.providers };
				return offeredPaymentMethods(terms, "").length === 0 ? [inSettings("payment_methods")] : [];
			}),
	},
	{
		id: "bank-details",
		severity: "error",
		source: "§ 312i BGB",
		find: (checked) =>
			whereSold(checked, (settings, soldOn) => {
				const terms = { ...settingsIn(settings, soldOn), providers: checked.providers };
				const unknown = findUnknownMethods(checked, settings);
				const paid = terms.payment_methods.find(
					({ id }) =>
						paymentKind(terms, id) === "transfer" && !unknown.some((method) => sameId(method.id, id)),
				);
				return paid && !settings.bank_details?.trim()
					? [inSettings("bank_details", { name: paid.display_name })]
					: [];
			}),
	},
	{
		id: "payment-without-shipping",
		severity: "warning",
		source: "§ 312j (1) BGB",
		find: (checked) =>
			whereSold(checked, (settings) => {
				const { shipping_methods_config: configs, payment_methods } = settings;
				const isLimited = configs.length > 0 && configs.every((config) => config.payment_methods.length > 0);
				return payment_methods.flatMap(({ id, display_name: name }, place) =>
					isLimited && configsOf(settings, id).length === 0
						? [inSettings(`payment_methods.${place}`, { name })]
						: [],
				);
			}),
	},
	{
		id: "unknown-payment",
		severity: "warning",
		source: null,
		find: (checked) =>
			whereSold(checked, ({ payment_methods, shipping_methods_config }) =>
				shipping_methods_config.flatMap(({ name, payment_methods: named }, config) =>
					named.flatMap(({ id }, place) => {
						if (payment_methods.some((method) => sameId(method.id, id))) return [];
						const field = `shipping_methods_config.${config}.payment_methods.${place}.id` as const;
						return [inSettings(field, { name, found: String(id) })];
					}),
				),
			),
	},
	{
		id: "payment-kind",
		severity: "error",
		source: null,
		find: (checked) =>
			whereSold(checked, (settings) =>
				findUnknownMethods(checked, settings).map(({ method, field, name }): Place => {
					const { providers } = checked;
					const suggestion = suggestMethod(method, providers);
					const params = { name, found: method, allowed: knownMethods(providers).join(", ") };
					return inSettings(field, suggestion === null ? params : { ...params, suggestion });
				}),
			),
	},
	{
		id: "payment-of-another",
		severity: "error",
		source: null,
		find: (checked) =>
			whereSold(checked, (settings, soldOn) => {
				const terms = statedTerms(checked, settings, soldOn);
				return namedMethods(settings).flatMap(({ id, method, field, name }) => {
					const named = checked.providers.find((provider) => provider.id === method);
					return named && !named.takes(terms, id)
						? [inSettings(field, { name, provider: method, needs: named.needs })]
						: [];
				});
			}),
	},
	{
		id: "payment-name",
		severity: "warning",
		source: "§ 5 UWG",
		find: (checked) =>
			whereSold(checked, (settings, soldOn) => {
				const terms = statedTerms(checked, settings, soldOn);
				return settings.payment_methods.flatMap(({ id, display_name: name }, place) => {
					const named = checked.providers.find((provider) => provider.id === name.trim().toLowerCase());
					return named && paymentKind(terms, id) === "transfer"
						? [inSettings(`payment_methods.${place}`, { name, provider: named.id, needs: named.needs })]
						: [];
				});
			}),
	},
	{
		id: "payment-needs",
		severity: "warning",
		source: "§ 312j (1) BGB",
		find: (checked) =>
			whereSold(checked, (settings, soldOn) => {
				const terms = statedTerms(checked, settings, soldOn);
				return settings.payment_methods.flatMap(({ id, display_name: name }, place) => {
					const provider = providerOf(terms, id);
					if (!provider) return [];
					// A provider that only takes other currencies has all it needs.
					const isOffered = currencies.some((currency) => provider.isOffered({ ...terms, currency }, id, ""));
					return isOffered
						? []
						: [
								inSettings(`payment_methods.${place}`, {
									name,
									provider: provider.id,
									needs: provider.needs,
								}),
							];
				});
			}),
	},
];
