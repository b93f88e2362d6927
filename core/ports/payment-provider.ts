import type { OrderPayload } from "#core/checkout/order-payload.ts";
import type { PaymentReference } from "#core/checkout/payment-approval.ts";
import type { PaymentProviderRules, ProviderSettings } from "#core/checkout/payment-methods.ts";
import type { PlacedOrder } from "#core/checkout/placed-order.ts";
import type { Language } from "#core/language/language.ts";
import type { Currency } from "#core/money/currency.ts";
import type { Logger } from "#core/platform/logger.ts";
import type { Time } from "#core/platform/time.ts";
import type { PaymentReport } from "#core/ports/orders.ts";
import type { PhoneNumbers } from "#core/ports/phone-numbers.ts";
import type { ContentId } from "#core/shared/branded.ts";
import type { Result } from "#core/shared/result.ts";

/** What came of asking a provider for the customer's consent to a payment. */
export type PaymentConsent =
	| { readonly outcome: "approved"; readonly payment: PaymentReference }
	/** The customer decides at this address and comes back; `payment` is what the provider finds the payment by then. */
	| { readonly outcome: "redirect"; readonly address: string; readonly payment: PaymentReference }
	/** After a redirect: the customer has not decided yet. */
	| { readonly outcome: "open" }
	/** The customer closed the provider's window; the order stays unpaid and can be paid again. */
	| { readonly outcome: "cancelled" }
	/** The provider cannot be reached or refuses; `reason` is for the log. The order stays unpaid. */
	| { readonly outcome: "failed"; readonly reason: string };

/** The payment of one order with a provider in the browser. None of the methods throws. */
export interface ProviderPayment {
	/**
	 * Loads the provider's script, once; only called on the payment step after its method was chosen (R-CONSENT-09).
	 * False when it cannot be loaded; the reason is noted in the log, and the next call tries again. Until it has given true,
	 * `approve` fails: a provider that loads nothing keeps that it was started.
	 */
	start(): Promise<boolean>;

	/**
	 * Asks the customer's consent to pay an order that the order service has taken; settles when the customer has
	 * decided, which may take long. Asking again ends a question that is still open: it was "cancelled". `redirected` is
	 * the payment of an earlier redirect for the same order, which the provider goes on with: an order is paid once.
	 */
	approve(
		order: PlacedOrder,
		payload: OrderPayload,
		redirected: PaymentReference | null,
	): Promise<PaymentConsent>;

	/**
	 * Finds out what the customer has decided after a redirect, in whatever document and tab: the address that was come
	 * back to proves nothing. A provider that never redirects has no such method.
	 */
	finalize?(order: PlacedOrder, redirected: PaymentReference): Promise<PaymentConsent>;

	/**
	 * Ends the question: the customer pays otherwise or has left. False when the payment may still be approved, so that
	 * the order must not be paid otherwise.
	 */
	cancel(order: PlacedOrder, redirected: PaymentReference | null): Promise<boolean>;
}

/** Where on the page a provider shows itself, and for whom. */
export interface PaymentPlace {
	/** The shop's domain, by which the order service finds an order together with its key. */
	readonly project: string;
	readonly settings: ProviderSettings;
	/** The payment method of the order. */
	readonly paymentMethod: ContentId;
	readonly language: Language;
	readonly currency: Currency;
	/** The element for the provider's button or form, empty and for it alone; null while it is not on the page. */
	readonly container: () => HTMLElement | null;
}

/** Why a call of a provider gave nothing that it can go on with. */
export interface ServiceFailure {
	/** "lost" is no response, or none that makes sense: what the service did is not known, and it can be asked again. */
	readonly kind: "refused" | "lost";
	/** For the log. */
	readonly reason: string;
}

/** Posts JSON to a path of the order service; gives a body whose status is "ok", else why not. Never rejects. */
export type ServiceCall = (path: string, json: unknown) => Promise<Result<unknown, ServiceFailure>>;

/** What a provider runs on in the browser. */
export interface PaymentEnvironment {
	readonly window: Window;
	readonly time: Time;
	readonly logger: Logger;
	/** Null where the site has no order service. */
	readonly service: ServiceCall | null;
	readonly phones: () => Promise<PhoneNumbers>;
}

/** Whom a page that takes payments allows beyond what all pages allow, each as a source of a Content-Security-Policy. */
export interface ProviderHosts {
	readonly scripts: readonly string[];
	readonly images: readonly string[];
	readonly requests: readonly string[];
	readonly frames: readonly string[];
}

/** Sentences of a provider's own in place of the general ones. */
export interface ProviderTexts {
	/** The customer's consent did not come. */
	readonly notApproved?: string;
	/** The report to the order service failed. */
	readonly notReported?: string;
}

/** A report that the specification gives a provider in place of the general one. */
export interface SpecifiedReport {
	readonly path: string;
	readonly body: (report: PaymentReport) => object;
	/** The field of the response that is "ok". */
	readonly confirmedBy: "status" | "message";
	/** What the error says, in English. */
	readonly failure: string;
}

/** A payment provider: what rules, build and order service know of it, and how a page gets at its code. */
export interface PaymentProvider extends PaymentProviderRules {
	/** What the settings of a shop that offers it say, as JSON for a finding; "…" stands for what is the shop's own. */
	readonly needs: string;
	/**
	 * Whether `approve` is called as soon as it has started, since it shows a button of its own or asks nobody; else it
	 * is called when our button is pressed.
	 */
	readonly approvesAtOnce: boolean;
	readonly hosts: ProviderHosts;
	/** The general sentences take the place of those that are missing. */
	readonly texts: Readonly<Partial<Record<Language, ProviderTexts>>>;
	/** Null for the general report. */
	readonly report: SpecifiedReport | null;
	/** Loads the code of the provider; rejects when it does not come or the settings lack what it needs. */
	open(environment: PaymentEnvironment, place: PaymentPlace): Promise<ProviderPayment>;
}

/** The payments of a page. */
export interface Payments {
	readonly providers: readonly PaymentProvider[];
	/** Loads nothing yet: the provider's code and script come with `start`. */
	open(provider: PaymentProvider, place: PaymentPlace): ProviderPayment;
	/** Leaves the site for a provider's page. */
	leaveTo(address: string): void;
}
