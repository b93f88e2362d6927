import { describe, expect, it } from "vitest";
import { createMemoryLogger } from "#adapters/memory/logger.ts";

describe("createMemoryLogger", () => {
	it("keeps notes in order with their details, apart from any other logger's", () => {
		const logger = createMemoryLogger();
		logger.note("phone.invalid", { raw: "x" });
		logger.note("anchor.missing");
		expect(logger.notes).toEqual([
			{ key: "phone.invalid", details: { raw: "x" } },
			{ key: "anchor.missing", details: {} },
		]);
		expect(createMemoryLogger().notes).toEqual([]);
	});
});
