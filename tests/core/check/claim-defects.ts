import { claimSamples } from "#tests/core/check/claim-samples.ts";
import { type SiteDefect, saying } from "#tests/core/check/plant.ts";
import { termsSamples } from "#tests/core/check/terms-samples.ts";

/** One of the German samples of each claim, on the home page. */
export const claimDefects: readonly SiteDefect[] = Object.entries({ ...claimSamples, ...termsSamples }).map(
	([rule, { de }]) => [
		`a text against the rule ${rule}`,
		saying(de[0] ?? "", "home"),
		rule,
		"pages/home.json",
	],
);
