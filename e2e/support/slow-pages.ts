import type { Page, Route } from "@playwright/test";

/** Returns the address of a page's data. */
export const pageData = (path: string) => `**/page-data${path}/page-data.json`;

/** Creates a route handler that delays responses until they are released. */
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

/** Makes files missing from now on: without a response, or with an invalid one. */
export const lose = (
	page: Page,
	address: RegExp,
	answer: Parameters<Route["fulfill"]>[0] | null = null,
): Promise<unknown> =>
	page.route(address, (route) => (answer === null ? route.abort() : route.fulfill(answer)));

/** Follows a link that the page itself lacks. */
export async function click(page: Page, path: string): Promise<void> {
	await page.evaluate((href) => {
		const link = document.body.appendChild(Object.assign(document.createElement("a"), { href }));
		link.click();
		link.remove();
	}, path);
}

/**
 * Fails the first `count` requests of an address; later ones succeed. Returns a function with the number of
 * requests. Unlike with Playwright's `times` the route stays: removing it during navigation can leave the next
 * page's requests pending.
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
