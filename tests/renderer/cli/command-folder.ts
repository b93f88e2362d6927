import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished, vi } from "vitest";

/** Creates a folder for a command, and collects the lines that the command prints; both end with the test. */
export function createCommandFolder(): { readonly folder: string; readonly printed: string[] } {
	const folder = mkdtempSync(join(tmpdir(), "facette-command-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	onTestFinished(() => void vi.restoreAllMocks());
	const printed: string[] = [];
	const print = (text: string) => void printed.push(text);
	vi.spyOn(console, "log").mockImplementation(print);
	vi.spyOn(console, "error").mockImplementation(print);
	return { folder, printed };
}
