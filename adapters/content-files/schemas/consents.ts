import * as v from "valibot";
import {
	flag,
	language,
	optionalText,
	optionalTranslationsOf,
	optionalWebAddress,
	strict,
	text,
} from "#adapters/content-files/schemas/fields.ts";
import { because } from "#adapters/content-files/schemas/message.ts";
import { defaultLanguage } from "#core/shared/language.ts";
import type { ConsentTranslation, ManagedConsent } from "#core/site/consent-entry.ts";

const entry = strict({
	display_name: optionalText,
	description: optionalText,
	link: optionalWebAddress,
	default_on: flag(false),
	function_id: text,
	translations: optionalTranslationsOf(
		strict({ language, display_name: text, description: text, link: optionalWebAddress }),
	),
});

/** What stands at the entry itself is written in the default language. */
function languagesOf(checked: v.InferOutput<typeof entry>): readonly ConsentTranslation[] {
	const { display_name, description, link, translations } = checked;
	if (display_name === null || description === null) return translations;
	return [{ language: defaultLanguage, display_name, description, link }, ...translations];
}

/** An entry says its name and description itself, in its translations, or both in different languages. */
const complete = v.rawCheck<v.InferOutput<typeof entry>>(({ dataset, addIssue }) => {
	if (!dataset.typed) return;
	const { value } = dataset;
	const missing = (["display_name", "description"] as const).filter((name) => value[name] === null);
	const required = value.translations.length === 0 || missing.length === 1 ? missing : [];
	for (const name of required) {
		const path = [{ type: "object", origin: "value", input: { ...value }, key: name, value: null }] as const;
		addIssue({ message: because("content.field.missing", { name }), path: [...path] });
	}
	if (missing.length === 0 && value.translations.some((other) => other.language === defaultLanguage))
		addIssue({ message: because("content.language.twice", { language: defaultLanguage }) });
});

/** consents.json; what the content adds is translated and starts ungiven and unlocked (specification 3). */
export const consentsSchema: v.GenericSchema<unknown, readonly ManagedConsent[]> = v.array(
	v.pipe(
		entry,
		complete,
		v.transform((checked) => ({
			default_on: checked.default_on,
			function_id: checked.function_id,
			translations: languagesOf(checked),
		})),
	),
);
