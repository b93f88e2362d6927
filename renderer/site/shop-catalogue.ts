import { createPhoneNumbers } from "#adapters/phone-libphonenumber/phone-numbers.ts";
import type { AppointmentBranch } from "#core/appointments/appointment-branch.ts";
import type { Product } from "#core/catalogue/product.ts";
import { type NamedSettings, namedFields, namedSettings } from "#core/catalogue/translated-names.ts";
import type { AcceptedText } from "#core/checkout/checkout-draft.ts";
import type { Company, CompanyAddress } from "#core/content/company.ts";
import { imageType } from "#core/content/image-names.ts";
import type { ConsumerMediator } from "#core/content/legal.ts";
import { graphicNamed, mailedNoticeLimit, noticeName } from "#core/legal/official-graphics.ts";
import { computable } from "#core/opening-hours/branch-schedule.ts";
import { scheduleOf } from "#core/opening-hours/schedule.ts";
import type { Logger } from "#core/ports/logger.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import type { Currency } from "#core/shared/currency.ts";
import { defaultLanguage, type Language } from "#core/shared/language.ts";
import { pickFields } from "#core/shared/pick-fields.ts";
import { countryOf } from "#core/site/address-country.ts";
import { createPlanContext } from "#renderer/plan/plan-context.ts";
import { requiredTexts } from "#renderer/plan/shop/legal-pages.ts";
import { type CatalogueText, catalogueTexts } from "#renderer/site/catalogue-texts.ts";
import type { LoadedSite } from "#renderer/site/load-site.ts";

/** What customers of another language read for products, their choices and payment and shipping methods. */
export interface CatalogueTranslation {
	readonly settings: NamedSettings;
	readonly products: readonly Pick<Product, (typeof namedFields)[number] | "product_variants">[];
}

/** What an order service needs of a shop: prices, stock and settings in German, and what orders accept. */
export interface ShopCatalogue {
	/** The domain of the shop. */
	readonly project: string;
	readonly currency: Currency;
	/** The site's first language, in which the shop reads its mails. */
	readonly language: Language;
	readonly settings: ShopSettings;
	readonly requiredTexts: readonly AcceptedText[];
	readonly products: readonly Product[];
	/** The site's other languages. */
	readonly translations: Readonly<Partial<Record<Language, CatalogueTranslation>>>;
	/** Where appointments can be had, with the hours that decide when. */
	readonly branches: readonly AppointmentBranch[];
	/** The sender of the shop's mails. */
	readonly company: Company;
	/** Whom customers can turn to in a dispute; null where the shop names nobody. */
	readonly mediator: ConsumerMediator | null;
}

/** The owner's file of the harmonised notice of the legal guarantee in a language, unaltered (B-LAW-08). */
export interface CatalogueNotice {
	readonly language: Language;
	/** The file's name. */
	readonly name: string;
	/** Its media type. */
	readonly type: string;
	/** Its bytes in base64 (RFC 4648). */
	readonly base64: string;
}

/** A catalogue with the texts themselves, for mails that are the customer's copy of the contract. */
export interface MailingCatalogue extends ShopCatalogue {
	readonly texts: readonly CatalogueText[];
	readonly notices: readonly CatalogueNotice[];
}

/** A site's catalogue, the same as its pages are made from; null without a shop (R-SET-03). */
export function shopCatalogue(
	{ site, config }: Pick<LoadedSite, "site" | "config">,
	logger: Logger,
): ShopCatalogue | null {
	const context = createPlanContext(site, config, [], { phones: createPhoneNumbers(logger), logger });
	const { shop } = context;
	if (!shop) return null;
	const others = shop.languages.filter((language) => language !== defaultLanguage);
	const translation = (language: Language): CatalogueTranslation => ({
		settings: pickFields(shop.settings(language), namedSettings),
		products: shop.products.map((listed) =>
			pickFields(shop.product(listed, language), [...namedFields, "product_variants"]),
		),
	});
	return {
		project: shop.project,
		currency: shop.config.currency,
		language: config.languages[0] ?? defaultLanguage,
		settings: shop.settings(defaultLanguage),
		requiredTexts: requiredTexts(context),
		products: shop.products.map((listed) => shop.product(listed, defaultLanguage)),
		translations: Object.fromEntries(others.map((language) => [language, translation(language)])),
		branches: site.branches.map((branch) => ({
			name: branch.display_name,
			street: branch.street,
			city: branch.city,
			schedule: computable({
				...scheduleOf(branch, defaultLanguage, logger),
				country: countryOf(branch, config.country),
			}),
		})),
		company: withCountries(site.company, config.country),
		mediator: site.legal.mediator,
	};
}

/** The company with the country of each address: who reads the catalogue does not know the site's configuration. */
function withCountries(company: Company, siteCountry: string): Company {
	const named = (address: CompanyAddress) => ({
		...address,
		country_code: countryOf(address, siteCountry),
	});
	const [first, ...others] = company.addresses;
	return { ...company, addresses: [named(first), ...others.map(named)] };
}

/** As {@link shopCatalogue}, with the accepted texts in every language that the site has them in. */
export async function mailingCatalogue(
	loaded: Pick<LoadedSite, "site" | "config" | "content">,
	logger: Logger,
): Promise<MailingCatalogue | null> {
	const catalogue = shopCatalogue(loaded, logger);
	if (!catalogue) return null;
	const [texts, notices] = await Promise.all([catalogueTexts(loaded, logger), catalogueNotices(loaded)]);
	return { ...catalogue, texts, notices };
}

/** Reads the notices that the site's folder of images has, for each of its languages. */
async function catalogueNotices({
	site,
	config,
	content,
}: Pick<LoadedSite, "site" | "config" | "content">): Promise<readonly CatalogueNotice[]> {
	const notices = config.languages.map(async (language): Promise<readonly CatalogueNotice[]> => {
		const name = graphicNamed(site.media, [noticeName(language)]);
		const type = name && imageType(name);
		if (!name || !type) return [];
		const bytes = Buffer.from(await content.media(name));
		// Mails then have the law's text alone: a mail server may refuse what is larger.
		if (bytes.length > mailedNoticeLimit) return [];
		return [{ language, name, type, base64: bytes.toString("base64") }];
	});
	return (await Promise.all(notices)).flat();
}
