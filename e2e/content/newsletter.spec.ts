import { expect, type Page } from "@playwright/test";
import { open } from "../support/browsing.ts";
import { test } from "../support/journey.ts";
import { repetition, smoke } from "../support/selection.ts";
import { answers, held, serviceDouble } from "../support/service-double.ts";

const signUp = (page: Page) =>
	page.getByRole("form", { name: /Was das Haus bewegt|News from|Des nouvelles/ });

for (const { path, button, says } of [
	{
		path: "/",
		button: "Abonnieren",
		says: {
			missing: "Email Adresse fehlt",
			refused: "Bitte kreuzen Sie an, dass Sie den Newsletter erhalten möchten.",
			sending: "Sendet...",
			success: [
				"Vielen dank fürs Abonnieren!",
				"Bitte bestätigen Sie Ihre Anmeldung noch: mit dem Link in der E-Mail, die wir Ihnen gerade geschickt haben.",
			],
			duplicate: "Zu viele Anmeldeversuche mit dieser Email Adresse",
			tooMany:
				"Zu viele Versuche in kurzer Zeit. Die Adresse ist noch nicht angemeldet: Bitte senden Sie sie später noch einmal ab.",
			error: "Ein unerwarteter Serverfehler ist aufgetreten",
		},
	},
	{
		path: "/en",
		button: "Subscribe",
		says: {
			missing: "Email Address is missing",
			refused: "Please tick that you would like to receive the newsletter.",
			sending: "Sending...",
			success: [
				"Thank you for subscribing!",
				"Please confirm your subscription: with the link in the e-mail that we have just sent you.",
			],
			duplicate: "Email Address already registered",
			tooMany:
				"Too many attempts in a short time. The address is not signed up yet: please send it again later.",
			error: "An unexpected server error has occurred",
		},
	},
	{
		path: "/fr",
		button: "S’abonner",
		says: {
			missing: "Veuillez indiquer votre adresse e-mail.",
			refused: "Veuillez cocher que vous souhaitez recevoir la newsletter.",
			sending: "Envoi en cours…",
			success: [
				"Merci de votre inscription !",
				"Veuillez encore confirmer votre inscription : avec le lien dans l’e-mail que nous venons de vous envoyer.",
			],
			duplicate: "Trop de tentatives avec cette adresse e-mail.",
			tooMany:
				"Trop de tentatives en peu de temps. L’adresse n’est pas encore inscrite : veuillez l’envoyer de nouveau plus tard.",
			error: "Une erreur inattendue s’est produite. Veuillez réessayer plus tard.",
		},
	},
] as const) {
	test(
		`R-NEWS-01 R-NEWS-02 R-I18N-02 B-LAW-23 explains the newsletter on ${path}`,
		repetition(path !== "/", smoke),
		async ({ page }) => {
			const newsletter = await serviceDouble(page, "newsletter");
			await open(page, path);
			const status = signUp(page).locator("[aria-live]");
			const press = () => signUp(page).getByRole("button", { name: button }).click();
			await press();
			// Both problems at once, each at its field.
			await expect(status.locator("span")).toHaveText([says.missing, says.refused]);
			// The demo translates what the program leaves in German.
			await expect(status.locator("[lang]")).toHaveCount(0);
			await expect(signUp(page).getByRole("textbox")).toBeFocused();
			await expect(signUp(page).getByRole("textbox")).toHaveAccessibleDescription(says.missing);
			await expect(signUp(page).getByRole("checkbox")).toHaveAccessibleDescription(says.refused);
			await expect(signUp(page).locator("[aria-invalid]")).toHaveCount(2);
			await expect(signUp(page).getByRole("textbox")).toHaveAttribute("inputmode", "email");
			await signUp(page).getByRole("textbox").fill("  ada@example.org ");
			// A corrected problem is no longer shown; the other one is.
			await expect(status.locator("span")).toHaveText([says.refused]);
			await press();
			await expect(signUp(page).getByRole("checkbox")).toBeFocused();
			expect(newsletter.bodies).toEqual([]);
			await signUp(page).getByRole("checkbox").check();
			const { answer, release } = held(answers(409, { status: "error" }));
			newsletter.answer = answer;
			await press();
			await expect(status).toHaveText(says.sending);
			release();
			await expect(status).toHaveText(says.duplicate);
			newsletter.answer = answers(429, { status: "rate_limited" });
			await press();
			await expect(status).toHaveText(says.tooMany);
			await expect(status.locator("span")).not.toHaveAttribute("lang");
			// The typed text stays unchanged, and is sent trimmed.
			await expect(signUp(page).getByRole("textbox")).toHaveValue("  ada@example.org ");
			await expect(signUp(page).getByRole("checkbox")).toBeChecked();
			newsletter.answer = (route) => route.abort();
			await press();
			await expect(status).toHaveText(says.error);
			newsletter.answer = answers(200, { status: "ok" });
			await press();
			await expect(status.locator("span")).toHaveText([...says.success]);
			expect(newsletter.bodies.at(-1)).toMatchObject({ email: "ada@example.org", consent: true });
		},
	);
}

test("R-NEWS-01 keeps an address that is typed while another one is being sent", async ({ page }) => {
	const newsletter = await serviceDouble(page, "newsletter");
	const { answer, release } = held(answers(200, { status: "ok" }));
	newsletter.answer = answer;
	await open(page, "/");
	const field = signUp(page).getByRole("textbox");
	const status = signUp(page).locator("[aria-live]");
	const press = () => signUp(page).getByRole("button", { name: "Abonnieren" }).click();
	await field.fill("ada@example.org");
	await signUp(page).getByRole("checkbox").check();
	await press();
	await expect(status).toHaveText("Sendet...");
	await field.fill("grace@example.org");
	release();
	await expect(status.locator("span").first()).toHaveText("Vielen dank fürs Abonnieren!");
	await expect(field).toHaveValue("grace@example.org");
	await press();
	await expect.poll(() => newsletter.bodies.length).toBe(2);
	expect(newsletter.bodies.at(-1)).toMatchObject({ email: "grace@example.org", consent: true });
	await expect(field).toHaveValue("");
});
