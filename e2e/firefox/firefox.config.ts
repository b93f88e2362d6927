import { defineConfig } from "@playwright/test";
import journeys from "../playwright.config.ts";

/** A few journeys in an installed Firefox, on the demo shop that the other journeys visit. */
export default defineConfig({
	...journeys,
	testDir: ".",
	testMatch: "*.firefox.ts",
	outputDir: "../../dist/e2e-firefox",
	// One Firefox: starting it takes longer than a journey.
	workers: 1,
	fullyParallel: false,
});
