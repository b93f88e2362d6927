import type { AppointmentBranch } from "#core/appointments/appointment-branch.ts";
import type { Product } from "#core/catalogue/product.ts";
import { type NamedSettings, namedFields, namedSettings } from "#core/catalogue/translated-names.ts";
import type { AcceptedText } from "#core/checkout/checkout-draft.ts";
import type { Company, CompanyAddress } from "#core/content/company.ts";
import { mediaType } from "#core/content/documents.ts";
import type { ConsumerMediator } from "#core/content/legal.ts";
import { contentLanguage, type Language } from "#core/language/language.ts";
import { producerGuaranteeYears } from "#core/legal/guarantee-box.ts";
import { findOfficialFiles, labelNames, mailedFileLimit, noticeName } from "#core/legal/official-graphics.ts";
import type { Currency } from "#core/money/currency.ts";
import { computable, shopTimeZone } from "#core/opening-hours/branch-schedule.ts";
import { scheduleOf } from "#core/opening-hours/schedule.ts";
import type { SiteContent } from "#core/ports/site-content.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import type { ContentId } from "#core/shared/branded.ts";
import { pickFields } from "#core/shared/collections.ts";
import { countryOf } from "#core/site/address-country.ts";
import { holidayArea } from "#core/site/holiday-area.ts";
import type { PlanContext } from "#renderer/plan/plan-context.ts";
import { requiredTexts } from "#renderer/plan/shop/legal-pages.ts";
import { type CatalogueText, catalogueTexts } from "#renderer/site/catalogue-texts.ts";

/** The texts of products, their options, and payment and shipping methods in another language. */
export interface CatalogueTranslation {
	readonly settings: NamedSettings;
	readonly products: readonly Pick<Product, (typeof namedFields)[number] | "product_variants">[];
}

/** The data of a shop for an order service: prices, stock, settings in German and the texts that customers accept. */
export interface ShopCatalogue {
	/** The domain of the shop. */
	readonly project: string;
	readonly currency: Currency;
	/** The site's first language; mails to the shop are in this language. */
	readonly language: Language;
	readonly settings: ShopSettings;
	readonly requiredTexts: readonly AcceptedText[];
	readonly products: readonly Product[];
	/** The site's other languages. */
	readonly translations: Readonly<Partial<Record<Language, CatalogueTranslation>>>;
	/** The IANA time zone in which the shop and its pages count days. */
	readonly time_zone: string;
	/** The branches that offer appointments, with their opening hours. */
	readonly branches: readonly AppointmentBranch[];
	/** The sender of the shop's mails. */
	readonly company: Company;
	/** The mediator for customers' disputes; null if the shop has none. */
	readonly mediator: ConsumerMediator | null;
}

/** The owner's file of an official graphic, unaltered (B-LAW-08). */
export interface CatalogueFile {
	/** The file's name. */
	readonly name: string;
	/** Its media type. */
	readonly type: string;
	/** Its bytes in base64 (RFC 4648). */
	readonly base64: string;
}

/** The harmonised notice of the legal guarantee in a language. */
export interface CatalogueNotice extends CatalogueFile {
	readonly language: Language;
}

/** The harmonised label of a product's guarantee of durability, for customers of some languages. */
export interface CatalogueLabel extends CatalogueFile {
	readonly product: ContentId;
	readonly languages: readonly Language[];
}

/** A catalogue with the full legal texts, for mails that are the customer's copy of the contract. */
export interface MailingCatalogue extends ShopCatalogue {
	readonly texts: readonly CatalogueText[];
	readonly notices: readonly CatalogueNotice[];
	readonly labels: readonly CatalogueLabel[];
}

/** Returns the catalogue that a site's pages are created from; null without a shop (R-SET-03). */
export function shopCatalogue(plan: PlanContext): ShopCatalogue | null {
	const { site, config, shop, logger } = plan;
	if (!shop) return null;
	const others = shop.languages.filter((language) => language !== contentLanguage);
	const translation = (language: Language): CatalogueTranslation => ({
		settings: pickFields(shop.settings(language), namedSettings),
		products: shop.products.map((listed) =>
			pickFields(shop.product(listed, language), [...namedFields, "product_variants"]),
		),
	});
	return {
		project: shop.project,
		currency: shop.config.currency,
		language: config.defaultLanguage,
		settings: shop.settings(contentLanguage),
		requiredTexts: requiredTexts(plan),
		products: shop.products.map((listed) => shop.product(listed, contentLanguage)),
		translations: Object.fromEntries(others.map((language) => [language, translation(language)])),
		time_zone: shopTimeZone(site.branches.map((schedule) => ({ schedule }))),
		branches: site.branches.map((branch) => ({
			name: branch.display_name,
			street: branch.street,
			city: branch.city,
			schedule: computable({
				...scheduleOf(branch, contentLanguage, logger),
				area: holidayArea(branch, branch.zip, config.country),
			}),
		})),
		company: withCountries(site.company, config.country),
		mediator: site.legal.mediator,
	};
}

/** Returns the company with a country for each address, because the order service does not know the site's country. */
function withCountries(company: Company, siteCountry: string): Company {
	const withCountry = (address: CompanyAddress) => ({
		...address,
		country_code: countryOf(address, siteCountry),
	});
	const [first, ...others] = company.addresses;
	return { ...company, addresses: [withCountry(first), ...others.map(withCountry)] };
}

/** Returns {@link shopCatalogue} with the accepted texts, notices and labels in all languages of the site. */
export async function mailingCatalogue(
	plan: PlanContext,
	content: Pick<SiteContent, "media" | "pageBody">,
): Promise<MailingCatalogue | null> {
	const catalogue = shopCatalogue(plan);
	if (!catalogue) return null;
	const [texts, notices, labels] = await Promise.all([
		catalogueTexts(plan, content),
		catalogueNotices(plan, content),
		catalogueLabels(plan, content, catalogue.products),
	]);
	return { ...catalogue, texts, notices, labels };
}

/** Reads the first file that is small enough for a mail; null if there is none, which `facette check` reports. */
async function readMailedFile(
	content: Pick<SiteContent, "media">,
	names: readonly string[],
): Promise<CatalogueFile | null> {
	for (const name of names) {
		const type = mediaType(name);
		const bytes = Buffer.from(await content.media(name));
		if (type !== null && bytes.length <= mailedFileLimit)
			return { name, type, base64: bytes.toString("base64") };
	}
	return null;
}

/** Reads the notices that the site's media folder has, for each of its languages. */
async function catalogueNotices(
	{ site, config }: PlanContext,
	content: Pick<SiteContent, "media">,
): Promise<readonly CatalogueNotice[]> {
	const notices = config.languages.map(async (language): Promise<readonly CatalogueNotice[]> => {
		const file = await readMailedFile(content, findOfficialFiles(site, [noticeName(language)]));
		return file ? [{ language, ...file }] : [];
	});
	return (await Promise.all(notices)).flat();
}

/** Reads the labels of products with a producer's guarantee; a file for several languages is read into one label. */
async function catalogueLabels(
	{ site, config }: PlanContext,
	content: Pick<SiteContent, "media">,
	products: readonly Product[],
): Promise<readonly CatalogueLabel[]> {
	const labels: CatalogueLabel[] = [];
	for (const product of products) {
		if (producerGuaranteeYears(product) === null) continue;
		const byName = new Map<string, CatalogueLabel>();
		for (const language of config.languages) {
			const names = findOfficialFiles(site, labelNames(product.slug, language));
			const file = await readMailedFile(content, names);
			if (!file) continue;
			const languages = [...(byName.get(file.name)?.languages ?? []), language];
			byName.set(file.name, { product: product.id, languages, ...file });
		}
		labels.push(...byName.values());
	}
	return labels;
}
