import { shopDataFolder } from "#adapters/catalogue-static/manifest.ts";
import { paymentTimes } from "#core/checkout/payment-methods.ts";
import { documentPath } from "#core/content/documents.ts";
import type { Language } from "#core/language/language.ts";
import { lawOf } from "#core/legal/country-law.ts";
import { findDocument, findGraphic, noticeName } from "#core/legal/official-graphics.ts";
import { hasWithdrawalRight, returnTerms } from "#core/legal/return-days.ts";
import { hasGuaranteeNotice } from "#core/legal/served-laws.ts";
import { shortenedLiabilityMonths } from "#core/legal/used-liability.ts";
import type { ShellModel } from "#core/models/page-model.ts";
import type { DocumentModel, ShopShellModel } from "#core/models/shop-model.ts";
import { priceCurrencies } from "#core/money/price-currencies.ts";
import { internalLink, linkTo } from "#core/navigation/link.ts";
import { withdrawalPath } from "#core/routes/built-in-paths.ts";
import { announcedCountry } from "#core/settings/shipping-methods.ts";
import { closuresAhead, currentClosure, settingsOn } from "#core/settings/shop-closures.ts";
import { companyArea } from "#core/site/holiday-area.ts";
import type { Site } from "#core/site/site.ts";
import { renderMarkdown } from "#renderer/plan/markdown.ts";
import type { PlanContext } from "#renderer/plan/plan-context.ts";
import { legalPages, requiredTexts } from "#renderer/plan/shop/legal-pages.ts";
import { hasWishlist, type ShopPage, shopPagePath } from "#renderer/plan/shop/shop-pages.ts";
import { siteTexts } from "#renderer/plan/site-texts.ts";

/** Returns the service that browsers load the current catalogue from; null if the configuration does not enable it. */
export function liveCatalogue({
	site,
	shop,
	config: { content, domain, country },
}: PlanContext): ShellModel["catalogue"] {
	if (!shop || content.from !== "directus" || !content.live) return null;
	const currencies = priceCurrencies(shop.config.currency, shop.content.settings.currency);
	const area = companyArea(site.company, country);
	return { url: content.url, project: content.project ?? domain, country, area, currencies };
}

/** Returns the shop's data that all pages of a language share; null without a shop (R-SET-03). */
export function shopShell(language: Language, context: PlanContext): ShopShellModel | null {
	const { shop: plan, links, logger, site, images, providers } = context;
	if (!plan) return null;
	const { displayName, currency } = plan.config;
	const { day } = context;
	const stated = plan.settings(language);
	const {
		legal_pages: _,
		search_words: __,
		global_footer,
		...settings
	} = day === null ? stated : settingsOn(stated, day);
	const pathOf = (type: Exclude<ShopPage["type"], "category" | "product">) =>
		shopPagePath({ type }, language, plan);
	const { smallBusiness, marginScheme } = lawOf(settings.tax_country);
	const { t } = siteTexts(site.project)(language);
	const subject = `settings (${language})`;
	return {
		displayName: displayName[language],
		paths: {
			list: pathOf("list"),
			cart: pathOf("cart"),
			checkout: pathOf("checkout"),
			confirmation: pathOf("confirmation"),
			wishlist: hasWishlist(plan) ? pathOf("wishlist") : null,
		},
		ringSizePage: ringSizePage(settings.ring_size_page, language, context),
		currency,
		settings,
		closure: day === null ? null : currentClosure(settings, day),
		closuresAhead: day === null ? [] : closuresAhead(settings, day),
		paymentModules: providers.modules.payments,
		payments: paymentTimes({ ...settings, providers: providers.payments }),
		globalFooter:
			global_footer === null
				? null
				: renderMarkdown(global_footer, { language, t, links, logger, subject, anchors: new Set() }),
		legalPages: legalPages(language, context),
		returns: returnTerms(settings, announcedCountry(settings)),
		guaranteeNotice: hasGuaranteeNotice(settings, null),
		usedLiabilityMonths: shortenedLiabilityMonths(settings, null),
		noticeImage: images.get(findGraphic(site, [noticeName(language)]), language),
		noticeDocument: documentModel(site, [noticeName(language)]),
		exemption: {
			note: t(`exemption.${smallBusiness}.note`),
			sentence: t(`exemption.${smallBusiness}.sentence`),
		},
		marginScheme: marginScheme && t(`marginScheme.${marginScheme}`),
		withdrawalForm: hasWithdrawalRight(settings)
			? internalLink(withdrawalPath(language, plan.address.defaultLanguage), null)
			: null,
		requiredTexts: requiredTexts(context),
		// A live catalogue counts no facets, so the prerendered page has no counts either.
		countsFacets: liveCatalogue(context) === null,
		data: `/${shopDataFolder(language)}`,
	};
}

/** Returns the link to the shop's page on ring sizes; null without one, and where the site has no such page. */
function ringSizePage(
	target: string | null,
	language: Language,
	{ links, logger }: PlanContext,
): ShopShellModel["ringSizePage"] {
	if (target === null) return null;
	const link = linkTo(target, language, links);
	if (link && (link.kind !== "internal" || links.resolve(target, language).page)) return link;
	logger.note("link.dead", { subject: "settings › ring_size_page", target });
	return null;
}

/** Returns the link to an official graphic that the site has as a document; null if it has none (B-LAW-08). */
export function documentModel(site: Pick<Site, "documents">, names: readonly string[]): DocumentModel | null {
	const document = findDocument(site, names);
	return document && { href: `/${documentPath(document)}`, kilobytes: Math.ceil(document.size / 1024) };
}
