import type { CheckedSite } from "#core/check/rule.ts";
import type { Paragraph } from "#core/check/sentences.ts";
import { createCheckInput } from "#renderer/site/check-input.ts";
import { readDemoSite } from "#tests/renderer/demo-shop.ts";

const { content, plan } = await readDemoSite();
const { context } = plan({
	orderService: { url: "https://orders.example" },
	features: { appointment: true },
});
const input = await createCheckInput({ ...context, content }, "all pages");

const paragraphs = new Map<string, readonly Paragraph[]>();

/** The input of a check of all the demo's pages. A text that several tests check is parsed once. */
export const demoInput: CheckedSite = {
	...input,
	proseOf(text) {
		const parsed = paragraphs.get(text) ?? input.proseOf(text);
		paragraphs.set(text, parsed);
		return parsed;
	},
};
