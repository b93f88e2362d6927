import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { schedulesFixture } from "#stories/fixtures/schedules.ts";
import { environment, inEnvironment } from "#stories/fixtures/story-environment.tsx";
import { padded, withShell } from "#stories/fixtures/with-shell.tsx";
import { OpenState } from "#ui/components/open-state.tsx";

const meta = {
	component: OpenState,
	decorators: [padded, withShell(() => ({ schedules: schedulesFixture })), inEnvironment],
	loaders: [environment()],
	args: { branch: "ordinaryWeek" },
	globals: { language: "de" },
} satisfies Meta<typeof OpenState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns an environment at an instant, ISO 8601. */
function at(instant: string) {
	return [environment({ now: Date.parse(instant) })];
}

function says(text: string): NonNullable<Story["play"]> {
	return async ({ canvasElement }) => {
		// Its script loads near the viewport.
		await waitFor(() => expect(canvasElement).toHaveTextContent(text));
	};
}

export const Open: Story = {
	name: "B-USE-03 open, with closing time",
	play: says("Jetzt geöffnet, bis 18:30 Uhr"),
};

export const LastMinute: Story = {
	name: "B-USE-03 open until the last minute",
	loaders: at("2026-11-20T18:29:59+01:00"),
	play: says("Jetzt geöffnet, bis 18:30 Uhr"),
};

export const BeforeOpening: Story = {
	name: "B-USE-03 closed, opens today",
	loaders: at("2026-11-20T08:00:00+01:00"),
	play: says("Geschlossen, öffnet heute um 10:00 Uhr"),
};

export const MiddayBreak: Story = {
	name: "B-USE-03 closed at midday, opens again today",
	args: { branch: "weekWithABreak" },
	loaders: at("2026-11-20T13:00:00+01:00"),
	play: says("Geschlossen, öffnet heute um 14:00 Uhr"),
};

export const ClosedUntilMonday: Story = {
	name: "B-USE-03 closed until Monday",
	loaders: at("2026-11-21T16:00:00+01:00"),
	play: says("Geschlossen, öffnet am Montag um 10:00 Uhr"),
};

export const Holiday: Story = {
	name: "B-USE-03 closed for a named holiday",
	args: { branch: "weekWithHolidays" },
	loaders: at("2026-12-25T11:00:00+01:00"),
	play: says("Geschlossen (1. Weihnachtstag), öffnet am Montag um 10:00 Uhr"),
};

export const NoOpeningInSight: Story = {
	args: { branch: "closedWeek" },
	play: says("Geschlossen"),
};

export const Unknown: Story = {
	name: "B-USE-03 shows nothing if the hours cannot be computed",
	args: { branch: "unknownWeek" },
	play: async ({ canvasElement }) => {
		await expect(canvasElement).toHaveTextContent(/^$/);
	},
};

export const OnANarrowPhone: Story = {
	args: { branch: "weekWithHolidays" },
	loaders: at("2026-12-25T11:00:00+01:00"),
	globals: { viewport: { value: "narrow" } },
};
