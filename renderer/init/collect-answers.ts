import { lawOf } from "#core/legal/country-law.ts";
import { type Currency, currencies } from "#core/money/currency.ts";
import type { Result } from "#core/shared/result.ts";
import type { InputFault, QuestionName, ShopAnswers } from "#renderer/init/answers.ts";
import { type GivenAnswers, type Question, questions, type ShopPlace } from "#renderer/init/questions.ts";

/** The sources of answers: options and the terminal. */
export interface InputSource {
	/** The answers of options, as text. */
	readonly options: Readonly<Partial<Record<QuestionName, string>>>;
	/** Asks a question at the terminal, with the answer of those who only press Enter; null if nobody can be asked. */
	readonly ask: ((name: QuestionName, initial: string | null) => Promise<string>) | null;
	/** Prints the fault of an answer. */
	report(fault: InputFault): void;
	/** Whether the defaults are taken without asking, and gaps for what has none. */
	readonly takesDefaults: boolean;
	/** Returns the gap for a needed answer that nobody gave, in the main language of the site. */
	gap(name: QuestionName, given: GivenAnswers): string;
}

/** The reason why there are no answers: invalid or missing options. */
export type CollectFault =
	| { readonly kind: "wrong"; readonly name: QuestionName; readonly fault: InputFault }
	| { readonly kind: "missing"; readonly names: readonly QuestionName[] };

/** Asks at the terminal until an answer is accepted. */
async function askFor(
	question: Question,
	initial: string | null,
	given: GivenAnswers,
	{ ask, report }: InputSource,
) {
	for (;;) {
		const text = (await ask?.(question.name, initial))?.trim() || (initial ?? "");
		const parsed = question.parse(text, given);
		if (parsed.ok) return parsed.value;
		report(parsed.error);
	}
}

const currencyOf = (country: string): Currency =>
	currencies.find((currency) => currency === lawOf(country).currency) ?? "EUR";

/** Collects the answers in the order of the questions: from options, then the terminal, then the defaults. */
export async function collectAnswers(
	source: InputSource,
	place: ShopPlace,
): Promise<Result<ShopAnswers, CollectFault>> {
	const given: Partial<Record<QuestionName, unknown>> = {};
	const missing: QuestionName[] = [];
	for (const question of questions) {
		const { name } = question;
		const soFar = given as GivenAnswers;
		const option = source.options[name]?.trim();
		const initial = question.initial(soFar, place);
		const isAsked = source.ask !== null && !source.takesDefaults;
		if (option === undefined && isAsked) {
			given[name] = await askFor(question, initial, soFar, source);
			continue;
		}
		const text = option ?? initial;
		if (text === null) {
			if (source.takesDefaults) given[name] = source.gap(name, soFar);
			else missing.push(name);
			continue;
		}
		const parsed = question.parse(text, soFar);
		if (!parsed.ok) return { ok: false, error: { kind: "wrong", name, fault: parsed.error } };
		given[name] = parsed.value;
	}
	if (missing.length > 0) return { ok: false, error: { kind: "missing", names: missing } };
	const answers = given as unknown as Omit<ShopAnswers, "currency">;
	return { ok: true, value: { ...answers, currency: currencyOf(answers.country) } };
}
