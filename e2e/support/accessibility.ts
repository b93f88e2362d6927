import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Returns axe's violations of WCAG 2.2 A and AA, one per line: the rule and the element. */
export async function violations(page: Page): Promise<string[]> {
	const builder = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).withTags(standards);
	// Results of several frames are merged in a separate page; a single frame needs none.
	if (page.frames().length === 1) builder.setLegacyMode();
	const { violations: found } = await builder.analyze();
	return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/** Returns the elements that overflow the page on the right and would require horizontal scrolling. */
export function overflow(page: Page): Promise<readonly string[]> {
	return page.evaluate(() => {
		const width = document.documentElement.clientWidth;
		/** Content of a strip that scrolls itself, such as a row of categories, is reachable. */
		const scrolls = (element: Element | null): boolean =>
			element !== null &&
			(/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
		return [...document.querySelectorAll("body *")]
			.filter((element) => {
				const box = element.getBoundingClientRect();
				const seen = box.width > 1 && box.height > 1 && element.checkVisibility({ visibilityProperty: true });
				// Content for screen readers only is not rendered.
				const isDrawn = element.closest(".visually-hidden") === null;
				return seen && isDrawn && box.right > width + 1 && !scrolls(element.parentElement);
			})
			.map((element) => `${element.tagName} ${element.className}`);
	});
}
