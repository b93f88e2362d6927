import { expect, type Page } from "@playwright/test";
import { violations } from "../support/accessibility.ts";
import { followLink, isSameDocument, markDocument, open, openHydrated } from "../support/browsing.ts";
import { json, testOn } from "../support/changed-site.ts";
import { repetition } from "../support/selection.ts";

const dayMs = 86_400_000;
/** Returns a day from today on, "YYYY-MM-DD". */
const dayAhead = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

const words = (de: string, en: string) => [
	{ language: "de", text: de },
	{ language: "en", text: en },
];

/** The demo shop with a notice of these days, and one of days to come. */
const test = testOn({
	"content/project.json": json<object>((project) => ({
		...project,
		notices: [
			{
				from: dayAhead(-2),
				to: dayAhead(2),
				link: "/kontakt",
				translations: words("Wir bauen um.", "We rebuild."),
			},
			{
				from: dayAhead(10),
				to: dayAhead(12),
				tone: "important",
				translations: words("Sommerfest.", "Summer party."),
			},
		],
	})),
});

test.describe.configure({ mode: "default" });

const notices = (page: Page) => page.getByRole("region", { name: /^(?:Hinweise|Notices)$/ });
const shiftOf = (page: Page) =>
	page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				let sum = 0;
				new PerformanceObserver((list) => {
					for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
				}).observe({ type: "layout-shift", buffered: true });
				setTimeout(() => resolve(sum), 500);
			}),
	);

for (const timezoneId of ["Pacific/Kiritimati", "America/Los_Angeles"])
	test.describe(`in a browser in ${timezoneId}`, repetition(timezoneId !== "America/Los_Angeles"), () => {
		test.use({ timezoneId });

		test("B-USE-03 shows each notice on its days by the shop's clock", async ({ page }) => {
			await page.clock.setFixedTime(`${dayAhead(0)}T12:00:00+01:00`);
			await open(page, "/en");
			await expect(notices(page)).toContainText("We rebuild.");
			await expect(notices(page)).not.toContainText(dayAhead(0).slice(0, 4));
			await expect(notices(page).getByText("Summer party.")).toBeHidden();
			await expect(notices(page).getByRole("link", { name: "Learn more" })).toHaveAttribute(
				"href",
				"/en/contact",
			);
			expect(await violations(page)).toEqual([]);
			// Summer or winter, the day has begun in Berlin at one o'clock of the later offset.
			await page.clock.setFixedTime(`${dayAhead(10)}T01:00:00+01:00`);
			await open(page, "/uhren");
			await expect(notices(page)).toHaveText(/Sommerfest/);
			await expect(notices(page).getByText("Wir bauen um.")).toBeHidden();
			await page.clock.setFixedTime(`${dayAhead(13)}T01:00:00+01:00`);
			await open(page, "/uhren");
			await expect(page.getByRole("banner")).toBeVisible();
			await expect(notices(page)).toHaveCount(0);
			expect(await shiftOf(page)).toBe(0);
		});
	});

test("B-USE-03 appears and ends while the page is open", async ({ page }) => {
	await page.clock.install({ time: `${dayAhead(9)}T22:50:00Z` });
	await open(page, "/uhren");
	await expect(notices(page)).toHaveCount(0);
	await page.clock.fastForward("02:00:00");
	await expect(notices(page)).toContainText("Sommerfest.");
});

test("B-USE-03 a closed notice stays closed in its tab, and nothing else is stored", async ({
	page,
	context,
}) => {
	await open(page, "/uhren");
	const stored = () => page.evaluate(() => [Object.keys(localStorage).sort(), Object.keys(sessionStorage)]);
	const [before = []] = await stored();
	await notices(page).getByRole("button", { name: "Hinweis schließen" }).click();
	await expect(notices(page)).toHaveCount(0);
	await expect(page.locator("#content")).toBeFocused();
	const [after, inTab] = await stored();
	expect(after).toEqual(before);
	expect(inTab).toContain("int-notices");
	await followLink(page, "/kontakt");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(notices(page)).toHaveCount(0);
	await page.reload();
	await expect(page.getByRole("banner")).toBeVisible();
	await expect(notices(page)).toHaveCount(0);
	expect(await shiftOf(page)).toBe(0);
	const other = await context.newPage();
	await open(other, "/uhren");
	await expect(notices(other)).toBeVisible();
});

test("B-USE-03 follow the language within one document, and can still be closed", async ({ page }) => {
	await openHydrated(page, "/shop");
	await markDocument(page);
	await expect(notices(page)).toContainText("Wir bauen um.");
	await page.getByRole("banner").getByRole("link", { name: "English" }).click();
	await expect(page).toHaveURL(/\/en\/shop$/);
	await expect(notices(page)).toContainText("We rebuild.");
	expect(await isSameDocument(page)).toBe(true);
	await expect(notices(page).getByText("Summer party.")).toBeHidden();
	await notices(page).getByRole("button", { name: "Close notice" }).click();
	await expect(notices(page)).toHaveCount(0);
	await page.getByRole("banner").getByRole("link", { name: "Deutsch" }).click();
	await expect(page).toHaveURL(/\/shop$/);
	await expect(page.getByRole("navigation", { name: "Sprache wählen" })).toBeVisible();
	await expect(notices(page)).toHaveCount(0);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("B-USE-03 shows the notice of the day of the build with its days", async ({ page }) => {
		await page.goto("/uhren");
		await expect(notices(page)).toContainText("Wir bauen um.");
		await expect(notices(page)).toContainText(String(Number(dayAhead(2).slice(8))));
		await expect(notices(page).getByRole("button")).toHaveCount(0);
		await expect(page.getByText("Sommerfest.")).toBeHidden();
	});
});
