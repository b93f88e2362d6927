import { describe, expect, it } from "vitest";
import type { Logger } from "#core/platform/logger.ts";

/** A logger, and the keys of its entries, the oldest first. */
export interface LoggerHarness {
	readonly logger: Logger;
	readonly keys: () => readonly string[];
}

/** Tests a logger. */
export function loggerSuite(name: string, open: () => LoggerHarness): void {
	describe(`${name} logs`, () => {
		it("in call order, with or without details", () => {
			const { logger, keys } = open();
			logger.note("phone.invalid", { raw: "x", count: 1, known: false, country: null });
			logger.note("anchor.missing");
			expect(keys()).toEqual(["phone.invalid", "anchor.missing"]);
		});

		it("independently of other loggers", () => {
			const [first, second] = [open(), open()];
			first.logger.note("phone.invalid");
			expect(second.keys()).toEqual([]);
		});
	});
}
