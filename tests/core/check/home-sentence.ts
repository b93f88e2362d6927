import { applyRules } from "#core/check/apply-rules.ts";
import type { CheckedSite } from "#core/check/rule.ts";
import type { Site } from "#core/site/site.ts";
import { createCheckInput } from "#renderer/site/check-input.ts";
import { readDemoSite } from "#tests/renderer/demo-shop.ts";

const demo = await readDemoSite();

/**
 * Changes the demo, and returns a function that returns the rules that a sentence on its German home page breaks, with the expected
 * text.
 */
export async function homeSentences(config: { readonly domain?: string }, change: (site: Site) => Site) {
	const { context } = demo.plan(config, (site) => ({
		...change(site),
		// They take most of the time of a check.
		shop: site.shop && { ...site.shop, products: [] },
	}));
	const input = await createCheckInput({ ...context, content: demo.content }, "all pages");
	return (sentence: string) => {
		const bodies = input.bodies
			.filter(({ page, body }) => page.id === "home" && body.language === "de")
			.map(({ page, body }) => ({
				page,
				body: { ...body, blocks: [{ type: "text" as const, markdown: sentence }] },
			}));
		const checked: CheckedSite = { ...input, bodies };
		return applyRules(checked)
			.filter(({ item, field }) => item === "home" && field?.endsWith("blocks.0.markdown"))
			.map(({ key, params: { expected } }) => [
				key.replace("check.rule.", ""),
				...(expected ? [expected] : []),
			]);
	};
}
