import { describe, expect, it } from "vitest";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { loggerSuite } from "#tests/adapters/port-suites/logger.ts";

loggerSuite("the memory", () => {
	const logger = createMemoryLogger();
	return { logger, keys: () => logger.notes.map(({ key }) => key) };
});

describe("createMemoryLogger", () => {
	it("keeps the details of notes", () => {
		const logger = createMemoryLogger();
		logger.note("phone.invalid", { raw: "x" });
		logger.note("anchor.missing");
		expect(logger.notes.map(({ details }) => details)).toEqual([{ raw: "x" }, {}]);
	});
});
