import { join, relative } from "node:path";
import { fail, type Result, succeed } from "#core/shared/result.ts";
import { programDirectory } from "#renderer/bundler/program-directory.ts";
import { parseInitOptions } from "#renderer/cli/init-options.ts";
import { commandErrorText, createMessages, type Messages, withCode } from "#renderer/cli/messages.ts";
import { askAtTerminal, isAtTerminal } from "#renderer/cli/terminal.ts";
import { type InputFault, optionOf, type QuestionName, type ShopAnswers } from "#renderer/init/answers.ts";
import { type CollectFault, collectAnswers, type InputSource } from "#renderer/init/collect-answers.ts";
import { hasBrokenPackage, mergeWithExisting, obstaclesIn } from "#renderer/init/existing-files.ts";
import { programSource } from "#renderer/init/program-source.ts";
import type { GivenAnswers } from "#renderer/init/questions.ts";
import { shopFiles } from "#renderer/init/shop-files.ts";
import type { GapText } from "#renderer/init/template-values.ts";
import { writeFolder } from "#renderer/init/write-folder.ts";
import manifest from "../../package.json" with { type: "json" };

/** The environment of the command. */
export interface InitEnvironment {
	/** Whether somebody can be asked. */
	readonly isTerminal: boolean;
	/** The country of the user's locale; null if it names none. */
	readonly country: string | null;
	/** The folder of the templates. */
	readonly templates: string;
	/** The folder of the package that runs the command. */
	readonly packageFolder: string;
	/** Asks at the terminal. */
	ask(question: string): Promise<string>;
}

/** Returns the country of a POSIX locale such as "de_AT.UTF-8"; null if it names none. */
export function countryOfLocale(environment: Readonly<Record<string, string | undefined>>): string | null {
	const locale = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || "";
	return /^[a-z]{2}_([A-Z]{2})/.exec(locale)?.[1] ?? null;
}

/** Returns the surroundings of this process. */
export function processEnvironment(): InitEnvironment {
	return {
		isTerminal: isAtTerminal(),
		country: countryOfLocale(process.env),
		templates: join(programDirectory, "init"),
		packageFolder: join(programDirectory, "../.."),
		ask: askAtTerminal,
	};
}

function inputFaultText({ key, params }: InputFault, messages: Messages): string {
	return withCode(messages(key, params), key);
}

function faultText(fault: CollectFault, messages: Messages): string {
	if (fault.kind === "wrong") return `${optionOf(fault.name)}: ${inputFaultText(fault.fault, messages)}`;
	const named = fault.names.map(optionOf).join(", ");
	return commandErrorText("init.missing", { options: named }, messages);
}

const gapText: GapText = (name, language) => `[[${createMessages(language)(`init.gap.${name}`)}]]`;

function inputSource(
	options: { readonly yes: boolean; readonly answers: InputSource["options"] },
	{ isTerminal, ask }: InitEnvironment,
	messages: Messages,
): InputSource {
	return {
		options: options.answers,
		takesDefaults: options.yes,
		report: (fault) => console.error(inputFaultText(fault, messages)),
		ask: isTerminal
			? (name, initial) =>
					ask(`${messages(`init.ask.${name}`)}${(initial ?? "") === "" ? "" : ` (${initial})`}: `)
			: null,
		gap: (name: QuestionName, { languages = [] }: GivenAnswers) => gapText(name, languages[0] ?? "en"),
	};
}

/** Returns the folder to write, if nothing in it is in the way. */
function freeFolder(given: string | null, messages: Messages): Result<string, string> {
	if (given === null) return fail(commandErrorText("init.noDirectory", {}, messages));
	const found = obstaclesIn(given);
	const shown = found.slice(0, 5).join(", ") + (found.length > 5 ? ", …" : "");
	if (found.length > 0)
		return fail(commandErrorText("init.notEmpty", { directory: given, found: shown }, messages));
	return hasBrokenPackage(given)
		? fail(commandErrorText("init.packageFile", { directory: given }, messages))
		: succeed(given);
}

/** The written shop. */
interface WrittenShop {
	readonly directory: string;
	readonly answers: ShopAnswers;
	readonly fileCount: number;
	/** The version of Facette in its `package.json`. */
	readonly facette: string;
}

function report({ directory, answers, fileCount, facette }: WrittenShop, messages: Messages): void {
	const folder = relative(process.cwd(), directory) || ".";
	console.log(messages("init.written", { files: fileCount, directory: folder }));
	if (facette.startsWith("file:")) console.log(messages("init.source", { source: facette }));
	console.log(messages("init.next", { directory: folder }));
	if (answers.shop) console.log(messages("init.legal"));
}

/** Runs `facette init DIR`: writes a new shop into a folder without other files than those of a new project. */
export async function initCommand(
	args: readonly string[],
	messages: Messages,
	environment = processEnvironment(),
): Promise<number> {
	const options = parseInitOptions(args);
	if (!options.ok) {
		console.error(commandErrorText(options.error.key, options.error.params, messages));
		return 1;
	}
	if (options.value.help) {
		console.log(messages("init.help"));
		return 0;
	}
	const folder = freeFolder(options.value.directory, messages);
	if (!folder.ok) {
		console.error(folder.error);
		return 1;
	}
	const source = inputSource(options.value, environment, messages);
	const answers = await collectAnswers(source, { directory: folder.value, country: environment.country });
	if (!answers.ok) {
		console.error(faultText(answers.error, messages));
		return 1;
	}
	const facette = programSource(environment.packageFolder, manifest.version, folder.value);
	const files = shopFiles(answers.value, environment.templates, gapText, { facette });
	writeFolder(folder.value, mergeWithExisting(folder.value, files));
	report({ directory: folder.value, answers: answers.value, fileCount: files.size, facette }, messages);
	return 0;
}
