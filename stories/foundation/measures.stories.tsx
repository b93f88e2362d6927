import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { padded } from "#stories/fixtures/with-shell.tsx";

const meta = { decorators: [padded] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** All style sheets of the project as text, by path. */
const sheets = import.meta.glob<string>("../../ui/**/*.css", {
	query: "?raw",
	import: "default",
	eager: true,
});

interface Duration {
	readonly path: string;
	readonly milliseconds: number;
}

/** Returns all transition durations in the style sheets, except those that disable motion. */
function durations(): readonly Duration[] {
	return Object.entries(sheets).flatMap(([path, text]) =>
		[...text.matchAll(/(?:transition|transition-duration|--duration):([^;}]*)/g)]
			.flatMap(([, value = ""]) => [...value.matchAll(/(?<![\w.-])(\d*\.?\d+)(ms|s)\b/g)])
			.map(([, amount = "", unit]) => ({ path, milliseconds: Number(amount) * (unit === "s" ? 1000 : 1) }))
			.filter(({ milliseconds }) => milliseconds > 0.01),
	);
}

export const BaseFont: Story = {
	name: "R-THEME-02 sets text in a sans-serif with fallbacks, 17 px with a line height of 1.56",
	render: () => (
		<p style={{ maxWidth: "66ch" }}>
			Ein Schmuckstück, das jeden Tag getragen wird, darf man sehen. Einmal im Jahr prüfen wir Fassungen und
			Verschlüsse; das kostet nichts und dauert eine Tasse Kaffee.
		</p>
	),
	play: async ({ canvas }) => {
		const { fontSize, lineHeight, fontFamily } = getComputedStyle(canvas.getByText(/Schmuckstück/));
		await expect(fontSize).toBe("17px");
		await expect(Number.parseFloat(lineHeight) / 17).toBeCloseTo(1.56, 5);
		const families = fontFamily.split(", ");
		await expect(families.length).toBeGreaterThan(1);
		await expect(families.at(-1)).toBe("sans-serif");
	},
};

export const Disabled: Story = {
	name: "R-THEME-02 gives disabled controls an opacity of 0.4",
	render: () => (
		<button type="button" disabled style={{ minHeight: 44 }}>
			Zur Kasse
		</button>
	),
	play: async ({ canvas }) => {
		await expect(getComputedStyle(canvas.getByRole("button")).opacity).toBe("0.4");
	},
};

export const Durations: Story = {
	name: "R-THEME-02 limits transitions to 50 to 500 ms",
	render: () => (
		<ul>
			{[...new Set(durations().map(({ milliseconds }) => milliseconds))]
				.sort((a, b) => a - b)
				.map((milliseconds) => (
					<li key={milliseconds}>{`${milliseconds} ms`}</li>
				))}
		</ul>
	),
	play: async () => {
		await expect(durations().length).toBeGreaterThan(5);
		await expect(durations().filter(({ milliseconds }) => milliseconds < 50 || milliseconds > 500)).toEqual(
			[],
		);
	},
};
