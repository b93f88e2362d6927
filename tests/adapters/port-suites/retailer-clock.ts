import { describe, expect, it } from "vitest";
import type { RetailerClock } from "#core/ports/retailer-clock.ts";

/** A clock of a page with one element, "clock". */
export interface ClockHarness {
	readonly clock: RetailerClock;
	/** Returns the number of clocks in the element. */
	readonly shown: () => number;
	/** Delivers what the clock has requested. */
	readonly arrive: () => Promise<void>;
}

const options = { apiKey: "k1", language: "de", colour: "gold" } as const;

/** Tests a watch brand's clock. */
export function retailerClockSuite(name: string, open: () => ClockHarness): void {
	const mounted = async ({ clock, arrive }: ClockHarness, element = "clock") => {
		const mounting = clock.mount(element, options);
		await arrive();
		return mounting;
	};

	describe(`${name} shows a clock`, () => {
		it("R-CLOCK-01 once mounted, one per element", async () => {
			const page = open();
			expect(page.shown()).toBe(0);
			expect(await mounted(page)).toBe(true);
			expect(page.shown()).toBe(1);
			expect(await mounted(page)).toBe(true);
			expect(page.shown()).toBe(1);
		});

		it("R-CLOCK-01 until it is removed, and again when mounted again", async () => {
			const page = open();
			page.clock.unmount("clock");
			await mounted(page);
			page.clock.unmount("clock");
			expect(page.shown()).toBe(0);
			expect(await mounted(page)).toBe(true);
			expect(page.shown()).toBe(1);
		});

		it("R-CLOCK-01 nowhere without such an element", async () => {
			const page = open();
			expect(await mounted(page, "elsewhere")).toBe(false);
			expect(page.shown()).toBe(0);
		});
	});
}
