import type { Meta, StoryObj } from "@storybook/react-vite";
import { padded, withShell } from "#stories/fixtures/with-shell.tsx";
import { Logo } from "#ui/components/logo.tsx";

const meta = { component: Logo, decorators: [padded], args: { ground: "page" } } satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnThePage: Story = {};

export const OnTheBand: Story = {
	args: { ground: "band" },
	decorators: [
		(Story) => (
			<div style={{ background: "var(--color-accent-surface)", color: "var(--color-on-accent-surface)" }}>
				<Story />
			</div>
		),
	],
};

export const NameInsteadOfALogo: Story = { decorators: [withShell(() => ({ logo: null, bandLogo: null }))] };
