import type { Meta, StoryObj } from "@storybook/react-vite";
import { padded, withShell } from "#stories/fixtures/with-shell.tsx";
import { Logo } from "#ui/components/logo.tsx";

const meta = { component: Logo, decorators: [padded], args: { ground: "light" } } satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheGround: Story = {};

export const OnTheAccent: Story = {
	args: { ground: "accent" },
	decorators: [
		(Story) => (
			<div style={{ background: "var(--color-accent-surface)", color: "var(--color-on-accent-surface)" }}>
				<Story />
			</div>
		),
	],
};

export const NameInsteadOfALogo: Story = { decorators: [withShell(() => ({ logo: null, logoLight: null }))] };
