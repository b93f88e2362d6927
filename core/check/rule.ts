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
import type { PaymentProvider } from "#core/ports/payment-provider.ts";
import type { PhoneNumbers } from "#core/ports/phone-numbers.ts";
import type { SellingSite } from "#core/settings/settings-currency.ts";
import { type StatedSettings, withTaxCountry } from "#core/settings/shop-settings.ts";
import type { ContentId } from "#core/shared/branded.ts";
import type { Site } from "#core/site/site.ts";

/** A language version of a page with what it says. */
export interface CheckedBody {
	readonly page: PageSummary;
	readonly body: PageBody;
}

/** The templates of legal texts. */
export const legalTemplates: ReadonlySet<TemplateName> = new Set([...legalPageTypes, "legal"]);

/** The templates of pages that customers must be able to read in each language. */
export const termsTemplates = [...legalPageTypes, "accessibility"] as const;

/** Whether a build reads a page for its rules: what stops it is found on these. */
export function isLegalPage({ template, key }: Pick<PageSummary, "template" | "key">): boolean {
	return legalTemplates.has(template) || key === "imprint" || key === "privacy";
}

/** What is checked before a site is published. */
export interface CheckedSite {
	/** The pages and the shop that the configuration publishes. */
	readonly site: Site;
	/** The shop's own, by which it knows its products. */
	readonly domain: string;
	readonly languages: readonly Language[];
	/** The country of every address that names none, ISO 3166-1 alpha-2. */
	readonly country: string;
	/** What its shop sells in; null without one. */
	readonly currency: Currency | null;
	/** Whether a service takes orders and messages. */
	readonly hasOrderService: boolean;
	/** Whether the configuration asks for the appointment page. */
	readonly hasAppointments: boolean;
	/** The day of the check by the shop's clock, "YYYY-MM-DD". */
	readonly today: string;
	/** The legal pages where only errors are looked for, else all pages. */
	readonly bodies: readonly CheckedBody[];
	readonly phones: PhoneNumbers;
	readonly providers: readonly PaymentProvider[];
	/** The sizes of the official graphics in the media folder by name, in bytes; none where only errors are looked for. */
	readonly graphicSizes: ReadonlyMap<MediaName, number>;
	/** Reads a Markdown text as visitors do. */
	proseOf(markdown: string): readonly Paragraph[];
}

/** Where a rule is broken, and the parameters of the sentence that says so. */
export interface Place {
	readonly entity: Entity;
	/** The item's id, where the entity has several. */
	readonly item?: ContentId;
	readonly field: string | null;
	/** With a `suggestion`, the sentence is that of the key that ends in "_near". */
	readonly params: ContentFinding["params"];
}

/** What must hold before a site is published. */
export interface Rule {
	/** Names the rule in reports, and its sentence: check.rule.ID in cli.json of ui/locales. */
	readonly id: string;
	/** "error" for what is unlawful or broken: it stops the build. */
	readonly severity: Severity;
	/** The law or standard that asks for it; of German laws `sources.ts` says what stands for them elsewhere. */
	readonly source: string;
	find(checked: CheckedSite): readonly Place[];
}

/** All texts within a value, joined; names of fields are none. */
export function wordsOf(value: unknown): string {
	if (typeof value === "string") return value;
	return typeof value === "object" && value !== null ? Object.values(value).map(wordsOf).join("\n") : "";
}

/** A place in the file of an entity. */
export function at(entity: Entity, field: string | null, params: Place["params"] = {}): Place {
	return { entity, field, params };
}

/** A place in one item of an entity. */
export function atItem(
	entity: Entity,
	item: ContentId,
	field: string | null,
	params: Place["params"] = {},
): Place {
	return { entity, item, field, params };
}

/** The settings of a shop with the country of its tax, prices in all currencies. */
export type CheckedSettings = StatedSettings & { readonly tax_country: string };

/** A shop with the country of its tax, and the site that sells its goods. */
export interface CheckedShop extends ShopContent {
	readonly settings: CheckedSettings;
	readonly soldOn: SellingSite;
}

/** The places in the shop; none on a site without one. */
export function inShop(
	{ site: { shop }, country, currency }: CheckedSite,
	find: (shop: CheckedShop) => readonly Place[],
): readonly Place[] {
	if (!shop || !currency) return [];
	const settings = withTaxCountry(shop.settings, country);
	return find({ ...shop, settings, soldOn: { country, currency } });
}

/** The places in a shop that sells online; a catalogue in which nobody can order has none. */
export function whereSold(
	checked: CheckedSite,
	find: (settings: CheckedSettings, soldOn: SellingSite) => readonly Place[],
): readonly Place[] {
	return inShop(checked, ({ settings, soldOn }) =>
		settings.enable_cart && !settings.purchase_to_order ? find(settings, soldOn) : [],
	);
}

/** What a rule found on a site in a country, as a finding: the file is what it is called by default, the item says which entry is meant. */
export function findingOf(
	{ id, severity, source }: Rule,
	{ entity, item, field, params }: Place,
	country: string,
): ContentFinding {
	const name = item === undefined ? null : String(item);
	const all = fileOf(entity);
	// Where an item is missing its folder is named.
	const file = name === null ? all.replace(/\/\*.*$/, "") : all.replace("*", name);
	return {
		severity,
		file,
		field,
		key: `check.rule.${id}${"suggestion" in params ? "_near" : ""}`,
		params,
		source: sourceIn(source, country),
		...(name === null ? {} : { item: name }),
	};
}
