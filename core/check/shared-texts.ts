import {
	nameOfField,
	readText,
	type SiteText,
	stringsIn,
	type TextSite,
	type TextSource,
	translatedTexts,
} from "#core/check/read-text.ts";
import { at, type Place } from "#core/check/rule.ts";
import { branch } from "#core/content/branch.ts";
import { personalization, sizeGuide } from "#core/content/personalization.ts";
import { project } from "#core/content/project.ts";
import { attributeGroup, category } from "#core/content/shop-lists.ts";
import { shopSettings } from "#core/content/shop-settings.ts";
import { consent } from "#core/content/site-lists.ts";
import { ownTextLanguage } from "#core/language/language.ts";

/** Returns the texts of the settings in the shop's first language and in the others. */
function settingsTexts({ site, languages }: TextSite): readonly TextSource[] {
	if (!site.shop) return [];
	const { settings, settings_translations } = site.shop;
	const { call_to_action_text, global_footer, bank_details, size_change, payment_methods, shipping_methods } =
		settings;
	const firstLanguageTexts = stringsIn({
		call_to_action_text,
		global_footer,
		bank_details,
		size_change,
		payment_methods,
		shipping_methods,
	});
	return [
		...firstLanguageTexts.map(([source, field]) => ({
			source,
			language: ownTextLanguage(languages),
			name: nameOfField(field),
			place: (params: Place["params"]) => at(shopSettings, field, params),
		})),
		...translatedTexts(shopSettings, null, settings_translations),
	];
}

/** Returns the texts of categories, settings, lists, opening hours and consents. */
export function sharedTexts(checked: TextSite): readonly SiteText[] {
	const { site } = checked;
	const { shop, branches, consents } = site;
	const items = [
		...(shop?.categories ?? []).flatMap(({ id, translations }) =>
			translatedTexts(category, id, translations),
		),
		...(shop?.attributes ?? []).flatMap(({ id, translations }) =>
			translatedTexts(attributeGroup, id, translations),
		),
		...(shop?.personalizations ?? []).flatMap(({ id, translations }) =>
			translatedTexts(personalization, id, translations),
		),
		...(shop?.size_guides ?? []).flatMap(({ id, translations }) =>
			translatedTexts(sizeGuide, id, translations),
		),
		...settingsTexts(checked),
		...translatedTexts(project, null, site.project.translations),
		...branches.flatMap(({ id, opening_periods }) =>
			opening_periods.flatMap(({ translations }, place) =>
				translatedTexts(branch, id, translations, `opening_periods.${place}.translations`),
			),
		),
		...consents.flatMap(({ translations }) => translatedTexts(consent, null, translations)),
	];
	return items.map((text) => readText(checked, { kind: "shop", ...text }));
}
