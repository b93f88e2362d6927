import { expect, it } from "vitest";
import { createConsoleLogger } from "#adapters/console-logger/console-logger.ts";
import { loggerSuite } from "#tests/adapters/port-suites/logger.ts";

function open() {
	const lines: unknown[][] = [];
	const logger = createConsoleLogger({ info: (...line: unknown[]) => void lines.push(line) });
	return { logger, lines, keys: () => lines.map(([key]) => String(key)) };
}

loggerSuite("the console", open);

it("prints details next to the key, if there are any", () => {
	const { logger, lines } = open();
	logger.note("phone.invalid", { raw: "x" });
	logger.note("anchor.missing");
	expect(lines).toEqual([["phone.invalid", { raw: "x" }], ["anchor.missing"]]);
});
