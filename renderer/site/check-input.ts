import type { SiteProviders } from "#adapters/composition/site-providers.ts";
import { createPhoneNumbers } from "#adapters/phone-libphonenumber/phone-numbers.ts";
import { systemTime } from "#adapters/system-time/system-time.ts";
import { type CheckedBody, type CheckedSite, isLegalPage } from "#core/check/rule.ts";
import { isOfficialGraphic } from "#core/legal/official-graphics.ts";
import type { SiteContent } from "#core/ports/site-content.ts";
import type { Site } from "#core/site/site.ts";
import type { SiteConfig } from "#renderer/config/config.ts";
import { shopAddress } from "#renderer/config/shop-address.ts";
import { buildDay } from "#renderer/plan/build-day.ts";
import { markdownParagraphs } from "#renderer/plan/markdown-paragraphs.ts";

/** A site with its configuration and content. */
interface ReadSite {
	readonly config: SiteConfig;
	readonly content: SiteContent;
	readonly site: Site;
	readonly providers: SiteProviders;
}

/** Returns the input of a site's checks. A build checks only legal pages, so that it reads no other bodies. */
export async function createCheckInput(
	{ config, content, site, providers }: ReadSite,
	scope: "legal pages" | "all pages",
): Promise<CheckedSite> {
	const bodies: CheckedBody[] = [];
	for (const page of site.pages) {
		if (scope === "legal pages" && !isLegalPage(page)) continue;
		for (const { language } of page.translations)
			bodies.push({ page, body: await content.pageBody(page.id, language) });
	}
	const { domain, languages, defaultLanguage, country, ecommerce, orderService, features } = config;
	return {
		site,
		domain,
		languages,
		defaultLanguage,
		shopAddress: shopAddress(config),
		country,
		currency: ecommerce?.currency ?? null,
		hasOrderService: orderService !== null,
		hasAppointments: features.appointment,
		today: buildDay(site, systemTime.now()).day,
		bodies,
		phones: createPhoneNumbers({ note: () => undefined }),
		providers: providers.payments,
		analytics: providers.analytics,
		graphicSizes: scope === "all pages" ? await graphicSizes(site, content) : new Map(),
		proseOf: markdownParagraphs,
	};
}

/** Returns the sizes of the official graphics' published files, in bytes. */
async function graphicSizes(
	{ media, documents }: Site,
	content: SiteContent,
): Promise<ReadonlyMap<string, number>> {
	const images = media.map(({ name }) => name).filter(isOfficialGraphic);
	const sizes = images.map(async (name) => [name, (await content.media(name)).length] as const);
	return new Map([
		...(await Promise.all(sizes)),
		...documents.map(({ name, size }) => [name, size] as const),
	]);
}
