import * as v from "valibot";
import {
	choice,
	flag,
	language,
	optionalAddress,
	optionalList,
	optionalText,
	optionalTranslationsOf,
	strict,
	text,
} from "#adapters/content-files/schemas/fields.ts";
import type { MenuGroup, MenuItem } from "#core/site/menu.ts";

const translations = optionalTranslationsOf(strict({ language, display_name: text }));

const position = v.pipe(
	v.nullish(choice(["primary", "social"]), "primary"),
	v.transform((value) => value ?? "primary"),
);

const item: v.GenericSchema<unknown, MenuItem> = strict({
	display_name: text,
	translations,
	path: optionalText,
	path_prefix: flag(false),
	external_path: optionalAddress,
	anchor: optionalText,
	type: optionalText,
	position,
	media: v.nullish(choice(["facebook", "googleplus", "instagram", "other"]), null),
	sub: optionalList(v.lazy((): v.GenericSchema<unknown, MenuItem> => item)),
	groups: optionalList(v.lazy((): v.GenericSchema<unknown, MenuGroup> => group)),
});

const group: v.GenericSchema<unknown, MenuGroup> = strict({
	display_name: text,
	translations,
	sub: v.array(v.lazy((): v.GenericSchema<unknown, MenuItem> => item)),
});

/** menus.json (R-NAV-07). */
export const menusSchema: v.GenericSchema<unknown, readonly MenuItem[]> = v.array(item);
