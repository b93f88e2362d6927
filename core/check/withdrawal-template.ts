import { withoutEszett } from "#core/language/swiss-spelling.ts";
import type { WithdrawalModel } from "#core/legal/withdrawal-models.ts";
import { oncePer } from "#core/shared/once-per.ts";
import { editDistance } from "#core/text/edit-distance.ts";

/** A sentence of the model instructions. `…` stands for text that a shop fills in or may word differently. */
export type ModelSentence = string;

/** Normalizes case, punctuation, white space and the spelling of the country. */
export function normalize(text: string): string {
	return withoutEszett(text)
		.normalize("NFC")
		.toLowerCase()
		.replace(/\[\d+\]/g, " ")
		.replace(/[^\p{L}\p{N}…]+/gu, " ")
		.trim();
}

/** Creates a pattern of a model sentence's fixed words. */
function patternOf(sentence: ModelSentence): RegExp {
	const parts = sentence.split("…").map((part) => normalize(part).replace(/ /g, "\\s+"));
	return new RegExp(parts.join("[\\s\\S]{0,600}?"), "u");
}

/** Returns a model's fixed sentences with their patterns. */
const fixedSentences = oncePer(({ text }: WithdrawalModel) =>
	text
		.replace(/\(\[[^\]]*\]\)|\{[^}]*\}|\[[^\]]*\]/g, "…")
		.split("\n")
		.filter((line) => !line.startsWith("#"))
		.flatMap((line) => line.split(/(?<=[.;])\s+/))
		.filter((sentence) => /\p{L}/u.test(sentence))
		.map((sentence) => ({ sentence: sentence.replace(/[.;]$/, ""), pattern: patternOf(sentence) })),
);

/** A deviation from the model: a missing sentence, and the similar sentence in its place if there is one. */
export interface Deviation {
	readonly sentence: ModelSentence;
	readonly found: string | null;
}

/** The least number of model sentences for a text to count as based on the model. */
const leastMatches = 3;

/** The share of common words at which two sentences count as similar. */
const alike = 0.6;

/** Returns the share of a model sentence's words that another sentence has, allowing spelling mistakes. */
function sharedWords(model: string, sentence: string): number {
	const modelWords = model.split(" ").filter((word) => word !== "…");
	const words = new Set(sentence.split(" "));
	const found = modelWords.filter(
		(word) =>
			words.has(word) ||
			(word.length > 6 &&
				[...words].some((candidate) => candidate.length > 6 && editDistance(candidate, word) < 2)),
	);
	return found.length / modelWords.length;
}

/**
 * Compares instructions with a model. A text in the shop's own words has few sentences of the model and is not
 * compared; its completeness cannot be checked this way.
 */
export function deviationsFrom(
	model: WithdrawalModel,
	text: string,
	sentences: readonly string[],
): readonly Deviation[] {
	const normalizedText = normalize(text);
	const fixed = fixedSentences(model);
	const missing = fixed.filter(({ pattern }) => !pattern.test(normalizedText));
	if (fixed.length - missing.length < leastMatches) return [];
	const normalizedSentences = sentences.map((sentence) => [sentence, normalize(sentence)] as const);
	return missing.map(({ sentence }) => {
		const near = normalizedSentences
			.map(([found, words]) => ({ found, share: sharedWords(normalize(sentence), words) }))
			.toSorted((one, other) => other.share - one.share)[0];
		return { sentence, found: near && near.share >= alike ? near.found : null };
	});
}
