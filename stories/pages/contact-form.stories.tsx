import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, waitFor } from "storybook/test";
import { environment, environmentIn, inEnvironment } from "#stories/fixtures/story-environment.tsx";
import { padded, withShell } from "#stories/fixtures/with-shell.tsx";
import { ContactForm } from "#ui/pages/contact-form/contact-form.tsx";
import "#ui/foundation/spectrum/spectrum.css";

const filled = {
	name: "Clara Beispiel",
	email: "clara@beispiel.example",
	phone: "030 1234567",
	subject: "Revision",
	message: "Was kostet die Revision einer Armbanduhr von 1962?",
};

const meta = {
	component: ContactForm,
	decorators: [padded, inEnvironment],
	loaders: [environment()],
	args: { page: "/kontakt" },
	globals: { language: "de" },
	render: (args) => (
		<section style={{ display: "grid", gap: 32, maxWidth: 860 }}>
			<h2 id="contact-form">Schreiben Sie uns</h2>
			<ContactForm {...args} />
		</section>
	),
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story["play"]>>[0];

/** Fills in every field and gives consent. */
async function fillIn({ canvas, canvasElement, userEvent }: Played): Promise<void> {
	for (const [name, value] of Object.entries(filled)) {
		const field = canvasElement.querySelector(`[name="${name}"]`);
		await fireEvent.input(field as Element, { target: { value } });
	}
	await userEvent.click(canvas.getByRole("checkbox"));
	await expect(canvas.getByRole("checkbox")).toBeChecked();
}

async function send({ canvas, userEvent }: Pick<Played, "canvas" | "userEvent">): Promise<void> {
	await userEvent.click(canvas.getByRole("button", { name: "Nachricht senden" }));
}

export const Empty: Story = {
	name: "R-FORM-03 requires e-mail, message and privacy, and nothing else",
	play: async ({ canvasElement }) => {
		const fields = [...canvasElement.querySelectorAll("input[name], textarea[name]")];
		const required = fields.filter((field) => field.getAttribute("aria-required") === "true");
		await expect(required.map((field) => field.getAttribute("name"))).toEqual([
			"email",
			"message",
			"privacy",
		]);
	},
};

export const Filled: Story = { play: fillIn };

export const SentEmpty: Story = {
	name: "R-FORM-02 R-FORM-03 sent empty, shows each field's problem and focuses the first",
	play: async (context) => {
		const { canvas, loaded } = context;
		await send(context);
		const email = canvas.getByRole("textbox", { name: /^E-Mail/ });
		await waitFor(() => expect(email).toHaveFocus());
		await expect(email).toHaveAccessibleDescription(/Bitte geben Sie Ihre E-Mail-Adresse an\./);
		await expect(canvas.getByRole("textbox", { name: /^Ihre Nachricht/ })).toBeInvalid();
		await expect(canvas.getByRole("checkbox")).toHaveAccessibleDescription(/Ohne Ihre Einwilligung/);
		await expect(canvas.getByRole("alert")).toHaveTextContent("Bitte prüfen Sie die markierten Angaben.");
		await expect(environmentIn(loaded).enquiries.sent).toEqual([]);
	},
};

export const Corrected: Story = {
	name: "Clears the problem of a field that is being corrected",
	play: async (context) => {
		await send(context);
		const email = context.canvas.getByRole("textbox", { name: /^E-Mail/ });
		await waitFor(() => expect(email).toHaveAttribute("aria-invalid", "true"));
		await context.userEvent.type(email, "c");
		await waitFor(() => expect(email).not.toHaveAttribute("aria-invalid"));
		await expect(context.canvas.getByRole("textbox", { name: /^Ihre Nachricht/ })).toBeInvalid();
	},
};

export const WithoutConsent: Story = {
	name: "R-FORM-01 is not sent without the privacy consent",
	play: async (context) => {
		await fillIn(context);
		await context.userEvent.click(context.canvas.getByRole("checkbox"));
		await send(context);
		await waitFor(() => expect(context.canvas.getByRole("checkbox")).toHaveFocus());
		const { enquiries, requestedPages } = environmentIn(context.loaded);
		await expect(enquiries.sent).toEqual([]);
		await expect(requestedPages).toEqual([]);
	},
};

export const Sending: Story = {
	name: "Shows that it is sending and ignores a second press",
	loaders: [
		environment({ enquiries: (memory) => ({ ...memory, sendMessage: () => new Promise(() => undefined) }) }),
	],
	play: async (context) => {
		await fillIn(context);
		await send(context);
		const button = await context.canvas.findByRole("button", { name: /Wird gesendet/ });
		await expect(button).toHaveAttribute("aria-disabled", "true");
		await expect(button).toHaveFocus();
	},
};

export const Sent: Story = {
	name: "R-FORM-01 R-ROUTE-13 opens the thank-you page after sending, with the sender in its state",
	play: async (context) => {
		await fillIn(context);
		await send(context);
		const { enquiries, requestedPages } = environmentIn(context.loaded);
		await waitFor(() =>
			expect(requestedPages).toEqual([
				{ path: "/danke", state: { name: "Clara Beispiel", email: "clara@beispiel.example" } },
			]),
		);
		await expect(enquiries.sent).toHaveLength(1);
		await expect(enquiries.sent[0]?.content).toMatchObject({ page: "/kontakt", privacy: true });
	},
};

export const ServiceDown: Story = {
	name: "Keeps the text and offers telephone and e-mail if the service is down",
	play: async (context) => {
		const { canvas, loaded } = context;
		environmentIn(loaded).enquiries.setDown(true);
		await fillIn(context);
		await send(context);
		const alert = canvas.getByRole("alert");
		await waitFor(() => expect(alert.querySelectorAll("a")).toHaveLength(2));
		await expect(canvas.getByRole("textbox", { name: /^Ihre Nachricht/ })).toHaveValue(filled.message);
		await expect(environmentIn(loaded).requestedPages).toEqual([]);
	},
};

export const NoOrderService: Story = {
	name: "Acts as if the service is down without an order service",
	loaders: [environment({ enquiries: () => null })],
	play: async (context) => {
		await fillIn(context);
		await send(context);
		await waitFor(() => expect(context.canvas.getByRole("alert").querySelectorAll("a")).toHaveLength(2));
	},
};

export const OneBranch: Story = {
	name: "Offers no choice with one branch",
	decorators: [withShell(({ branches }) => ({ branches: branches.slice(0, 1) }))],
	play: async ({ canvas }) => {
		await expect(canvas.queryByRole("button", { name: /Filiale/ })).toBeNull();
	},
};

export const OnANarrowPhone: Story = {
	globals: { viewport: { value: "narrow" } },
	play: async (context) => {
		await fillIn(context);
		await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
	},
};

export const InFrenchWithErrors: Story = {
	globals: { language: "fr", viewport: { value: "phone" } },
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(canvas.getByRole("button", { name: /^Envoyer/ }));
		await waitFor(() => expect(canvasElement.querySelector("[name='email']")).toHaveFocus());
	},
};
