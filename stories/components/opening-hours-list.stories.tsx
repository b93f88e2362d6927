import type { Meta, StoryObj } from "@storybook/react-vite";
import { padded } from "#stories/fixtures/with-shell.tsx";
import { OpeningHoursList } from "#ui/components/opening-hours-list.tsx";

const day = (code: number, ...ranges: readonly (readonly [string, string])[]) => ({
	label: { key: `openingHours.day.${code}` },
	ranges: ranges.map(([from, to]) => ({ from, to })),
});

const meta = {
	component: OpeningHoursList,
	decorators: [padded],
	args: {
		hours: { days: [day(4, ["10:00", "18:30"]), day(10, ["10:00", "16:00"]), day(11)], note: null },
	},
} satisfies Meta<typeof OpeningHoursList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = {};

export const MiddayBreak: Story = {
	args: { hours: { days: [day(1, ["09:00", "12:30"], ["14:00", "18:00"]), day(5)], note: null } },
};

export const SpecialDaysAndANote: Story = {
	args: {
		hours: {
			days: [
				day(4, ["10:00", "18:30"]),
				day(15, ["10:00", "14:00"]),
				{ label: { text: "Verkaufsoffener Sonntag im Advent" }, ranges: [{ from: "12:00", to: "16:00" }] },
			],
			note: "Gern auch nach Vereinbarung.",
		},
	},
};

export const OnANarrowPhone: Story = { globals: { viewport: { value: "narrow" } } };
