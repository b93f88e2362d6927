import { vi } from "vitest";
import { importCommand } from "#renderer/cli/import-command.ts";
import { createMessages } from "#renderer/cli/messages.ts";

/** Runs `facette import`; returns its status and what it printed. */
export async function runImport(...args: readonly string[]) {
	const printed: string[] = [];
	for (const stream of ["log", "error"] as const)
		vi.spyOn(console, stream).mockImplementation((line: string) => printed.push(line));
	vi.spyOn(process.stderr, "write").mockImplementation(() => true);
	try {
		return { status: await importCommand(args, createMessages("en")), printed: printed.join("\n") };
	} finally {
		vi.restoreAllMocks();
	}
}
