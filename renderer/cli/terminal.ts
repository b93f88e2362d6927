import { createInterface } from "node:readline/promises";

/** Returns whether somebody can be asked. */
export function isAtTerminal(): boolean {
	return process.stdin.isTTY === true && process.stdout.isTTY === true;
}

/** Asks at the terminal; returns the answer. */
export async function askAtTerminal(question: string): Promise<string> {
	const terminal = createInterface({ input: process.stdin, output: process.stdout });
	try {
		return await terminal.question(question);
	} finally {
		terminal.close();
	}
}
