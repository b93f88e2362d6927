import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";

/** The demo shop's own Matomo. */
export const matomoHost = "statistik.juwelier-sternau.example";

/** Matomo's server as seen by a journey. */
export interface MatomoDouble {
	/** The requested addresses, the oldest first. */
	readonly asked: readonly string[];
	/** Returns the fields of each tracking request, the oldest first. */
	counted(): readonly Readonly<Record<string, string>>[];
	/** Returns the paths with query of the page views among them. */
	views(): readonly string[];
}

/** Mocks the demo shop's Matomo with the script next to this file. */
export async function mockMatomo(page: Page): Promise<MatomoDouble> {
	const asked: string[] = [];
	const path = fileURLToPath(new URL("matomo.js", import.meta.url));
	await page.route(`https://${matomoHost}/**`, (route) => {
		const { href, pathname } = new URL(route.request().url());
		asked.push(href);
		if (pathname === "/matomo.js") return route.fulfill({ contentType: "text/javascript", path });
		if (pathname === "/matomo.php") return route.fulfill({ status: 204 });
		return route.fulfill({ contentType: "text/html", body: "<p>Matomo</p>" });
	});
	const counted = () =>
		asked
			.map((address) => new URL(address))
			.filter(({ pathname }) => pathname === "/matomo.php")
			.map(({ searchParams }) => Object.fromEntries(searchParams));
	const views = () =>
		counted()
			.filter(({ action_name }) => action_name !== undefined)
			.map(({ url = "" }) => new URL(url).pathname + new URL(url).search);
	return { asked, counted, views };
}
