import * as v from "valibot";
import { entity } from "#core/content/entity.ts";
import {
	type Field,
	type FieldInfo,
	type Fields,
	type FolderContext,
	field,
	optional,
	type Schema,
	type ValuesOf,
	withDefault,
} from "#core/content/field.ts";
import { boolean, formattedText, inOwnLanguage, text } from "#core/content/fields.ts";
import { labelledChoice } from "#core/content/labelled-choice.ts";
import { orEmpty, strictObject, translations } from "#core/content/structures.ts";

const label = text({
	de: ["Name", `Die Beschriftung. ${inOwnLanguage.de}`],
	en: ["Name", `The label. ${inOwnLanguage.en}`],
	source: "3",
});

const labels = translations(
	{ display_name: text({ de: ["Name", "Die Beschriftung."], en: ["Name", "The label."] }) },
	"any",
	{
		de: ["Übersetzungen", "Die Beschriftung in den anderen Sprachen."],
		en: ["Translations", "The label in the other languages."],
		source: "3",
	},
);

/** The networks of social menu items; googleplus is accepted but never shown (R-NAV-07). */
export type SocialMedia = "facebook" | "googleplus" | "instagram" | "other";

const ownFields = {
	display_name: label,
	translations: labels,
	path: optional(
		text({
			de: ["Pfad", "Der Pfad der Seite in der Hauptsprache der Website, z. B. /uhren."],
			en: ["Path", "The page's path in the site's main language, e.g. /uhren."],
			source: "3",
		}),
	),
	path_prefix: boolean(false, {
		de: ["Pfad fortsetzen", "Ob der Pfad den des Eintrags darüber fortsetzt."],
		en: ["Continue path", "Whether the path continues that of the entry above."],
		source: "3",
	}),
	external_path: optional(
		formattedText("link", {
			de: ["Externe Adresse", "Eine Adresse außerhalb der Website; sie geht dem Pfad vor."],
			en: ["External address", "An address outside the website; it wins over the path."],
			source: "3",
		}),
	),
	anchor: optional(
		text({
			de: ["Anker", "Eine Überschrift der Seite, ohne #."],
			en: ["Anchor", "A heading of the page, without #."],
			source: "3",
		}),
	),
	type: optional(
		text({
			de: ["Art", "Z. B. category; für das Aussehen des Eintrags."],
			en: ["Type", "e.g. category; for the entry's look."],
			source: "3",
		}),
	),
	position: withDefault(
		labelledChoice(
			{
				primary: { de: "Hauptmenü", en: "Main menu" },
				social: { de: "Soziale Netzwerke", en: "Social networks" },
			},
			{
				de: ["Ort", "{primary}, oder {social}: die Symbole der Kopfzeile."],
				en: ["Position", "{primary}, or {social}: the icons of the header."],
				source: "3",
			},
		),
		"primary",
	),
	media: optional(
		labelledChoice<SocialMedia>(
			{
				facebook: { de: "Facebook", en: "Facebook" },
				googleplus: { de: "Google+", en: "Google+" },
				instagram: { de: "Instagram", en: "Instagram" },
				other: { de: "Anderes", en: "Other" },
			},
			{
				de: ["Netzwerk", "Welches Symbol ein Eintrag der Netzwerke hat."],
				en: ["Network", "Which icon a social entry has."],
				source: "3",
			},
		),
	),
} as const satisfies Fields;

/** An entry of a menu (specification 3, "Menu item"). Its own name applies in languages without a translation. */
export interface MenuItem extends ValuesOf<typeof ownFields> {
	readonly sub: readonly MenuItem[];
	readonly groups: readonly MenuGroup[];
}

const groupFields = {
	display_name: text({
		de: ["Name", `Die Überschrift. ${inOwnLanguage.de}`],
		en: ["Name", `The heading. ${inOwnLanguage.en}`],
		source: "3",
	}),
	translations: labels,
} as const satisfies Fields;

/** A named list within a dropdown. */
export interface MenuGroup extends ValuesOf<typeof groupFields> {
	readonly sub: readonly MenuItem[];
}

/** Creates a field for entries within an entry. The schema is created only when needed because it is recursive. */
function nestedEntries<Entry>(
	to: { readonly entity: string; readonly by: string },
	entry: (context: FolderContext) => Schema<Entry>,
	info: FieldInfo,
	isRequired = false,
): Field<readonly Entry[]> {
	return field<readonly Entry[]>("children", info, {
		to,
		required: isRequired,
		schema: (context) => {
			const entries = v.array(v.lazy(() => entry(context)));
			return isRequired ? entries : orEmpty(entries);
		},
	});
}

const itemSchema = (context: FolderContext): Schema<MenuItem> => strictObject(menuItem.fields, context);
const groupSchema = (context: FolderContext): Schema<MenuGroup> => strictObject(menuGroup.fields, context);

const below = { entity: "menu_item", by: "parent" };

/** menus.json (R-NAV-07). */
export const menuItem = entity({
	collection: "menu_item",
	icon: "menu",
	file: "menus.json",
	isNeeded: true,
	de: ["Menüpunkt", "Ein Eintrag des Menüs."],
	en: ["Menu item", "An entry of the menu."],
	display: "{{display_name}}",
	identity: { by: "place" },
	isOrdered: true,
	fields: {
		...ownFields,
		sub: nestedEntries(below, itemSchema, {
			de: ["Unterpunkte", "Einträge unter diesem."],
			en: ["Sub-items", "Entries below this one."],
			source: "3",
		}),
		groups: nestedEntries({ entity: "menu_group", by: "menu_item" }, groupSchema, {
			de: ["Gruppen", "Gruppen von Einträgen, die sich unter diesem öffnen."],
			en: ["Groups", "Groups of entries that open below this one."],
			source: "3",
		}),
	},
});

/** A group of entries below a menu entry. */
export const menuGroup = entity({
	collection: "menu_group",
	file: null,
	de: ["Menügruppe", "Eine Gruppe von Einträgen, die sich unter einem Eintrag des Menüs öffnet."],
	en: ["Menu group", "A group of entries that opens below an entry of the menu."],
	display: "{{display_name}}",
	identity: { by: "place" },
	isOrdered: true,
	fields: {
		...groupFields,
		sub: nestedEntries(
			{ entity: "menu_item", by: "menu_group" },
			itemSchema,
			{
				de: ["Menüpunkte", "Die Einträge der Gruppe."],
				en: ["Menu items", "The entries of the group."],
				source: "3",
			},
			true,
		),
	},
});
