import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { overflow, violations } from "../support/accessibility.ts";
import { open } from "../support/browsing.ts";
import { CountedActions } from "../support/counted-actions.ts";
import { test } from "../support/journey.ts";
import { repetition, smoke } from "../support/selection.ts";
import { answers, serviceDouble } from "../support/service-double.ts";

/** A Monday noon in Berlin, before Christmas week. */
const monday = new Date("2026-12-21T11:00:00Z");

const texts = {
	de: {
		path: "/terminvereinbarung",
		reason: /Worum geht es/,
		branch: /^Wo\?/,
		day: /^Tag/,
		time: /^Uhrzeit/,
		second: ["Zweiter Tag", "Zweite Uhrzeit"],
		wished: /Dienstag,\s22\.\sDezember\s2026,\s10:30\sUhr/,
		send: "Termin anfragen",
		sent: "Ihr Terminwunsch ist angekommen",
		calendar: "Im Kalender vormerken",
	},
	en: {
		path: "/en/appointment",
		reason: /What is it about/,
		branch: /^Where/,
		day: /^Day/,
		time: /^Time/,
		second: ["Second day", "Second time"],
		wished: /Tuesday,?\s22\sDecember\s2026.*10:30/,
		send: "Request the appointment",
		sent: "We have received your request",
		calendar: "Pencil it into your calendar",
	},
	fr: {
		path: "/fr/rendez-vous",
		reason: /De quoi/,
		branch: /^Où/,
		day: /^Jour/,
		time: /^Heure/,
		second: ["Deuxième jour", "Deuxième heure"],
		wished: /mardi\s22\sdécembre\s2026\sà\s10\sh\s30/,
		send: "Demander le rendez-vous",
		sent: "Votre demande est bien arrivée",
		calendar: "Noter dans mon agenda",
	},
} as const;

const field = (page: Page, name: RegExp | string) => page.getByRole("combobox", { name });
const optionsOf = (page: Page, name: RegExp | string) =>
	field(page, name)
		.locator("option")
		.evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value).filter(Boolean));

/** Chooses an option after focusing the field, as people do. */
async function choose(
	page: Page,
	name: RegExp | string,
	option: string | { readonly index: number },
): Promise<void> {
	await field(page, name).focus();
	await field(page, name).selectOption(option);
}

async function fillPerson(page: Page): Promise<void> {
	await page.locator('form [name="name"]').fill("Mara Öztürk");
	await page.locator('form [name="email"]').last().fill("mara@beispiel.example");
	await page.locator('form [name="privacy"]').check({ force: true });
}

test("B-USE-15 offers no public holiday, even if the branch does not mention it", async ({ page }) => {
	await page.clock.setFixedTime(new Date("2027-03-15T11:00:00Z"));
	await open(page, texts.de.path);
	await choose(page, texts.de.reason, "verlobung");
	await choose(page, texts.de.branch, "charlottenburg");
	const days = () => optionsOf(page, texts.de.day);
	// Charlottenburg is open on Mondays; 29 March is Easter Monday, 26 March Good Friday.
	await expect.poll(days).toEqual(expect.arrayContaining(["2027-03-22", "2027-03-25", "2027-04-05"]));
	expect(await days()).not.toContain("2027-03-29");
	expect(await days()).not.toContain("2027-03-26");
});

for (const language of ["de", "en", "fr"] as const) {
	const said = texts[language];
	test(
		`B-USE-15 requests an appointment within the branch's hours and offers a calendar file, in ${language}`,
		repetition(language !== "de", smoke),
		async ({ page }) => {
			await page.clock.setFixedTime(monday);
			const { bodies } = await serviceDouble(page, "appointment");
			await open(page, said.path);
			await choose(page, said.reason, "verlobung");
			await choose(page, said.branch, "mitte");
			// Mitte is closed on Mondays, Sundays and at Christmas, and after 1 p.m. on Christmas Eve.
			await expect
				.poll(async () => (await optionsOf(page, said.day)).slice(0, 4))
				.toEqual(["2026-12-22", "2026-12-23", "2026-12-24", "2026-12-29"]);
			await choose(page, said.day, "2026-12-24");
			await expect
				.poll(() => optionsOf(page, said.time))
				.toEqual(["10:00", "10:30", "11:00", "11:30", "12:00"]);
			await choose(page, said.day, "2026-12-22");
			await choose(page, said.time, "10:30");
			await choose(page, said.second[0], "2026-12-29");
			await choose(page, said.second[1], "17:30");
			await fillPerson(page);
			await page.getByRole("button", { name: said.send }).click();
			await expect(page.getByRole("heading", { name: said.sent })).toBeVisible();
			await expect(page.getByRole("status").getByText(said.wished)).toBeVisible();
			expect(bodies).toEqual([
				expect.objectContaining({
					language,
					duration: 60,
					branch: "Sternau Mitte",
					wishes: [
						{ date: "2026-12-22", time: "10:30" },
						{ date: "2026-12-29", time: "17:30" },
					],
					product: null,
				}),
			]);
			const [download] = await Promise.all([
				page.waitForEvent("download"),
				page.getByRole("link", { name: said.calendar }).click(),
			]);
			expect(download.suggestedFilename()).toMatch(/\.ics$/);
			const file = readFileSync(await download.path(), "utf8");
			expect(file).toContain("DTSTART:20261222T093000Z\r\nDTEND:20261222T103000Z");
			expect(file.match(/STATUS:TENTATIVE/g)).toHaveLength(2);
		},
	);
}

test("B-USE-15 B-SEO-09 opens the form from a product's page with branch and product filled in", async ({
	page,
}) => {
	const { bodies } = await serviceDouble(page, "appointment");
	await open(page, "/shop/verlobungsringe/halo");
	const link = page.getByRole("link", { name: "In Mitte ansehen" });
	await expect(link).toHaveAttribute("rel", "nofollow");
	await link.click();
	await expect(page).toHaveURL(/\/terminvereinbarung\?branch=mitte&product=halo$/);
	await expect(page.getByText(/^Es geht um: .*Halo/)).toBeVisible();
	await expect(field(page, texts.de.branch)).toHaveValue("mitte");
	await choose(page, texts.de.reason, "ansehen");
	for (const name of [texts.de.day, texts.de.time]) await choose(page, name, { index: 1 });
	await fillPerson(page);
	await page.getByRole("button", { name: texts.de.send }).click();
	await expect(page.getByRole("heading", { name: texts.de.sent })).toBeVisible();
	await expect.poll(() => bodies).toEqual([expect.objectContaining({ product: "halo" })]);
	// A reload and a step back restart from the address.
	await page.reload();
	await expect(field(page, texts.de.branch)).toHaveValue("mitte");
	await page.goBack();
	await expect(page.getByRole("link", { name: "In Mitte ansehen" })).toBeVisible();
});

test("B-USE-15 keeps the entered data after mistakes and a lost response, at 320 px", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 700 });
	const double = await serviceDouble(page, "appointment");
	await open(page, texts.de.path);
	await page.getByRole("button", { name: texts.de.send }).click();
	await expect(field(page, texts.de.reason)).toHaveAccessibleDescription("Bitte wählen Sie, worum es geht.");
	await expect(field(page, texts.de.reason)).toBeFocused();
	await expect(field(page, texts.de.day)).toHaveAccessibleDescription("Bitte wählen Sie einen Tag.");
	await expect(field(page, texts.de.time)).toHaveAccessibleDescription("Bitte wählen Sie eine Uhrzeit.");
	expect(await overflow(page)).toEqual([]);
	expect(await violations(page)).toEqual([]);
	// A reason that only one branch offers leaves that branch as the choice.
	await choose(page, texts.de.reason, "sehtest");
	await expect.poll(() => optionsOf(page, texts.de.branch)).toEqual(["mitte"]);
	await choose(page, texts.de.branch, "mitte");
	for (const name of [texts.de.day, texts.de.time]) await choose(page, name, { index: 1 });
	await choose(page, texts.de.second[0], { index: 2 });
	// Choosing a day selects its first time.
	await expect(field(page, texts.de.second[1])).not.toHaveValue("");
	await choose(page, texts.de.second[1], { index: 0 });
	await fillPerson(page);
	await page.getByRole("button", { name: texts.de.send }).click();
	await expect(field(page, texts.de.second[1])).toHaveAccessibleDescription(
		"Bitte wählen Sie auch eine zweite Uhrzeit oder lassen Sie den zweiten Tag weg.",
	);
	await choose(page, texts.de.second[1], { index: 1 });
	double.answer = (route) => route.abort();
	await page.getByRole("button", { name: texts.de.send }).click();
	await expect(page.getByText("Ihr Terminwunsch konnte nicht gesendet werden.")).toBeVisible();
	await expect(field(page, texts.de.branch)).toHaveValue("mitte");
	double.answer = answers(200, { status: "ok" });
	await page.getByRole("button", { name: texts.de.send }).click();
	await expect(page.getByRole("heading", { name: texts.de.sent })).toBeVisible();
});

test("B-USE-15 shows a time that the order service finds closed at its field, in the page's language", async ({
	page,
}) => {
	const double = await serviceDouble(page, "appointment");
	double.answer = answers(400, {
		status: "error",
		errors: [{ field: "time1", key: "appointment.notOpen" }],
	});
	await open(page, "/en/appointment?branch=mitte");
	await choose(page, texts.en.reason, { index: 1 });
	for (const name of [texts.en.day, texts.en.time]) await choose(page, name, { index: 1 });
	await fillPerson(page);
	await page.getByRole("button", { name: texts.en.send }).click();
	await expect(field(page, texts.en.time)).toHaveAccessibleDescription(
		/The shop is no longer open at that time/,
	);
	await expect(field(page, texts.en.time)).toBeFocused();
});

test("B-USE-15 requests a Saturday appointment in Charlottenburg in eight taps and entries on a phone", async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.clock.setFixedTime(monday);
	const { bodies } = await serviceDouble(page, "appointment");
	const visitor = new CountedActions();
	await open(page, "/");
	const appointment = page.getByRole("main").getByRole("link", { name: /Termin/ });
	await visitor.act(appointment.first().click());
	await expect(page).toHaveURL("/terminvereinbarung");
	const charlottenburg = page
		.getByRole("main")
		.getByRole("listitem")
		.filter({ hasText: "Am Schlossgarten 4" });
	await expect(charlottenburg).toContainText(/Samstag\s*10:00–15:00/);
	await visitor.act(choose(page, texts.de.reason, "verlobung"));
	await visitor.act(choose(page, texts.de.branch, "charlottenburg"));
	await visitor.act(choose(page, texts.de.day, "2027-01-09"));
	await expect(field(page, texts.de.time)).toHaveValue("10:00");
	await visitor.act(page.locator('form [name="name"]').fill("Mara Öztürk"));
	await visitor.act(page.locator('form [name="email"]').last().fill("mara@beispiel.example"));
	await visitor.act(page.locator('form [name="privacy"]').check({ force: true }));
	await visitor.act(page.getByRole("button", { name: texts.de.send }).click());
	await expect(page.getByRole("heading", { name: texts.de.sent })).toBeVisible();
	expect(bodies).toEqual([
		expect.objectContaining({
			branch: "Sternau Charlottenburg",
			wishes: [{ date: "2027-01-09", time: "10:00" }],
		}),
	]);
	expect(visitor.count).toBe(8);
});
