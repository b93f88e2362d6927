import type { Page } from "@playwright/test";

/** Returns the cookie banner of a German page. */
export const banner = (page: Page) => page.getByRole("dialog", { name: "Ihre Wahl" });
/** Presses one of its buttons. */
export const choose = (page: Page, name: string) =>
	banner(page).getByRole("button", { name, exact: true }).click();
/** Returns the footer button that shows it again. */
export const reopen = (page: Page) =>
	page.getByRole("contentinfo").getByRole("button", { name: "Cookie Einstellungen", exact: true });
/** Returns the names of everything the browser stores. */
export const keys = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort());

/** Returns the saved consents by function; null before any decision. */
export const saved = (page: Page) =>
	page.evaluate(() => {
		const list: { function_id: string; consentGiven: boolean }[] = JSON.parse(
			localStorage.getItem("int-consents") ?? "null",
		);
		return list && Object.fromEntries(list.map((entry) => [entry.function_id, entry.consentGiven]));
	});

/** Mocks requests to other hosts and records them. */
export async function watchHosts(page: Page): Promise<readonly string[]> {
	const asked: string[] = [];
	await page.route(
		({ hostname }) => hostname !== "127.0.0.1",
		async (route) => {
			asked.push(new URL(route.request().url()).host);
			await route.fulfill({ contentType: "text/html", body: "<p>elsewhere</p>" });
		},
	);
	return asked;
}
