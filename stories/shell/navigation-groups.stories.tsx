import type { Meta, StoryObj } from "@storybook/react-vite";
import { demoShell } from "#stories/fixtures/demo-shop.ts";
import { padded } from "#stories/fixtures/with-shell.tsx";
import { NavigationGroups } from "#ui/shell/navigation-groups.tsx";

const groups = demoShell("de").primary.find((item) => item.groups.length > 1)?.groups ?? [];
const meta = {
	component: NavigationGroups,
	decorators: [padded],
	args: { groups, path: "/uhren" },
} satisfies Meta<typeof NavigationGroups>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SideBySide: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

export const WithoutNames: Story = { args: { groups: groups.map((group) => ({ ...group, label: "" })) } };
