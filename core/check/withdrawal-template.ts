import type { WithdrawalModel } from "#core/legal/withdrawal-models.ts";
import { oncePer } from "#core/shared/once-per.ts";
import { editDistance } from "#core/text/edit-distance.ts";

/** A sentence of model instructions on withdrawal; `…` stands for what a shop fills in or may word otherwise. */
export type ModelSentence = string;

/** A text without what does not change its meaning: case, punctuation, kinds of space. */
export function normalized(text: string): string {
	return text
		.normalize("NFC")
		.toLowerCase()
		.replace(/\[\d+\]/g, " ")
		.replace(/[^\p{L}\p{N}…]+/gu, " ")
		.trim();
}

/** Turns a sentence of the model into a pattern of the words that it fixes. */
function patternOf(sentence: ModelSentence): RegExp {
	const parts = sentence.split("…").map((part) => normalized(part).replace(/ /g, "\\s+"));
	return new RegExp(parts.join("[\\s\\S]{0,600}?"), "u");
}

/** The sentences that a model fixes, each with its pattern. */
const fixedSentences = oncePer(({ text }: WithdrawalModel) =>
	text
		.replace(/\(\[[^\]]*\]\)|\{[^}]*\}|\[[^\]]*\]/g, "…")
		.split("\n")
		.filter((line) => !line.startsWith("#"))
		.flatMap((line) => line.split(/(?<=[.;])\s+/))
		.filter((sentence) => /\p{L}/u.test(sentence))
		.map((sentence) => ({ sentence: sentence.replace(/[.;]$/, ""), pattern: patternOf(sentence) })),
);

/** How a text deviates from the model: a sentence that it lacks, with what it says instead where one is alike. */
export interface Deviation {
	readonly sentence: ModelSentence;
	readonly found: string | null;
}

/** Sentences of the model that a text must have before it is taken for the model at all. */
const leastMatches = 3;

/** Part of the words that two sentences share from which one is taken for the other. */
const alike = 0.6;

/** The share of the words of a model's sentence that a sentence has, spelling mistakes apart. */
function sharedWords(model: string, sentence: string): number {
	const wanted = model.split(" ").filter((word) => word !== "…");
	const words = new Set(sentence.split(" "));
	const found = wanted.filter(
		(word) =>
			words.has(word) ||
			(word.length > 6 && [...words].some((own) => own.length > 6 && editDistance(own, word) < 2)),
	);
	return found.length / wanted.length;
}

/**
 * Compares instructions with a model as a whole. A text in the shop's own words, which has few sentences of the model, is not
 * compared: whether it says all that the law asks for no comparison shows.
 */
export function deviationsFrom(
	model: WithdrawalModel,
	text: string,
	sentences: readonly string[],
): readonly Deviation[] {
	const whole = normalized(text);
	const fixed = fixedSentences(model);
	const missing = fixed.filter(({ pattern }) => !pattern.test(whole));
	if (fixed.length - missing.length < leastMatches) return [];
	const own = sentences.map((sentence) => [sentence, normalized(sentence)] as const);
	return missing.map(({ sentence }) => {
		const near = own
			.map(([found, words]) => ({ found, share: sharedWords(normalized(sentence), words) }))
			.toSorted((one, other) => other.share - one.share)[0];
		return { sentence, found: near && near.share >= alike ? near.found : null };
	});
}
