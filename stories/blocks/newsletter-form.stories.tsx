import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { environment, environmentIn, inEnvironment } from "#stories/fixtures/story-environment.tsx";
import { padded } from "#stories/fixtures/with-shell.tsx";
import { NewsletterForm } from "#ui/blocks/newsletter/newsletter-form.tsx";

const meta = {
	component: NewsletterForm,
	decorators: [padded, inEnvironment],
	loaders: [environment()],
	args: { headingId: "newsletter" },
	globals: { language: "de" },
	render: (args) => (
		<section style={{ display: "grid", gap: 24, maxWidth: 560 }} aria-labelledby="newsletter">
			<h2 id="newsletter">Newsletter</h2>
			<NewsletterForm {...args} />
		</section>
	),
} satisfies Meta<typeof NewsletterForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story["play"]>>[0];

async function subscribe({ canvas, userEvent }: Played, email: string): Promise<HTMLElement> {
	const field = canvas.getByRole("textbox", { name: "E-Mail-Adresse" });
	// userEvent does not notice that a form was reset.
	await userEvent.clear(field);
	if (email) await userEvent.type(field, email);
	const box = canvas.getByRole<HTMLInputElement>("checkbox");
	if (!box.checked) await userEvent.click(box);
	await userEvent.click(canvas.getByRole("button", { name: "Abonnieren" }));
	return field;
}

export const Idle: Story = {};

export const Empty: Story = {
	name: "R-NEWS-01 without an e-mail address: Email Adresse fehlt",
	play: async (context) => {
		const field = await subscribe(context, "");
		await expect(context.canvas.getByText("Email Adresse fehlt")).toBeVisible();
		await expect(field).toHaveFocus();
		await expect(field).toHaveAccessibleDescription("Email Adresse fehlt");
		await expect(environmentIn(context.loaded).enquiries.sent).toEqual([]);
	},
};

export const Invalid: Story = {
	name: "R-NEWS-02 does not send an invalid address",
	play: async (context) => {
		const field = await subscribe(context, "clara@");
		await expect(field).toBeInvalid();
		await expect(field).toHaveFocus();
		await expect(environmentIn(context.loaded).enquiries.sent).toEqual([]);
	},
};

export const WithoutConsent: Story = {
	name: "Is not sent without consent",
	play: async ({ canvas, userEvent, loaded }) => {
		await userEvent.type(canvas.getByRole("textbox"), "clara@beispiel.example");
		await userEvent.click(canvas.getByRole("button", { name: "Abonnieren" }));
		await expect(canvas.getByRole("checkbox")).toBeInvalid();
		await expect(canvas.getByRole("checkbox")).toHaveFocus();
		await expect(environmentIn(loaded).enquiries.sent).toEqual([]);
	},
};

export const Sending: Story = {
	name: "R-NEWS-01 while sending: Sendet...",
	loaders: [
		environment({ enquiries: (memory) => ({ ...memory, subscribe: () => new Promise(() => undefined) }) }),
	],
	play: async (context) => {
		await subscribe(context, "clara@beispiel.example");
		await expect(context.canvas.getByText("Sendet...")).toBeVisible();
	},
};

export const Subscribed: Story = {
	name: "R-NEWS-01 subscribed: Vielen dank fürs Abonnieren!",
	play: async (context) => {
		const field = await subscribe(context, " clara@beispiel.example ");
		await expect(await context.canvas.findByText("Vielen dank fürs Abonnieren!")).toBeVisible();
		await expect(field).toHaveValue("");
		await expect(environmentIn(context.loaded).enquiries.sent).toEqual([
			expect.objectContaining({ content: expect.objectContaining({ email: "clara@beispiel.example" }) }),
		]);
	},
};

export const Duplicate: Story = {
	name: "R-NEWS-01 already subscribed: Zu viele Anmeldeversuche mit dieser Email Adresse",
	play: async (context) => {
		await subscribe(context, "clara@beispiel.example");
		await context.canvas.findByText("Vielen dank fürs Abonnieren!");
		await subscribe(context, "clara@beispiel.example");
		const text = "Zu viele Anmeldeversuche mit dieser Email Adresse";
		await waitFor(() => expect(context.canvas.getByText(text)).toBeVisible());
	},
};

export const ServerError: Story = {
	name: "R-NEWS-01 service down: Ein unerwarteter Serverfehler ist aufgetreten",
	play: async (context) => {
		environmentIn(context.loaded).enquiries.setDown(true);
		const field = await subscribe(context, "clara@beispiel.example");
		const text = "Ein unerwarteter Serverfehler ist aufgetreten";
		await waitFor(() => expect(context.canvas.getByText(text)).toBeVisible());
		await expect(field).toHaveValue("clara@beispiel.example");
	},
};

export const OnANarrowPhone: Story = { globals: { viewport: { value: "narrow" } } };
