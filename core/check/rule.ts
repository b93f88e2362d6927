import type { ShopContent } from "#core/catalogue/shop-content.ts";
import type { Paragraph } from "#core/check/sentences.ts";
import { sourceIn } from "#core/check/sources.ts";
import { type Entity, fileOf } from "#core/content/entity.ts";
import type { ContentFinding, Severity } from "#core/content/finding.ts";
import type { MediaName } from "#core/content/image-names.ts";
import { legalPageTypes } from "#core/content/names.ts";
import type { Language } from "#core/language/language.ts";
import type { Currency } from "#core/money/currency.ts";
import type { PageBody, PageSummary, TemplateName } from "#core/pages/page.ts";
import type { AnalyticsProvider } from "#core/ports/analytics.ts";
import type { PaymentProvider } from "#core/ports/payment-provider.ts";
import type { PhoneNumbers } from "#core/ports/phone-numbers.ts";
import type { ShopAddress } from "#core/routes/shop-path-segments.ts";
import type { SellingSite } from "#core/settings/settings-currency.ts";
import { type StatedSettings, withTaxCountry } from "#core/settings/shop-settings.ts";
import type { ContentId } from "#core/shared/branded.ts";
import type { Site } from "#core/site/site.ts";

/** A language version of a page with its content. */
export interface CheckedBody {
	readonly page: PageSummary;
	readonly body: PageBody;
}

/** The page templates of legal texts. */
export const legalTemplates: ReadonlySet<TemplateName> = new Set([...legalPageTypes, "legal"]);

/** The page templates that customers must be able to read in each language. */
export const termsTemplates = [...legalPageTypes, "accessibility"] as const;

/** Returns whether pages of a template contain what the law requires. */
export function isLegalTemplate(template: TemplateName): boolean {
	return legalTemplates.has(template) || template === "accessibility";
}

/** Returns whether a page is among those needed to find errors, which stop the build. */
export function isLegalPage({ template, key }: Pick<PageSummary, "template" | "key">): boolean {
	return isLegalTemplate(template) || key === "imprint" || key === "privacy";
}

/** The site and its configuration, as rules check it. */
export interface CheckedSite {
	/** The pages and the shop that the configuration publishes. */
	readonly site: Site;
	/** The domain of the site, which products name as their project. */
	readonly domain: string;
	readonly languages: readonly Language[];
	/** The language whose paths have no prefix. */
	readonly defaultLanguage: Language;
	/** The options that the paths of the shop depend on. */
	readonly shopAddress: ShopAddress;
	/** The default country of addresses, ISO 3166-1 alpha-2. */
	readonly country: string;
	/** The currency of the shop; null without a shop. */
	readonly currency: Currency | null;
	/** Whether a service accepts orders and messages. */
	readonly hasOrderService: boolean;
	/** Whether the configuration enables the appointment page. */
	readonly hasAppointments: boolean;
	/** The date of the check in the shop's time zone, "YYYY-MM-DD". */
	readonly today: string;
	/** The legal pages if only errors are searched for, otherwise all pages. */
	readonly bodies: readonly CheckedBody[];
	readonly phones: PhoneNumbers;
	readonly providers: readonly PaymentProvider[];
	/** Null for a site without analytics. */
	readonly analytics: AnalyticsProvider | null;
	/**
	 * The sizes of the official graphics in the media folder by name, in bytes; empty if only errors are searched
	 * for.
	 */
	readonly graphicSizes: ReadonlyMap<MediaName, number>;
	/** Parses Markdown into paragraphs as visitors read them. */
	proseOf(markdown: string): readonly Paragraph[];
}

/** A place that breaks a rule, with the message's parameters. */
export interface Place {
	readonly entity: Entity;
	/** The item's id, for entities with several items. */
	readonly item?: ContentId;
	readonly field: string | null;
	/** With a `suggestion`, the message's key ends in "_near". */
	readonly params: ContentFinding["params"];
}

/** A requirement for publishing a site. */
export interface Rule {
	/** Identifies the rule in reports and its message, check.rule.ID in ui/locales/LANGUAGE/cli.json. */
	readonly id: string;
	/** "error" stops the build: the site is unlawful or broken. */
	readonly severity: Severity;
	/**
	 * The laws and standards that require it, also those of single countries; null if none does. For German laws, `sources.ts` has
	 * the equivalents in other countries.
	 */
	readonly source: string | null;
	find(checked: CheckedSite): readonly Place[];
}

/** Returns all strings within a value, joined; names of fields are left out. */
export function wordsOf(value: unknown): string {
	if (typeof value === "string") return value;
	return typeof value === "object" && value !== null ? Object.values(value).map(wordsOf).join("\n") : "";
}

/** Creates a place in the file of an entity. */
export function at(entity: Entity, field: string | null, params: Place["params"] = {}): Place {
	return { entity, field, params };
}

/** Creates a place in one item of an entity. */
export function atItem(
	entity: Entity,
	item: ContentId,
	field: string | null,
	params: Place["params"] = {},
): Place {
	return { entity, item, field, params };
}

/** The settings of a shop with its tax country and prices in all currencies. */
export type CheckedSettings = StatedSettings & { readonly tax_country: string };

/** A shop with its tax country, and the site that sells its goods. */
export interface CheckedShop extends ShopContent {
	readonly settings: CheckedSettings;
	readonly soldOn: SellingSite;
}

/** Returns the findings in the shop; empty for sites without one. */
export function inShop(
	{ site: { shop }, country, currency }: CheckedSite,
	find: (shop: CheckedShop) => readonly Place[],
): readonly Place[] {
	if (!shop || !currency) return [];
	const settings = withTaxCountry(shop.settings, country);
	return find({ ...shop, settings, soldOn: { country, currency } });
}

/** Returns the findings in a shop that sells online; empty for a catalogue without orders. */
export function whereSold(
	checked: CheckedSite,
	find: (settings: CheckedSettings, soldOn: SellingSite) => readonly Place[],
): readonly Place[] {
	return inShop(checked, ({ settings, soldOn }) =>
		settings.enable_cart && !settings.purchase_to_order ? find(settings, soldOn) : [],
	);
}

/**
 * Creates the finding of a rule for a site in a country. Its file is the entity's default one; its item is the id of
 * the entry.
 */
export function findingOf(
	{ id, severity, source }: Rule,
	{ entity, item, field, params }: Place,
	country: string,
): ContentFinding {
	const name = item === undefined ? null : String(item);
	const cited = source === null ? null : sourceIn(source, country);
	const all = fileOf(entity);
	// A missing item is reported for its folder.
	const file = name === null ? all.replace(/\/\*.*$/, "") : all.replace("*", name);
	return {
		severity,
		file,
		field,
		key: `check.rule.${id}${"suggestion" in params ? "_near" : ""}`,
		params,
		...(cited === null ? {} : { source: cited }),
		...(name === null ? {} : { item: name }),
	};
}
