import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor, within } from "storybook/test";
import { framedDocs, pressable } from "#stories/fixtures/dialogs.ts";
import { padded } from "#stories/fixtures/with-shell.tsx";
import { Button } from "#ui/components/button.tsx";
import { Dialog, type DialogProps } from "#ui/components/dialog.tsx";

/** A dialog with the button that opens it. */
function OpenedDialog({ open, ...props }: DialogProps) {
	const [isOpen, setOpen] = useState(open);
	return (
		<div style={{ minHeight: 560 }}>
			<Button onPress={() => setOpen(true)}>Ringgröße messen</Button>
			<Dialog {...props} open={isOpen} onClose={() => setOpen(false)} />
		</div>
	);
}

const meta = {
	parameters: framedDocs,
	component: Dialog,
	decorators: [padded],
	args: {
		label: "Ringgröße messen",
		open: true,
		onClose: () => {},
		place: "middle",
		children: (
			<>
				<p>Legen Sie einen Ring, der Ihnen passt, auf den Bildschirm.</p>
				<p>
					<a href="#kontakt">Oder kommen Sie vorbei</a>
				</p>
			</>
		),
	},
	globals: { language: "de" },
	render: (args) => <OpenedDialog {...args} />,
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { language: "de", viewport: { value: "phone" } };

export const InTheMiddle: Story = {};

export const InTheMiddleOfAPhone: Story = { globals: phone };

export const AtTheSide: Story = { args: { place: "side" } };

export const OverTheBottom: Story = { args: { place: "bottom" }, globals: phone };

export const FullScreen: Story = { args: { place: "screen" } };

export const OpensAndCloses: Story = {
	name: "R-SHELL-03 takes the focus, closes on its cross, and restores the focus",
	args: { open: false },
	play: async ({ canvas, userEvent }) => {
		const button = canvas.getByRole("button", { name: "Ringgröße messen" });
		await expect(canvas.queryByText(/^Legen Sie/)).toBeNull();
		await userEvent.click(button);
		const dialog = canvas.getByRole("dialog", { name: "Ringgröße messen" });
		await expect(within(dialog).getByRole("heading", { name: "Ringgröße messen" })).toBeInTheDocument();
		await expect(dialog).toContainElement(document.activeElement as HTMLElement);
		await userEvent.click(await pressable(within(dialog).getByRole("button", { name: "Schließen" })));
		await waitFor(() => expect(dialog).not.toHaveAttribute("open"));
		await expect(button).toHaveFocus();
		// The browser reports closing asynchronously.
		await waitFor(() => expect(canvas.queryByText(/^Legen Sie/)).toBeNull());
	},
};

export const EscapeCloses: Story = {
	name: "R-SHELL-03 closes on Escape, not on a click inside",
	args: { open: false },
	play: async ({ canvas, userEvent }) => {
		const button = canvas.getByRole("button", { name: "Ringgröße messen" });
		await userEvent.click(button);
		const dialog = canvas.getByRole<HTMLDialogElement>("dialog");
		await userEvent.click(await pressable(await within(dialog).findByText(/^Legen Sie/)));
		await expect(dialog).toHaveAttribute("open");
		// Synthetic keys do not reach native dialogs; requestClose() does the same as Escape.
		dialog.requestClose();
		await waitFor(() => expect(dialog).not.toHaveAttribute("open"));
		await expect(button).toHaveFocus();
		// The browser reports closing asynchronously.
		await waitFor(() => expect(canvas.queryByText(/^Legen Sie/)).toBeNull());
	},
};

export const LocksThePage: Story = {
	name: "R-SHELL-03 locks scrolling behind it and keeps the scrollbar's space",
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole("dialog")).toHaveAttribute("open");
		const page = getComputedStyle(document.documentElement);
		await expect(page.overflowY).toBe("hidden");
		await expect(page.scrollbarGutter).toBe("stable");
	},
};
