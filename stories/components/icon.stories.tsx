import type { Meta, StoryObj } from "@storybook/react-vite";
import { padded } from "#stories/fixtures/with-shell.tsx";
import { Icon, type IconName } from "#ui/components/icon.tsx";

const meta = { component: Icon, decorators: [padded], args: { name: "menu" } } satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

const names: readonly IconName[] = [
	"menu",
	"close",
	"chevron",
	"external",
	"arrow",
	"bag",
	"gem",
	"search",
	"phone",
	"pin",
	"instagram",
	"facebook",
	"other",
];

export const One: Story = {};

export const All: Story = {
	render: () => (
		<ul style={{ display: "flex", flexWrap: "wrap", gap: 32, padding: 0, listStyle: "none" }}>
			{names.map((name) => (
				<li key={name} style={{ display: "grid", justifyItems: "center", gap: 8 }}>
					<Icon name={name} />
					{name}
				</li>
			))}
		</ul>
	),
};
