import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor } from "storybook/test";
import { padded } from "#stories/fixtures/with-shell.tsx";
import { Expander, type ExpanderProps } from "#ui/components/expander.tsx";

/** An expander whose owner is beside it, with a button that closes it from outside. */
function OwnedExpander({ open, ...props }: ExpanderProps) {
	const [isOpen, setOpen] = useState(open);
	return (
		<>
			<Expander {...props} open={isOpen} onToggle={setOpen} />
			<button type="button" style={{ minHeight: 44 }} onClick={() => setOpen(false)}>
				Von außen schließen
			</button>
		</>
	);
}

const meta = {
	component: Expander,
	decorators: [padded],
	args: {
		id: "sizes",
		label: "Welche Größe passt mir?",
		open: false,
		onToggle: () => {},
		children: <p>Messen Sie den Innendurchmesser eines Rings, der Ihnen passt, oder kommen Sie vorbei.</p>,
	},
	render: (args) => <OwnedExpander {...args} />,
} satisfies Meta<typeof Expander>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Toggles: Story = {
	name: "R-THEME-03 toggles open and closed, in 500 ms",
	play: async ({ canvas, userEvent }) => {
		const toggle = canvas.getByRole("button", { name: "Welche Größe passt mir?" });
		const panel = document.getElementById(toggle.getAttribute("aria-controls") ?? "") as HTMLElement;
		await expect(panel).not.toBeVisible();
		await expect(new Set(getComputedStyle(panel).transitionDuration.split(", "))).toEqual(new Set(["0.5s"]));
		await userEvent.click(toggle);
		await expect(toggle).toHaveAttribute("aria-expanded", "true");
		await waitFor(() => expect(panel.getBoundingClientRect().height).toBeGreaterThan(20));
		await expect(panel).toBeVisible();
		await userEvent.click(toggle);
		await expect(toggle).toHaveAttribute("aria-expanded", "false");
		await waitFor(() => expect(panel).not.toBeVisible(), { timeout: 3000 });
	},
};

export const ClosableFromOutside: Story = {
	name: "R-THEME-03 is closable from outside",
	args: { open: true },
	play: async ({ canvas, userEvent }) => {
		const toggle = canvas.getByRole("button", { name: "Welche Größe passt mir?" });
		await expect(toggle).toHaveAttribute("aria-expanded", "true");
		await userEvent.click(canvas.getByRole("button", { name: "Von außen schließen" }));
		await expect(toggle).toHaveAttribute("aria-expanded", "false");
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
