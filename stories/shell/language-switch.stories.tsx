import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { pageFixture } from "#stories/fixtures/site-models.ts";
import { padded } from "#stories/fixtures/with-shell.tsx";
import { LanguageSwitch } from "#ui/shell/language-switch.tsx";

const { languageChoices } = pageFixture("de");
const meta = {
	component: LanguageSwitch,
	decorators: [padded],
	args: { choices: languageChoices },
} satisfies Meta<typeof LanguageSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeLanguages: Story = {
	play: async ({ canvas }) => {
		await expect(canvas.getByRole("link", { name: "Deutsch" })).toHaveAttribute("aria-current", "true");
		await expect(canvas.getByRole("link", { name: "English" })).toHaveAttribute("hreflang", "en");
	},
};

export const OneLanguage: Story = {
	name: "Shows nothing to switch with one language",
	args: { choices: languageChoices.slice(0, 1) },
	play: async ({ canvas }) => {
		await expect(canvas.queryByRole("navigation")).toBeNull();
	},
};
