import { expect, it } from "vitest";
import { applyRules } from "#core/check/apply-rules.ts";
import type { CheckedSite } from "#core/check/rule.ts";
import { createCheckInput } from "#renderer/site/check-input.ts";
import { readDemoSite } from "#tests/renderer/demo-shop.ts";

const readable = "juwelier-müller.example";
const machine = "xn--juwelier-mller-psb.example";

const demo = await readDemoSite();
const { context } = demo.plan({ domain: `www.${readable}` }, (site) => ({
	...site,
	company: { ...site.company, emails: [{ email: `info@${machine}`, primary: true }] },
	// They take most of the time of a check.
	shop: site.shop && { ...site.shop, products: [] },
}));
const whole = await createCheckInput({ ...context, content: demo.content }, "all pages");

/** Returns the address rules that a sentence on the German home page breaks, with the expected text. */
function found(sentence: string) {
	const bodies = whole.bodies
		.filter(({ page, body }) => page.id === "home" && body.language === "de")
		.map(({ page, body }) => ({
			page,
			body: { ...body, blocks: [{ type: "text" as const, markdown: sentence }] },
		}));
	const checked: CheckedSite = { ...whole, bodies };
	return applyRules(checked)
		.filter(({ item, field }) => item === "home" && field?.endsWith("blocks.0.markdown"))
		.map(({ key, params: { expected } }) => [
			key.replace("check.rule.", ""),
			...(expected ? [expected] : []),
		]);
}

it.each([
	[`Schreiben Sie uns an info@${readable}.`],
	[`Schreiben Sie uns an info@${machine}.`],
	[`Schreiben Sie uns an [info@${readable}](mailto:info@${machine}).`],
	[`Schreiben Sie uns an [info@${machine}](mailto:info@${readable}).`],
	[`Mehr auf [www.${readable}](https://www.${machine}/).`],
	[`Mehr auf [www.${machine}](https://www.${readable}/).`],
	[`Mehr in der [Werkstatt](https://www.${readable}/werkstatt).`],
])("B-LAW-25 no finding for %s on a site with umlauts in its domain", (sentence) => {
	expect(found(sentence)).toEqual([]);
});

it.each([
	["Schreiben Sie uns an info@juwelier-muller.example.", ["email-named", `info@${readable}`]],
	["Schreiben Sie uns an info@juwelier-möller.example.", ["email-named", `info@${readable}`]],
	[`Mehr auf [www.juwelier-möller.example](https://www.${machine}/).`, ["link-label"]],
	[`Schreiben Sie [info@juwelier-möller.example](mailto:info@${machine}).`, ["link-label"]],
	[`Mehr in der [Werkstatt](https://www.${readable}/gibt-es/nicht).`, ["dead-link"]],
	[`Mehr in der [Werkstatt](https://${machine}/gibt-es/nicht).`, ["dead-link"]],
])("B-LAW-25 a finding for %s on a site with umlauts in its domain", (sentence, finding) => {
	expect(found(sentence)).toContainEqual(finding);
});
