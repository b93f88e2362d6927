import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { fail, type Result, succeed } from "#core/shared/result.ts";
import { initTable } from "#renderer/cli/option-tables.ts";
import { faultOf, type OptionFault } from "#renderer/cli/options.ts";
import { optionOf, type QuestionName } from "#renderer/init/answers.ts";
import { questions } from "#renderer/init/questions.ts";

/** The command line of `facette init`. */
export interface InitOptions {
	/** Absolute; null if it was not given. */
	readonly directory: string | null;
	/** Whether to take the defaults without asking. */
	readonly yes: boolean;
	readonly help: boolean;
	/** The answers that options give, as text. */
	readonly answers: Readonly<Partial<Record<QuestionName, string>>>;
}

const texts = questions.map(({ name }) => name).filter((name) => name !== "shop");
const flagOf = (name: QuestionName) => optionOf(name).slice(2);
const options = {
	...Object.fromEntries(texts.map((name) => [flagOf(name), { type: "string" as const }])),
	...initTable,
};

/** Parses the command line behind `facette init`; errors are returned, never thrown. */
export function parseInitOptions(args: readonly string[]): Result<InitOptions, OptionFault> {
	let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>;
	try {
		parsed = parseArgs({ args: [...args], allowPositionals: true, options });
	} catch (error) {
		return fail(faultOf(error, Object.keys(options), "init"));
	}
	const { values, positionals } = parsed;
	const [directory = null, ...others] = positionals;
	if (others.length > 0) return fail({ key: "init.directories", params: { found: positionals.join(" ") } });
	const given = texts.flatMap((name) => {
		const text: unknown = Object(values)[flagOf(name)];
		return typeof text === "string" ? [[name, text] as const] : [];
	});
	const shop = values["no-shop"] ? "no" : values.shop ? "yes" : undefined;
	return succeed({
		directory: directory === null ? null : resolve(directory),
		yes: values.yes === true,
		help: values.help === true,
		answers: { ...Object.fromEntries(given), ...(shop === undefined ? {} : { shop }) },
	});
}
