import { expect, it } from "vitest";
import { homeSentences } from "#tests/core/check/home-sentence.ts";

const readable = "juwelier-müller.example";
const machine = "xn--juwelier-mller-psb.example";

const found = await homeSentences({ domain: `www.${readable}` }, (site) => ({
	...site,
	company: { ...site.company, emails: [{ email: `info@${machine}`, primary: true }] },
}));

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
