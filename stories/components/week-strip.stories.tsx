import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { schedulesFixture } from "#stories/fixtures/schedules.ts";
import { environment, inEnvironment } from "#stories/fixtures/story-environment.tsx";
import { padded, withShell } from "#stories/fixtures/with-shell.tsx";
import { WeekStrip } from "#ui/components/week-strip.tsx";

const meta = {
	component: WeekStrip,
	decorators: [
		(Story) => (
			<div style={{ maxWidth: 420 }}>
				<Story />
			</div>
		),
		padded,
		withShell(() => ({ schedules: schedulesFixture })),
		inEnvironment,
	],
	loaders: [environment()],
	args: { branch: "ordinaryWeek" },
} satisfies Meta<typeof WeekStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThisWeek: Story = {
	name: "B-USE-03 this week, with today highlighted and the time on it",
	play: async ({ canvasElement }) => {
		await waitFor(() => expect(canvasElement.querySelectorAll("[data-today]")).toHaveLength(1));
		await expect(canvasElement.querySelectorAll("rect")).toHaveLength(6);
	},
};

export const MiddayBreak: Story = { args: { branch: "weekWithABreak" } };

export const ChristmasWeek: Story = {
	name: "B-USE-03 a week with holidays shows their hours",
	args: { branch: "weekWithHolidays" },
	loaders: [environment({ now: Date.parse("2026-12-23T11:00:00+01:00") })],
	play: async ({ canvasElement }) => {
		// Monday to Wednesday, and the shortened Christmas Eve.
		await waitFor(() => expect(canvasElement.querySelectorAll("rect")).toHaveLength(4));
	},
};

export const PastMidnight: Story = {
	args: {
		branch: "weekPastMidnight",
	},
};

export const Unknown: Story = {
	name: "B-USE-03 renders nothing if the hours cannot be computed",
	args: { branch: "unknownWeek" },
	play: async ({ canvasElement }) => {
		await expect(canvasElement.querySelector("svg")).toBeNull();
	},
};

export const OnANarrowPhone: Story = { globals: { viewport: { value: "narrow" } } };
