import { defineConfig } from "@playwright/test";
import journeys from "../playwright.config.ts";

/** Journeys in an installed Firefox, on the same demo shop as the others. */
export default defineConfig({
	...journeys,
	testDir: ".",
	testMatch: "*.firefox.ts",
	outputDir: "../../dist/e2e-firefox",
	// One Firefox, because starting it takes longer than a journey.
	workers: 1,
	fullyParallel: false,
});
