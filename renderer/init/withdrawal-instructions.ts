import type { Language } from "#core/language/language.ts";
import { spelledFor } from "#core/language/swiss-spelling.ts";
import { withdrawalModel, withdrawalSample } from "#core/legal/withdrawal-models.ts";
import { withdrawalPath } from "#core/routes/built-in-paths.ts";
import { cityLine } from "#core/site/address-country.ts";
import type { ShopAnswers } from "#renderer/init/answers.ts";

/** Returns what the shop fills into a bracket of the law's model. */
function filled(bracket: string, answers: ShopAnswers, language: Language): string {
	const { owner, name, street, postcode, town, phone, email, domain } = answers;
	// The model offers two sentences on the costs of the return; customers pay them, as the shop's settings say.
	const costs = /^[„«]\s?[^“»]*[“»]\s\p{L}+\s[„«]\s?([^“»]*?)\s?[“»]$/u.exec(bracket)?.[1];
	if (costs !== undefined) return costs;
	if (/^(?:Internetadresse|adresse du site)/u.test(bracket)) {
		const path = withdrawalPath(language, answers.languages[0] ?? language);
		return `[${domain}${path}](${path})`;
	}
	const address = `${owner}, ${name}, ${street}, ${cityLine(postcode, town, null)}`;
	return /telefon|téléphone|telephone/iu.test(bracket)
		? `${address}, ${phone}, ${email}`
		: `${address}, ${email}`;
}

/**
 * Returns the law's model of the instructions on withdrawal in a language, filled in for the shop; blank if the law gives none in that
 * language.
 */
export function withdrawalInstructions(answers: ShopAnswers, language: Language): string {
	const model = withdrawalModel(language, (country) => country === answers.country);
	if (!model) return "";
	const sample = spelledFor(answers.country, language, withdrawalSample(model));
	return sample.replace(/(?<!\[)\[([^[\]]+)\](?!\()/g, (_, bracket: string) =>
		filled(bracket, answers, language),
	);
}
