import { expect, it } from "vitest";
import { createLogCollector } from "#renderer/site/log-collector.ts";
import { loggerSuite } from "#tests/adapters/port-suites/logger.ts";

loggerSuite("the build", () => {
	const { logger, takeNotes } = createLogCollector();
	return { logger, keys: () => takeNotes().map(({ key }) => key) };
});

it("keeps one of several equal notes, and returns each once", () => {
	const { logger, takeNotes } = createLogCollector();
	for (let page = 0; page < 3; page++) logger.note("phone.invalid", { raw: "x" });
	expect(takeNotes()).toEqual([{ key: "phone.invalid", details: { raw: "x" } }]);
	expect(takeNotes()).toEqual([]);
});
