import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { schedulesFixture } from "#stories/fixtures/schedules.ts";
import { environment, inEnvironment } from "#stories/fixtures/story-environment.tsx";
import { padded, withShell } from "#stories/fixtures/with-shell.tsx";
import { SpecialDays } from "#ui/components/special-days.tsx";

const meta = {
	component: SpecialDays,
	decorators: [padded, withShell(() => ({ schedules: schedulesFixture })), inEnvironment],
	loaders: [environment()],
	args: { branch: "weekWithHolidays" },
	globals: { language: "de" },
} satisfies Meta<typeof SpecialDays>;

export default meta;
type Story = StoryObj<typeof meta>;

const beforeChristmas = [environment({ now: Date.parse("2026-12-18T11:00:00+01:00") })];

export const OneDay: Story = {
	play: async ({ canvasElement }) => {
		await waitFor(() => expect(canvasElement).toHaveTextContent(/Verkaufsoffener Sonntag\s*13:00–18:00/));
	},
};

export const Christmas: Story = {
	name: "B-USE-03 the holidays of the next two weeks, with their hours",
	loaders: beforeChristmas,
	play: async ({ canvas, canvasElement }) => {
		const dates = () => [...canvasElement.querySelectorAll("time")].map(({ dateTime }) => dateTime);
		await waitFor(() => expect(dates()).toEqual(["2026-12-24", "2026-12-25", "2026-12-26"]));
		await expect(canvas.getAllByText("Geschlossen")).toHaveLength(2);
	},
};

export const NoneNear: Story = {
	name: "B-USE-03 renders nothing without a holiday within two weeks",
	loaders: [environment({ now: Date.parse("2026-08-03T11:00:00+02:00") })],
	play: async ({ canvasElement }) => {
		await expect(canvasElement).toHaveTextContent(/^$/);
	},
};

export const UnknownWeek: Story = {
	name: "B-USE-03 the holidays of a branch whose ordinary week is known in words only",
	loaders: beforeChristmas,
	args: { branch: "unknownWeekWithHolidays" },
	play: async ({ canvasElement }) => {
		const dates = () => [...canvasElement.querySelectorAll("time")].map(({ dateTime }) => dateTime);
		await waitFor(() => expect(dates()).toEqual(["2026-12-24", "2026-12-25", "2026-12-26"]));
	},
};

export const InFrench: Story = { loaders: beforeChristmas, globals: { language: "fr" } };

export const OnANarrowPhone: Story = {
	loaders: beforeChristmas,
	globals: { viewport: { value: "narrow" } },
};
