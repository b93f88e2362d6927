import {
	configsOf,
	isOfferedIn,
	type ProviderKind,
	type ProviderSettings,
} from "#core/checkout/payment-methods.ts";
import { completeHosts, type ServiceHosts } from "#core/internet/service-hosts.ts";
import type { Language } from "#core/language/language.ts";
import type { Currency } from "#core/money/currency.ts";
import type {
	PaymentEnvironment,
	PaymentPlace,
	PaymentProvider,
	ProviderPayment,
	ProviderTexts,
} from "#core/ports/payment-provider.ts";
import type { ContentId } from "#core/shared/branded.ts";

/** The values of a payment method's `config` by their names. */
type Config<Name extends string> = Readonly<Record<Name, string>>;

/** The definition of a site's own payment provider. Shipping methods name it by its id: `{ "id": 5, "method": "twint" }`. */
export interface PaymentProviderDefinition<Name extends string = never> {
	/** Lower-case letters, digits and hyphens. */
	readonly id: string;
	/** The name that the privacy policy has to contain. */
	readonly name: string;
	/** When customers pay; "payNow" by default. */
	readonly kind?: ProviderKind;
	/** The countries of its customers, ISO 3166-1 alpha-2; all by default. */
	readonly countries?: readonly string[];
	/** The currencies that it accepts; all by default. */
	readonly currencies?: readonly Currency[];
	/** The names of the texts that the `config` of its payment methods has to contain; none by default. */
	readonly config?: readonly Name[];
	/** Returns whether these texts are valid. A method with other texts is not offered, and `facette check` reports it. */
	isValidConfig?(config: Config<Name>): boolean;
	/** Whether each payment needs a session that the order service creates; false by default. */
	readonly needsSession?: boolean;
	/** Whether it asks customers without the shop's button, because it shows its own; false by default. */
	readonly approvesAtOnce?: boolean;
	/** The https origins that pages with payments may use, e.g. `{ requests: ["https://pay.example"] }`; none by default. */
	readonly hosts?: Partial<ServiceHosts>;
	readonly texts?: Readonly<Partial<Record<Language, ProviderTexts>>>;
	/** Opens a payment in the browser. Import its code here, `await import("./twint-payment.ts")`, so that it loads when needed. */
	open(
		environment: PaymentEnvironment,
		place: PaymentPlace & { readonly config: Config<Name> },
	): ProviderPayment | Promise<ProviderPayment>;
}

/**
 * Defines a site's own payment provider: the default export of a module that `payments` of facette.config.ts names.
 *
 * @example
 * export default definePaymentProvider({
 * 	id: "twint",
 * 	name: "TWINT",
 * 	countries: ["CH"],
 * 	currencies: ["CHF"],
 * 	config: ["merchant"],
 * 	hosts: { requests: ["https://pay.twint.example"] },
 * 	async open({ window, logger }, { project, config }) {
 * 		const { createTwintPayment } = await import("./twint-payment.ts");
 * 		return createTwintPayment({ window, logger, project, merchant: config.merchant });
 * 	},
 * });
 */
export function definePaymentProvider<const Name extends string = never>(
	definition: PaymentProviderDefinition<Name>,
): PaymentProvider {
	const { id, name, kind = "payNow", countries, currencies, texts = {} } = definition;
	const configOf = (settings: ProviderSettings, paymentMethod: ContentId) =>
		parseConfig(
			definition,
			configsOf(settings, paymentMethod).find(({ method }) => method === id)?.config ?? {},
		);
	return {
		id,
		name,
		kind,
		needsSession: definition.needsSession ?? false,
		needs: needsOf(id, definition.config ?? []),
		takes: (settings, paymentMethod) =>
			configsOf(settings, paymentMethod).some(({ method }) => method === id),
		isOffered: (settings, paymentMethod, country) =>
			configOf(settings, paymentMethod) !== null &&
			(currencies?.includes(settings.currency) ?? true) &&
			(countries === undefined || isOfferedIn(countries, country)),
		approvesAtOnce: definition.approvesAtOnce ?? false,
		hosts: completeHosts(definition.hosts),
		texts,
		report: null,
		async open(environment, place) {
			const config = configOf(place.settings, place.paymentMethod);
			if (config === null)
				throw new Error(`The payment method needs ${needsOf(id, definition.config ?? [])}.`);
			return definition.open(environment, { ...place, config });
		},
	};
}

/** Returns the texts of a payment method's `config`; null if one is missing or blank, or they are not valid. */
function parseConfig<Name extends string>(
	{ config: names = [], isValidConfig }: PaymentProviderDefinition<Name>,
	stated: Readonly<Record<string, unknown>>,
): Config<Name> | null {
	const texts = names.flatMap((name) => {
		const value = stated[name];
		return typeof value === "string" && value.trim() !== "" ? [[name, value.trim()] as const] : [];
	});
	if (texts.length < names.length) return null;
	const config = Object.fromEntries(texts) as Config<Name>;
	return (isValidConfig?.(config) ?? true) ? config : null;
}

/** Returns an example of a payment method's settings as JSON. */
function needsOf(id: string, names: readonly string[]): string {
	const config = names.map((name) => `"${name}": "…"`).join(", ");
	return `"method": "${id}"${config === "" ? "" : `, "config": { ${config} }`}`;
}
