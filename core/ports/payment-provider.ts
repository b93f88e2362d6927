import type { OrderPayload } from "#core/checkout/order-payload.ts";
import type { PaymentReference } from "#core/checkout/payment-approval.ts";
import type { PaymentProviderRules, ProviderSettings } from "#core/checkout/payment-methods.ts";
import type { PlacedOrder } from "#core/checkout/placed-order.ts";
import type { ServiceHosts } from "#core/internet/service-hosts.ts";
import type { Language } from "#core/language/language.ts";
import type { Currency } from "#core/money/currency.ts";
import type { Logger } from "#core/platform/logger.ts";
import type { Time } from "#core/platform/time.ts";
import type { PaymentReport } from "#core/ports/orders.ts";
import type { PhoneNumbers } from "#core/ports/phone-numbers.ts";
import type { ContentId } from "#core/shared/branded.ts";
import type { Result } from "#core/shared/result.ts";

/** The result of asking the customer to approve a payment. */
export type PaymentConsent =
	| { readonly outcome: "approved"; readonly payment: PaymentReference }
	/**
	 * The customer decides at this URL and returns to the shop. `payment` identifies the payment at the provider
	 * afterwards.
	 */
	| { readonly outcome: "redirect"; readonly address: string; readonly payment: PaymentReference }
	/** After a redirect: the customer has not decided yet. */
	| { readonly outcome: "open" }
	/** The customer closed the provider's window; the order stays unpaid and can be paid again. */
	| { readonly outcome: "cancelled" }
	/** The provider is not reachable or refuses; `reason` is for the log. The order stays unpaid. */
	| { readonly outcome: "failed"; readonly reason: string };

/** The payment of one order with a provider, in the browser. No method rejects. */
export interface ProviderPayment {
	/**
	 * Loads the provider's script, once. Called on the payment step after the customer has chosen the method, not
	 * before (R-CONSENT-09). Resolves to false if the script cannot be loaded; the reason is logged, and the next
	 * call tries again. `approve` fails until `start` has resolved to true, even for a provider without a script.
	 */
	start(): Promise<boolean>;

	/**
	 * Asks the customer to approve the payment of an order that the order service has accepted. Resolves when the
	 * customer has decided, which may take long. Another call ends a pending one with "cancelled". `redirected` is
	 * the payment of an earlier redirect for the same order; the provider continues it, so that an order is paid only
	 * once.
	 */
	approve(
		order: PlacedOrder,
		payload: OrderPayload,
		redirected: PaymentReference | null,
	): Promise<PaymentConsent>;

	/**
	 * Returns the customer's decision after a redirect. It may run in another document or tab than `approve`. The
	 * address that the customer returns to proves nothing. Absent for providers that never redirect.
	 */
	finalize?(order: PlacedOrder, redirected: PaymentReference): Promise<PaymentConsent>;

	/**
	 * Cancels the payment because the customer uses another method or has left. Resolves to false if it may still be
	 * approved; then the order must not be paid by other means.
	 */
	cancel(order: PlacedOrder, redirected: PaymentReference | null): Promise<boolean>;
}

/** The data that a provider needs to show itself on a page. */
export interface PaymentPlace {
	/** The shop's domain. Together with an order's key it identifies the order in the order service. */
	readonly project: string;
	readonly settings: ProviderSettings;
	/** The payment method of the order. */
	readonly paymentMethod: ContentId;
	readonly language: Language;
	readonly currency: Currency;
	/** Returns the empty element for the provider's button or form; null while it is not in the document. */
	readonly container: () => HTMLElement | null;
}

/** The reason why a call of a provider has failed. */
export interface ServiceFailure {
	/** "lost": there was no valid response, so the effect of the call is unknown, and it can be repeated. */
	readonly kind: "refused" | "lost";
	/** For the log. */
	readonly reason: string;
}

/**
 * Posts JSON to a path of the order service. Resolves to the body if its status is "ok", otherwise to a failure.
 * Never rejects.
 */
export type ServiceCall = (path: string, json: unknown) => Promise<Result<unknown, ServiceFailure>>;

/** The dependencies of a provider in the browser. */
export interface PaymentEnvironment {
	readonly window: Window;
	readonly time: Time;
	readonly logger: Logger;
	/** Null if the site has no order service. */
	readonly service: ServiceCall | null;
	readonly phones: () => Promise<PhoneNumbers>;
}

/** The messages of a provider that replace the general ones. */
export interface ProviderTexts {
	/** Shown if the customer did not approve the payment. */
	readonly notApproved?: string;
	/** Shown if the report to the order service failed. */
	readonly notReported?: string;
}

/** The payment report that the specification defines for a provider instead of the general one. */
export interface SpecifiedReport {
	readonly path: string;
	readonly body: (report: PaymentReport) => object;
	/** The field of the response whose value is "ok". */
	readonly confirmedBy: "status" | "message";
	/** The message of the error, in English. */
	readonly failure: string;
}

/** A payment provider: its data for rules, build and order service, and the function that loads its code. */
export interface PaymentProvider extends PaymentProviderRules {
	/** The name that the privacy policy has to contain. */
	readonly name: string;
	/** An example of its settings as JSON, for a finding; "…" stands for the shop's own values. */
	readonly needs: string;
	/**
	 * Whether `approve` is called as soon as the provider has started, because it shows its own button or asks
	 * nobody. Otherwise it is called when the shop's button is pressed.
	 */
	readonly approvesAtOnce: boolean;
	readonly hosts: ServiceHosts;
	/** Its messages by language; missing ones are replaced by the general messages. */
	readonly texts: Readonly<Partial<Record<Language, ProviderTexts>>>;
	/** Null if it uses the general report. */
	readonly report: SpecifiedReport | null;
	/** Loads the provider's code. Rejects if it cannot be loaded or the settings are incomplete. */
	open(environment: PaymentEnvironment, place: PaymentPlace): Promise<ProviderPayment>;
}

/** The payments of a page. */
export interface Payments {
	readonly providers: readonly PaymentProvider[];
	/** Returns a payment. The provider's code and script load only on `start`. */
	open(provider: PaymentProvider, place: PaymentPlace): ProviderPayment;
	/** Leaves the site and opens the provider's page. */
	leaveTo(address: string): void;
}
