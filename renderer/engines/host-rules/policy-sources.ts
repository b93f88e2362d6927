import { paymentProviders } from "#adapters/composition/payments.ts";
import { offeredPaymentMethods, providerOf } from "#core/checkout/payment-methods.ts";
import { parseUrl } from "#core/internet/parse-url.ts";
import { speculationRules } from "#core/loading/speculation-rules.ts";
import type { ShellModel } from "#core/models/page-model.ts";
import type { PaymentProvider, ProviderHosts } from "#core/ports/payment-provider.ts";
import type { PublishedPage } from "#renderer/api/page-renderer.ts";

/** The hosts that a site asks, each as an origin: "https://statistik.example.org", or "127.0.0.1:4310". */
export interface PolicySources {
	readonly orderService: string | null;
	/** The content service, where pages read the shop from it. */
	readonly catalogue: string | null;
	readonly matomo: string | null;
	/** Where the watch brand's script comes from. */
	readonly clock: string | null;
	/** Who serves the external contents of the site's pages, in order. */
	readonly frames: readonly string[];
	/** Whom the checkout needs of the payment providers, one entry for each. */
	readonly payment: readonly ProviderHosts[];
	/** Whether the company has an e-mail address: without script, forms write an e-mail to it. */
	readonly formsByMail: boolean;
	/** The texts of the rules by which browsers load pages ahead. */
	readonly speculationRules: readonly string[];
}

/**
 * The origin of a URL as a policy may carry it; null for whatever could be read as more than a host there. An
 * http URL, which only a service on the machine itself has, is named without its scheme: that means the page's own
 * scheme, so that a page served by http may ask it and a page served by https allows no unencrypted source.
 */
export function policyOrigin(address: string): string | null {
	const origin = parseUrl(address)?.origin ?? "";
	if (!/^https?:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d+)?$/.test(origin)) return null;
	return origin.replace(/^http:\/\//, "");
}

function originOf(address: string | null | undefined): string | null {
	return address === null || address === undefined ? null : policyOrigin(address);
}

/**
 * The providers of the payment methods that the checkout offers, by the checkout's own rules: a method without what it
 * needs is not offered. All of them where pages read settings that may have changed since.
 */
function paymentOf({ shop, catalogue }: ShellModel): readonly PaymentProvider[] {
	if (!shop) return [];
	if (catalogue) return paymentProviders;
	const settings = { ...shop.settings, providers: paymentProviders };
	return offeredPaymentMethods(settings, "").flatMap(({ id }) => providerOf(settings, id) ?? []);
}

/**
 * Gathers whom a site's pages ask: what the configuration names, and the hosts of their external contents. All of them
 * together, because a visitor moves from page to page within one document and so under one policy (B-SEC-01).
 */
export function policySources(
	pages: readonly Pick<PublishedPage, "frames">[],
	shells: readonly ShellModel[],
): PolicySources {
	const frames = new Set(
		pages.flatMap((page) => page.frames.flatMap((address) => policyOrigin(address) ?? [])),
	);
	const [first] = shells;
	const payment = new Set(shells.flatMap(paymentOf));
	const clock = shells.find((shell) => shell.clock?.mounted)?.clock?.mounted?.script;
	return {
		orderService: originOf(first?.orderService),
		catalogue: originOf(first?.catalogue?.url),
		matomo: originOf(first?.analytics?.url),
		clock: originOf(clock),
		frames: [...frames].sort(),
		payment: paymentProviders.filter((provider) => payment.has(provider)).map(({ hosts }) => hosts),
		formsByMail: shells.some(({ contact }) => contact.email !== null),
		speculationRules: (["prefetch", "prerender"] as const).map((kind) =>
			speculationRules(kind, first?.redirects ?? {}),
		),
	};
}
