import type { SiteProviders } from "#adapters/composition/site-providers.ts";
import { offeredPaymentMethods, providerOf } from "#core/checkout/payment-methods.ts";
import { parseUrl } from "#core/internet/parse-url.ts";
import { policySource, type ServiceHosts } from "#core/internet/service-hosts.ts";
import { speculationRules } from "#core/loading/speculation-rules.ts";
import type { ShellModel } from "#core/models/page-model.ts";
import type { PaymentProvider } from "#core/ports/payment-provider.ts";
import type { PublishedPage } from "#renderer/api/page-renderer.ts";

/** The hosts that a site's pages use, as origins: "https://statistik.example.org", or "127.0.0.1:4310". */
export interface PolicySources {
	readonly orderService: string | null;
	/** The content service, if pages load the shop from it. */
	readonly catalogue: string | null;
	/** The hosts of the analytics; null without any. */
	readonly analytics: ServiceHosts | null;
	/** The host of the watch brand's script. */
	readonly clock: string | null;
	/** The hosts of external contents, sorted. */
	readonly frames: readonly string[];
	/** The hosts of the payment providers that the checkout uses, one entry per provider. */
	readonly payment: readonly ServiceHosts[];
	/** Whether the company has an e-mail address; without script, forms write an e-mail to it. */
	readonly formsByMail: boolean;
	/** The texts of the speculation rules, by which browsers preload pages. */
	readonly speculationRules: readonly string[];
}

/**
 * Returns the origin of a URL for a policy; null for anything that a policy could parse as more than a host. The origin of
 * an http URL, which only services on the same machine have, has no scheme. The page's own scheme then applies: a page
 * served by http may use the service, and a page served by https allows no unencrypted source.
 */
export function policyOrigin(address: string): string | null {
	const origin = parseUrl(address)?.origin ?? "";
	if (!/^https?:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d+)?$/.test(origin)) return null;
	return origin.replace(/^http:\/\//, "");
}

function originOf(address: string | null | undefined): string | null {
	return address === null || address === undefined ? null : policyOrigin(address);
}

/** Returns the hosts of a provider as sources of a policy, without those that a policy could parse as more than a host. */
function policyHosts(hosts: ServiceHosts): ServiceHosts {
	const sourcesOf = (kind: keyof ServiceHosts) => hosts[kind].flatMap((host) => policySource(host) ?? []);
	return {
		scripts: sourcesOf("scripts"),
		images: sourcesOf("images"),
		requests: sourcesOf("requests"),
		frames: sourcesOf("frames"),
	};
}

/**
 * Returns the providers of the payment methods that the checkout offers, by the checkout's own rules. Returns all providers
 * if pages load the settings from the content service, because these may have changed since the build.
 */
function usedProviders(
	{ shop, catalogue }: ShellModel,
	providers: readonly PaymentProvider[],
): readonly PaymentProvider[] {
	if (!shop) return [];
	if (catalogue) return providers;
	const settings = { ...shop.settings, providers };
	return offeredPaymentMethods(settings, "").flatMap(({ id }) => providerOf(settings, id) ?? []);
}

/**
 * Collects the hosts that a site's pages use: those of the configuration and of external contents. All pages share them,
 * because a visitor navigates within one document and therefore under one policy (B-SEC-01).
 */
export function policySources(
	pages: readonly Pick<PublishedPage, "frames">[],
	shells: readonly ShellModel[],
	{ analytics, payments }: Pick<SiteProviders, "analytics" | "payments">,
): PolicySources {
	const frames = new Set(
		pages.flatMap((page) => page.frames.flatMap((address) => policyOrigin(address) ?? [])),
	);
	const [first] = shells;
	const payment = new Set(shells.flatMap((shell) => usedProviders(shell, payments)));
	const clock = shells.find((shell) => shell.clock?.mounted)?.clock?.mounted?.script;
	return {
		orderService: originOf(first?.orderService),
		catalogue: originOf(first?.catalogue?.url),
		analytics: analytics && policyHosts(analytics.hosts),
		clock: originOf(clock),
		frames: [...frames].sort(),
		payment: payments.filter((provider) => payment.has(provider)).map(({ hosts }) => policyHosts(hosts)),
		formsByMail: shells.some(({ contact }) => contact.email !== null),
		speculationRules: (["prefetch", "prerender"] as const).map((kind) =>
			speculationRules(kind, first?.speculationExclusions ?? []),
		),
	};
}
