import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { padded } from "#stories/fixtures/with-shell.tsx";
import { Expander } from "#ui/components/expander.tsx";

const meta = {
	component: Expander,
	decorators: [padded],
	args: {
		id: "sizes",
		label: "Welche Größe passt mir?",
		children: <p>Messen Sie den Innendurchmesser eines Rings, der Ihnen passt, oder kommen Sie vorbei.</p>,
	},
} satisfies Meta<typeof Expander>;

export default meta;
type Story = StoryObj<typeof meta>;

const label = "Welche Größe passt mir?";

export const Toggles: Story = {
	name: "R-THEME-03 opens and closes in 500 ms",
	play: async ({ canvas, userEvent }) => {
		const text = canvas.getByText(/^Messen Sie/);
		const expander = text.closest("details") as HTMLElement;
		await expect(text).not.toBeVisible();
		const { transitionDuration } = getComputedStyle(expander, "::details-content");
		await expect(new Set(transitionDuration.split(", "))).toEqual(new Set(["0.5s"]));
		await userEvent.click(canvas.getByText(label));
		await expect(text).toBeVisible();
		await waitFor(() => expect(expander.getBoundingClientRect().height).toBeGreaterThan(64));
		await userEvent.click(canvas.getByText(label));
		await waitFor(() => expect(text).not.toBeVisible());
		await waitFor(() => expect(expander.getBoundingClientRect().height).toBeLessThan(50), { timeout: 3000 });
	},
};

export const ClosableFromOutside: Story = {
	name: "R-THEME-03 can be closed from outside",
	args: { open: true },
	decorators: [
		(Story) => (
			<>
				<Story />
				<button
					type="button"
					style={{ minHeight: 44 }}
					onClick={() => document.querySelector("details")?.removeAttribute("open")}
				>
					Von außen schließen
				</button>
			</>
		),
	],
	play: async ({ canvas, userEvent }) => {
		const text = canvas.getByText(/^Messen Sie/);
		await expect(text).toBeVisible();
		await userEvent.click(canvas.getByRole("button", { name: "Von außen schließen" }));
		await waitFor(() => expect(text).not.toBeVisible());
	},
};

export const Open: Story = { args: { open: true } };

export const AsAHeading: Story = { args: { open: true, heading: "h2" } };

export const LongLabelOnANarrowPhone: Story = {
	args: {
		label: "Wie lange dauert eine Revision, und bekomme ich in der Zwischenzeit eine Leihuhr?",
		open: true,
	},
	globals: { viewport: { value: "narrow" } },
};
