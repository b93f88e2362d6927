import type { Page, Route } from "@playwright/test";

/** The address of a page's data. */
export const pageData = (path: string) => `**/page-data${path}/page-data.json`;

/** Answers requests only once they are released. */
export function holding() {
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	const handler = async (route: Route) => {
		await held;
		await route.continue();
	};
	return { handler, release: () => release() };
}

/** Has files be lost from now on: unanswered, or with an answer that is none of them. */
export const lose = (
	page: Page,
	address: RegExp,
	answer: Parameters<Route["fulfill"]>[0] | null = null,
): Promise<unknown> =>
	page.route(address, (route) => (answer === null ? route.abort() : route.fulfill(answer)));

/** Follows a link that the page itself does not have. */
export async function click(page: Page, path: string): Promise<void> {
	await page.evaluate((href) => {
		const link = document.body.appendChild(Object.assign(document.createElement("a"), { href }));
		link.click();
		link.remove();
	}, path);
}

/**
 * Has the first `count` requests of an address fail; later ones go on. Unlike with Playwright's `times` the route stays: taken away
 * while the browser goes to the next page, it can leave that page's requests without an end. Gives how many were asked for.
 */
export async function failFirst(
	page: Page,
	address: string | RegExp,
	count: number,
	fail: (route: Route) => Promise<void>,
): Promise<() => number> {
	let asked = 0;
	await page.route(address, (route) => {
		asked++;
		return asked <= count ? fail(route) : route.continue();
	});
	return () => asked;
}
