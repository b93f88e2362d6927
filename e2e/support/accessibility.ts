import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** What axe finds against WCAG 2.2 A and AA, a line each: the rule and the element. */
export async function violations(page: Page): Promise<string[]> {
	const builder = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).withTags(standards);
	// What is in several frames is put together in a page of its own; a single one needs none.
	if (page.frames().length === 1) builder.setLegacyMode();
	const { violations: found } = await builder.analyze();
	return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/** What sticks out at the right of the page: the elements a visitor would have to scroll sideways for. */
export function overflow(page: Page): Promise<readonly string[]> {
	return page.evaluate(() => {
		const width = document.documentElement.clientWidth;
		/** Within a strip that scrolls by itself, such as a row of categories, nothing is out of reach. */
		const scrolls = (element: Element | null): boolean =>
			element !== null &&
			(/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
		return [...document.querySelectorAll("body *")]
			.filter((element) => {
				const box = element.getBoundingClientRect();
				const seen = box.width > 1 && box.height > 1 && element.checkVisibility({ visibilityProperty: true });
				// What is for screen readers alone is not drawn.
				const isDrawn = element.closest(".visually-hidden") === null;
				return seen && isDrawn && box.right > width + 1 && !scrolls(element.parentElement);
			})
			.map((element) => `${element.tagName} ${element.className}`);
	});
}
