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
import type { Entity } from "#core/content/entity.ts";
import { personalization, sizeGuide } from "#core/content/personalization.ts";
import { project } from "#core/content/project.ts";
import { attributeGroup, category } from "#core/content/shop-lists.ts";
import { shopSettings } from "#core/content/shop-settings.ts";
import { consent } from "#core/content/site-lists.ts";
import { ownTextLanguage } from "#core/language/language.ts";
import type { ContentId } from "#core/shared/branded.ts";

/** Returns the texts of the settings in the shop's first language and in the others. */
function settingsTexts({ site, languages }: TextSite): readonly TextSource[] {
	if (!site.shop) return [];
	const { settings, settings_translations } = site.shop;
	const { call_to_action_text, global_footer, bank_details, size_change, payment_methods, shipping_methods } =
		settings;
	const { shop_closures } = settings;
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
		...nestedTexts(shopSettings, null, { shop_closures }),
	];
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Returns the translated texts at every depth of an item, e.g. those of an attribute's values. */
function nestedTexts(
	entity: Entity,
	id: ContentId | null,
	item: object,
	path: readonly string[] = [],
): readonly TextSource[] {
	return Object.entries(item).flatMap(([name, part]: readonly [string, unknown]) => {
		if (!isObject(part)) return [];
		const field = [...path, name];
		return name === "translations" && Array.isArray(part)
			? translatedTexts(entity, id, part, field.join("."))
			: nestedTexts(entity, id, part, field);
	});
}

/** Returns the texts of the items of a list, which have ids. */
const textsOfItems = (entity: Entity, items: readonly { readonly id: ContentId }[] = []) =>
	items.flatMap((item) => nestedTexts(entity, item.id, item));

/**
 * Returns the texts of categories, attributes and their values, settings, lists, notices, opening hours and consents. Names in
 * menus are not read.
 */
export function sharedTexts(checked: TextSite): readonly SiteText[] {
	const { shop, branches, consents, project: ownProject } = checked.site;
	const { notices, appointment_reasons } = ownProject;
	const items = [
		...textsOfItems(category, shop?.categories),
		...textsOfItems(attributeGroup, shop?.attributes),
		...textsOfItems(personalization, shop?.personalizations),
		...textsOfItems(sizeGuide, shop?.size_guides),
		...settingsTexts(checked),
		...translatedTexts(project, null, ownProject.translations),
		...nestedTexts(project, null, { notices, appointment_reasons }),
		...textsOfItems(branch, branches),
		...nestedTexts(consent, null, consents),
	];
	return items.map((text) => readText(checked, { kind: "shop", ...text }));
}
