import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { withShell } from "#stories/fixtures/with-shell.tsx";
import { IncompleteNotice } from "#ui/shell/incomplete-notice.tsx";

const meta = { component: IncompleteNotice } satisfies Meta<typeof IncompleteNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfAPreview: Story = {
	name: "B-LAW-20 states that the website must not be published like this",
	decorators: [
		withShell(() => ({
			incomplete: "Vorschau: Diese Website ist unvollständig und darf so nicht veröffentlicht werden.",
		})),
	],
	play: async ({ canvas }) => {
		await expect(canvas.getByRole("note")).toHaveTextContent("Vorschau");
	},
};

export const OfACompleteSite: Story = {
	play: async ({ canvas }) => {
		await expect(canvas.queryByRole("note")).toBeNull();
	},
};
