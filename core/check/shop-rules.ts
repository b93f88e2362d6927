import {
	at,
	type CheckedSettings,
	type CheckedSite,
	inShop,
	type Place,
	type Rule,
	whereSold,
} from "#core/check/rule.ts";
import { type LegalData, legal } from "#core/content/legal.ts";
import { project } from "#core/content/project.ts";
import { shopSettings } from "#core/content/shop-settings.ts";
import { lawOf, type MandatoryText } from "#core/legal/country-law.ts";
import { compareDecimals } from "#core/money/decimal-text.ts";
import { settingsIn } from "#core/settings/settings-currency.ts";
import { deliveryMethod, isCollectionMethod } from "#core/settings/shipping-methods.ts";
import type { StatedSettings } from "#core/settings/shop-settings.ts";

/** Returns the findings in the legal data of a shop whose country requires a text. */
function whereMandatory(
	checked: CheckedSite,
	text: MandatoryText,
	find: (data: LegalData) => readonly Place[],
): readonly Place[] {
	return inShop(checked, ({ settings }) =>
		lawOf(settings.tax_country).mandatoryTexts.includes(text) ? find(checked.site.legal) : [],
	);
}

/** Creates a place in the settings of the shop. */
export const inSettings = (
	field: keyof StatedSettings | `${keyof StatedSettings}.${string}`,
	params?: Place["params"],
) => at(shopSettings, field, params);

/** Returns the shipping methods without a price. */
function findUnpricedMethods({ shipping_methods, shipping_methods_config, shipping_cost }: CheckedSettings) {
	const priced = new Set(shipping_methods_config.map(({ name }) => name.trim().toLowerCase()));
	return shipping_cost !== null
		? []
		: shipping_methods.flatMap(({ display_name: name, free, collection }, place) =>
				free || collection || priced.has(name.trim().toLowerCase()) ? [] : [{ name, place }],
			);
}

/** Rules for the shop's settings. */
export const shopRules: readonly Rule[] = [
	{
		id: "tax-rate",
		severity: "error",
		source: "§ 6 (1) no. 1 PAngV",
		find: (checked) =>
			inShop(checked, ({ settings }) =>
				settings.default_tax_percent === null && !settings.small_business
					? [inSettings("default_tax_percent")]
					: [],
			),
	},
	{
		id: "small-business-tax",
		severity: "error",
		source: "§ 14c (2) UStG",
		find: (checked) =>
			inShop(checked, ({ settings }) =>
				settings.small_business && settings.default_tax_percent !== null
					? [inSettings("default_tax_percent")]
					: [],
			),
	},
	{
		id: "mediator",
		severity: "error",
		source: "art. L616-1 Code de la consommation",
		find: (checked) =>
			whereMandatory(checked, "mediator", (legalData) => (legalData.mediator ? [] : [at(legal, "mediator")])),
	},
	{
		id: "host",
		severity: "error",
		source: "art. 1-1 LCEN",
		find: (checked) =>
			whereMandatory(checked, "host", (legalData) => (legalData.host ? [] : [at(legal, "host")])),
	},
	{
		id: "shipping-methods",
		severity: "error",
		source: "§ 312j (1) BGB",
		find: (checked) =>
			whereSold(checked, ({ shipping_methods, shipping_methods_config }) =>
				shipping_methods.length + shipping_methods_config.length === 0
					? [inSettings("shipping_methods")]
					: [],
			),
	},
	{
		id: "shipping-cost",
		severity: "error",
		source: "§ 6 (1) no. 2 PAngV",
		find: (checked) =>
			whereSold(checked, (settings, soldOn) =>
				findUnpricedMethods({
					...settings,
					shipping_cost: settings.shipping_cost ?? settingsIn(settings, soldOn).shipping_cost,
				}).map(({ name, place }) => inSettings(`shipping_methods.${place}`, { name })),
			),
	},
	{
		id: "country-without-shipping",
		severity: "error",
		source: "§ 312j (1) BGB",
		find: (checked) =>
			whereSold(checked, (storedSettings, soldOn) => {
				const settings = settingsIn(storedSettings, soldOn);
				return settings.shipping_countries.flatMap(({ country_code, display_name: name }, place) =>
					deliveryMethod(settings, country_code) ? [] : [inSettings(`shipping_countries.${place}`, { name })],
				);
			}),
	},
	{
		id: "shipping-countries",
		severity: "warning",
		source: "§ 312j (1) BGB",
		find: (checked) =>
			whereSold(checked, ({ shipping_countries, shipping_methods_config }) => {
				const named = shipping_methods_config.some((config) => config.shipping_countries.length > 0);
				return shipping_countries.length > 0 || named ? [] : [inSettings("shipping_countries")];
			}),
	},
	{
		id: "home-country",
		severity: "warning",
		source: "Regulation (EU) 2018/302",
		find: (checked) =>
			whereSold(checked, ({ shipping_countries }) =>
				shipping_countries.length === 0 ||
				shipping_countries.some(({ country_code }) => country_code === checked.country)
					? []
					: [inSettings("shipping_countries", { country: checked.country })],
			),
	},
	{
		id: "standard-tax-rate",
		severity: "warning",
		source: "§ 12 UStG, § 10 UStG 1994, art. 278 CGI, Art. 25 MWSTG",
		find: (checked) =>
			inShop(checked, ({ settings: { default_tax_percent: found, tax_country: country } }) => {
				const standard = lawOf(country).taxPercent;
				return found === null || standard === null || compareDecimals(found, standard) === 0
					? []
					: [inSettings("default_tax_percent", { found, country, standard })];
			}),
	},
	{
		id: "wrapping-off",
		severity: "warning",
		source: null,
		find: (checked) =>
			inShop(checked, ({ settings: { present_wrapping, present_wrapping_price } }) =>
				present_wrapping_price === null || present_wrapping ? [] : [inSettings("present_wrapping")],
			),
	},
	{
		id: "order-service",
		severity: "warning",
		source: "§ 312i (1) no. 3 BGB",
		find: (checked) => whereSold(checked, () => (checked.hasOrderService ? [] : [inSettings("enable_cart")])),
	},
	{
		id: "unused-country",
		severity: "warning",
		source: null,
		find: (checked) =>
			whereSold(checked, (settings) => {
				const { shipping_countries, shipping_methods_config } = settings;
				const listed = new Set(shipping_countries.map(({ country_code }) => country_code));
				return shipping_methods_config.flatMap(({ name, shipping_countries: named }, config) =>
					listed.size === 0 || isCollectionMethod(settings, name)
						? []
						: named.flatMap(({ country_code, display_name }, place) => {
								const field = `shipping_methods_config.${config}.shipping_countries.${place}` as const;
								return listed.has(country_code) ? [] : [inSettings(field, { name, country: display_name })];
							}),
				);
			}),
	},
	{
		id: "maintenance",
		severity: "hint",
		source: null,
		find: (checked) =>
			inShop(checked, ({ settings }) => (settings.maintenance_mode ? [inSettings("maintenance_mode")] : [])),
	},
	{
		id: "consents-preselected",
		severity: "warning",
		source: "EuGH C-673/17, § 25 TDDDG",
		find: ({ site }) => (site.project.consent_preselect ? [at(project, "consent_preselect")] : []),
	},
];
