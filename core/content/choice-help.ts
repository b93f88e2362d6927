import type { ChoiceLabel, FieldInfo } from "#core/content/field.ts";

/** A field's help text with the labels of its values. */
interface ChoiceInfo extends Pick<FieldInfo, "de" | "en"> {
	readonly choiceLabels?: Readonly<Record<string, ChoiceLabel>>;
}

/** A help text in each language of editors. */
type Help = ChoiceLabel;

/** Replaces the values of a field that its help text names in braces, e.g. "{used}". */
function withValues(
	{ de, en, choiceLabels = {} }: ChoiceInfo,
	write: (value: string, label: string) => string,
): Help {
	const inLanguage = (help: string, language: keyof Help) =>
		help.replaceAll(/\{([\w-]+)\}/g, (found, value: string) => {
			const label = Object.hasOwn(choiceLabels, value) ? choiceLabels[value] : undefined;
			return label ? write(value, label[language]) : found;
		});
	return { de: inLanguage(de[1], "de"), en: inLanguage(en[1], "en") };
}

/** Returns the help text of a field for editors, who choose values by their labels. */
export function helpWithLabels(info: ChoiceInfo): Help {
	return withValues(info, (_, label) => label);
}

/** Returns the help text of a field for those who write values in files: each with its label where that says more. */
export function helpWithValues(info: ChoiceInfo): Help {
	return withValues(info, (value, label) =>
		label.toLowerCase() === value.toLowerCase() ? value : `${value} (${label})`,
	);
}
