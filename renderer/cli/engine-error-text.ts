import { commandErrorText, type Messages } from "#renderer/cli/messages.ts";
import { EngineError } from "#renderer/engines/engine-error.ts";
import { type FileWriter, OutsideOutputError, SharedFileError } from "#renderer/output/file-owners.ts";

function writerText({ engine, page }: FileWriter, messages: Messages): string {
	if (engine === null) return messages("engine.writer.program");
	return messages(page === null ? "engine.writer.site" : "engine.writer.page", { engine, page });
}

/** Returns an engine's error as a sentence in the user's language; null for any other error. */
export function engineErrorText(error: unknown, messages: Messages): string | null {
	if (error instanceof EngineError)
		return commandErrorText(`engine.${error.problem}`, { engine: error.engine, ...error.details }, messages);
	if (error instanceof OutsideOutputError)
		return commandErrorText("engine.outside", { engine: error.engine, path: error.path }, messages);
	if (!(error instanceof SharedFileError)) return null;
	const [first, second] = error.writers.map((writer) => writerText(writer, messages));
	return commandErrorText("engine.shared", { path: error.path, first, second }, messages);
}
