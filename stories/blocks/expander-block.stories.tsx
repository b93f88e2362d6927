import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { createMemoryHistory } from "#adapters/memory/page-history.ts";
import { demoBlock } from "#stories/fixtures/demo-shop.ts";
import { memoryServices } from "#stories/fixtures/services.ts";
import { padded } from "#stories/fixtures/with-shell.tsx";
import { ExpanderBlock } from "#ui/blocks/lazy/expander-block.tsx";
import { ServicesProvider } from "#ui/foundation/services.tsx";

const block = demoBlock("expander");
const [first] = block.items;
if (!first) throw new Error("The demo content's questions are gone.");

const meta = {
	component: ExpanderBlock,
	decorators: [padded],
	args: { block },
} satisfies Meta<typeof ExpanderBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const OneOpen: Story = {
	name: "R-THEME-03 a question opens and closes, the others stay",
	play: async ({ canvas, userEvent }) => {
		const [one, other] = canvas.getAllByRole("button");
		await userEvent.click(one as HTMLElement);
		await expect(one).toHaveAttribute("aria-expanded", "true");
		await expect(other).toHaveAttribute("aria-expanded", "false");
		await userEvent.click(one as HTMLElement);
		await expect(one).toHaveAttribute("aria-expanded", "false");
		await userEvent.click(one as HTMLElement);
	},
};

const history = createMemoryHistory();
const services = memoryServices({ history });

export const OpenedByTheAddress: Story = {
	name: "An address that names a question opens it",
	decorators: [
		(Expander) => (
			<ServicesProvider services={services}>
				<Expander />
			</ServicesProvider>
		),
	],
	play: async ({ canvas }) => {
		const [one] = canvas.getAllByRole("button");
		history.visit({ path: "/", anchor: "%E0%A4%A" });
		history.visit({ path: "/", anchor: encodeURIComponent(first.heading.anchor) });
		await waitFor(() => expect(one).toHaveAttribute("aria-expanded", "true"));
	},
};

export const WithoutAHeading: Story = { args: { block: { ...block, heading: null } } };

export const OnANarrowPhone: Story = { globals: { viewport: { value: "narrow" } } };
