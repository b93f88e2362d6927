import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { demoBlock } from "#stories/fixtures/demo-shop.ts";
import { environment, inEnvironment } from "#stories/fixtures/story-environment.tsx";
import { padded } from "#stories/fixtures/with-shell.tsx";
import { AppointmentForm } from "#ui/blocks/appointment/appointment-form.tsx";

const meta = {
	component: AppointmentForm,
	decorators: [padded, inEnvironment],
	loaders: [environment()],
	args: { headingId: "appointment", reasons: demoBlock("appointment").reasons },
	globals: { language: "de" },
	render: (args) => (
		<section style={{ display: "grid", gap: 24, maxWidth: 720 }} aria-labelledby="appointment">
			<h2 id="appointment">Ihr Terminwunsch</h2>
			<AppointmentForm {...args} />
		</section>
	),
} satisfies Meta<typeof AppointmentForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story["play"]>>[0];

/** Chooses the first option of each field. */
async function choose({ canvas, userEvent }: Played): Promise<void> {
	for (const name of [/Worum/, /^Wo\?/, /^Tag/, /^Uhrzeit/]) {
		const field = await canvas.findByRole<HTMLSelectElement>("combobox", { name });
		await userEvent.selectOptions(field, field.options[1] as HTMLOptionElement);
	}
}

export const Empty: Story = {};

export const Mistakes: Story = {
	name: "B-USE-15 shows missing data at its field",
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole("button", { name: "Termin anfragen" }));
		await expect(await canvas.findByText("Bitte wählen Sie, worum es geht.")).toBeVisible();
		await expect(canvas.getByText("Bitte wählen Sie einen Tag.")).toBeVisible();
	},
};

export const Sent: Story = {
	name: "B-USE-15 offers a calendar file after sending",
	play: async (played) => {
		const { canvas, userEvent } = played;
		await choose(played);
		await userEvent.type(canvas.getByRole("textbox", { name: /Name/ }), "Mara Öztürk");
		await userEvent.type(canvas.getByRole("textbox", { name: /E-Mail/ }), "mara@beispiel.example");
		await userEvent.click(canvas.getByRole("checkbox"));
		await userEvent.click(canvas.getByRole("button", { name: "Termin anfragen" }));
		const link = await canvas.findByRole("link", { name: "Im Kalender vormerken" });
		await expect(link).toHaveAttribute("download", "terminwunsch.ics");
	},
};
