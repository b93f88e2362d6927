import { claimSamples } from "#tests/core/check/claim-samples.ts";
import { addText, type SiteDefect } from "#tests/core/check/plant.ts";
import { termsSamples } from "#tests/core/check/terms-samples.ts";

/** One German sample of each claim, on the home page. */
export const claimDefects: readonly SiteDefect[] = Object.entries({ ...claimSamples, ...termsSamples }).map(
	([rule, { de }]) => [
		`a text against the rule ${rule}`,
		addText(de[0] ?? "", "home"),
		rule,
		"pages/home.json",
	],
);
