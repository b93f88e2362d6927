import { createHash } from "node:crypto";
import { managedEntries } from "#core/consent/managed-entries.ts";
import type { Branch } from "#core/content/branch.ts";
import type { LegalData } from "#core/content/legal.ts";
import { type Language, ownTextLanguage } from "#core/language/language.ts";
import { speculationExclusions } from "#core/loading/speculation-exclusions.ts";
import { legalSidebar } from "#core/models/legal-sidebar.ts";
import type { BranchModel, ContactModel, ShellModel } from "#core/models/page-model.ts";
import { splitShell } from "#core/models/runtime-model.ts";
import { appointmentLink } from "#core/navigation/appointment-link.ts";
import { footerWidgets, legalLinks } from "#core/navigation/footer.ts";
import { linkTo, type NavigationLink } from "#core/navigation/link.ts";
import { navigation } from "#core/navigation/menu.ts";
import { noticeModels } from "#core/navigation/notices.ts";
import { retailerClock } from "#core/navigation/retailer-clock.ts";
import { shopTimeZone } from "#core/opening-hours/branch-schedule.ts";
import { openingHours } from "#core/opening-hours/opening-hours.ts";
import { scheduleOf } from "#core/opening-hours/schedule.ts";
import { accessibilityPath } from "#core/pages/optional-pages.ts";
import { replaceableComponents } from "#core/pages/replaceable-components.ts";
import { homePath, pathOf } from "#core/routes/paths.ts";
import { redirectTable } from "#core/routes/redirects.ts";
import { shopRoot } from "#core/routes/shop-paths.ts";
import { cityLine, countryOf, foreignCountry } from "#core/site/address-country.ts";
import { companyAddress, directionsUrl, primaryPhone, shownEmail } from "#core/site/company-contact.ts";
import { holidayArea } from "#core/site/holiday-area.ts";
import { streetLine } from "#core/text/street-line.ts";
import { lightText } from "#core/theme/light-text.ts";
import type { SharedData } from "#renderer/api/page-renderer.ts";
import type { CanonicalConfig } from "#renderer/config/config.ts";
import { analyticsModel } from "#renderer/plan/analytics-model.ts";
import type { PlanContext } from "#renderer/plan/plan-context.ts";
import { replacingTexts } from "#renderer/plan/project-texts.ts";
import { liveCatalogue, shopShell } from "#renderer/plan/shop/shop-shell.ts";
import { siteTexts } from "#renderer/plan/site-texts.ts";
import type { Translate } from "#ui/foundation/translate-context.tsx";
import { sharedMessages } from "#ui/locales/shared-messages.ts";

function contactModel(language: Language, context: PlanContext): ContactModel {
	const { company } = context.site;
	const { country } = context.config;
	const address = companyAddress(company);
	const phone = primaryPhone(company);
	const street = streetLine(address, countryOf(address, country));
	return {
		name: company.display_name,
		street,
		city: cityLine(address.zip_code, address.city, foreignCountry(address, country, language)),
		zip: address.zip_code,
		locality: address.city,
		country: countryOf(address, country),
		phone: phone && context.phones.display(phone.number, { country: countryOf(address, country) }),
		email: shownEmail(company),
		directions: directionsUrl({
			street,
			zip: address.zip_code,
			city: address.city,
			country: foreignCountry(address, country, "en"),
		}),
	};
}

function branchModel(branch: Branch, language: Language, context: PlanContext): BranchModel {
	const siteCountry = context.config.country;
	const country = countryOf(branch, siteCountry);
	return {
		id: branch.id,
		name: branch.display_name,
		shortName: branch.short_name ?? branch.display_name,
		street: branch.street,
		city: cityLine(branch.zip, branch.city, foreignCountry(branch, siteCountry, language)),
		zip: branch.zip,
		locality: branch.city,
		country,
		phone: branch.phone === null ? null : context.phones.display(branch.phone, { country }),
		image: context.images.get(branch.image, language),
		hours: openingHours(branch, language, context.logger, ownTextLanguage(context.config.languages)),
		coordinates: branch.coordinates,
		price_range: branch.price_range,
		directions: directionsUrl({ ...branch, country: foreignCountry(branch, siteCountry, "en") }),
	};
}

function branchSchedules(language: Language, { site, config, logger }: PlanContext): ShellModel["schedules"] {
	return site.branches.map((branch) => ({
		branch: branch.id,
		schedule: {
			...scheduleOf(branch, language, logger),
			area: holidayArea(branch, branch.zip, config.country),
		},
	}));
}

/** Returns a link to a page of the site; null if the site has no such page. */
function linkToPage(path: string | null, language: Language, context: PlanContext): NavigationLink | null {
	if (path === null || !context.links.resolve(path, language).page) return null;
	return linkTo(path, language, context.links);
}

function footer(language: Language, context: PlanContext): Pick<ShellModel, "widgets" | "legalLinks"> {
	const { site, links, logger } = context;
	const { defaultLanguage } = context.config;
	const hasAccessibility = links.resolve(accessibilityPath(defaultLanguage), language).page !== null;
	return {
		widgets: footerWidgets(site.widgets, language, logger).map(({ name, header, showLogo }) => ({
			name,
			header,
			showLogo,
		})),
		legalLinks: legalLinks(language, defaultLanguage, { accessibility: hasAccessibility }).flatMap(
			({ key, path }) => {
				const link = linkTo(path, language, links);
				return link ? [{ key, link }] : [];
			},
		),
	};
}

/** Returns the logos of the page and the band: the light logo where text is light, if the content has one. */
function logos(language: Language, { site, images }: PlanContext): Pick<ShellModel, "logo" | "bandLogo"> {
	const plain = images.get(site.project.logo, language);
	const light = images.get(site.project.logo_light, language) ?? plain;
	const isLight = lightText(site.theme);
	return { logo: isLight.page ? light : plain, bandLogo: isLight.band ? light : plain };
}

/** Returns what a browser adds to canonical links; null if the prerendered links are final. */
function keptInCanonical({ trailingSlash, query, hash }: CanonicalConfig): ShellModel["canonical"] {
	const rules = { trailingSlash, query, hash };
	return Object.values(rules).includes("keep") ? rules : null;
}

/** Returns the data that all pages of one language share: header, drawer, footer, contact details, texts. */
export function shellModel(language: Language, context: PlanContext): ShellModel {
	const { site, config } = context;
	const { t, words } = siteTexts(site.project)(language);
	const { defaultLanguage } = config;
	const schedules = branchSchedules(language, context);
	return {
		language,
		siteName: site.company.display_name,
		homePath: homePath(language, defaultLanguage),
		defaultLanguage,
		...logos(language, context),
		...navigation(site.menus, language, context.links, context.logger),
		contact: contactModel(language, context),
		branches: site.branches.map((branch) => branchModel(branch, language, context)),
		schedules,
		...footer(language, context),
		appointment: appointmentLink(config.features, language, defaultLanguage, context.links, context.logger),
		contactPage: linkToPage(pathOf("contact", language, defaultLanguage), language, context),
		legalSidebar: {
			...legalSidebar(site.company, site.legal, context.phones, config.country, language),
			rep: repIdentifiers(site.legal, t),
		},
		domain: config.domain,
		consents: managedEntries(site.consents, language, context.logger),
		consent_preselect: site.project.consent_preselect,
		analytics: analyticsModel(language, context),
		clock: retailerClock(
			{
				brands: site.brands,
				defaultLanguage,
				...site.project.config.brand_config,
				...config.retailerClock,
			},
			language,
			context.links,
			context.logger,
		),
		...specialPaths(context),
		orderService: config.orderService?.url ?? null,
		shop: shopShell(language, context),
		canonical: keptInCanonical(config.canonical),
		catalogue: liveCatalogue(context),
		words,
		siteMessages: sharedMessages[language].siteMessages,
		texts: replacingTexts(language, context.site.project),
		notices: noticeModels(site.project.notices, language, { ...context, timeZone: shopTimeZone(schedules) }),
		incomplete: context.incomplete ? t("incomplete.text") : null,
		...ownComponents(context),
		year: context.day === null ? null : Number(context.day.slice(0, 4)),
	};
}

/** Returns the paths that browsers treat in another way than those of other pages. */
function specialPaths({
	config: {
		redirects: { login },
		defaultLanguage,
	},
	shop,
}: PlanContext): Pick<ShellModel, "redirects" | "shopAddress" | "speculationExclusions"> {
	const shopAddress = shop?.address ?? null;
	const redirects = redirectTable({ login, shop: shopAddress && shopRoot(defaultLanguage, shopAddress) });
	return { redirects, shopAddress, speculationExclusions: speculationExclusions(redirects, shopAddress) };
}

/** Returns the site's own components for browsers; nothing on a site without any. */
function ownComponents({ ownParts }: PlanContext): Pick<ShellModel, "components"> {
	const components = Array.from(ownParts.components, ([name, { url }]) => {
		const { templates, blocks } = replaceableComponents[name];
		return { name, module: url, templates, blocks };
	});
	return components.length > 0 ? { components } : {};
}

/** Returns the shell of a language with the digests that pages refer to it by. */
export function sharedData(language: Language, context: PlanContext): SharedData {
	const model = shellModel(language, context);
	const hashes = splitShell(model).map((part) =>
		createHash("sha256").update(JSON.stringify(part)).digest("hex").slice(0, 12),
	);
	return { model, hashes };
}

/**
 * Returns the identifiers of the shop as a producer in France, for the imprint (art. R541-173 Code de l'environnement);
 * null if it has none.
 */
function repIdentifiers({ rep_identifiers }: LegalData, t: Translate): ShellModel["legalSidebar"]["rep"] {
	const entries = rep_identifiers.map(({ stream, number }) => ({
		name: t(`terms.rep.streams.${stream}`),
		number,
	}));
	return entries.length > 0 ? { heading: t("terms.rep.heading"), entries } : null;
}
