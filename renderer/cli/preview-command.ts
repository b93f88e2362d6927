import { commandErrorText, type Messages } from "#renderer/cli/messages.ts";
import type { CommandLine } from "#renderer/cli/options.ts";
import { PortTakenError } from "#renderer/preview/listen.ts";
import { createPreviewServer } from "#renderer/preview/preview-server.ts";
import { SiteMissingError } from "#renderer/preview/site-folder.ts";

/** Waits for an interrupt or termination signal. */
export function untilInterrupted(): Promise<void> {
	return new Promise((resolve) => {
		process.once("SIGINT", () => resolve());
		process.once("SIGTERM", () => resolve());
	});
}

/** Runs `facette preview` until it is interrupted; the exit status is 1 if it cannot start. */
export async function previewCommand(options: CommandLine, messages: Messages): Promise<number> {
	const server = createPreviewServer({
		directory: options.outputDirectory,
		logger: { note: (key, details) => console.error(key, details ?? {}) },
	});
	try {
		const { url } = await server.listen(options.port);
		console.log(messages("preview.serving", { url }));
	} catch (error) {
		if (error instanceof PortTakenError)
			console.error(commandErrorText("preview.port", { port: error.port }, messages));
		else if (error instanceof SiteMissingError)
			console.error(commandErrorText("preview.missing", { directory: error.directory }, messages));
		else throw error;
		return 1;
	}
	await untilInterrupted();
	await server.close();
	return 0;
}
