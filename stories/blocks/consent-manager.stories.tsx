import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { contentConsentKey, formatContentConsent } from "#core/consent/content-consent.ts";
import type { Services } from "#core/models/page-services.ts";
import { matomoModel } from "#stories/fixtures/matomo-model.ts";
import { storyTime } from "#stories/fixtures/services.ts";
import { environment, environmentIn, inEnvironment } from "#stories/fixtures/story-environment.tsx";
import { padded, withShell } from "#stories/fixtures/with-shell.tsx";
import { ConsentManager } from "#ui/blocks/lazy/consent-manager.tsx";

/** Two external contents that an earlier visit allowed permanently. */
function allowed({ storage }: Pick<Services, "storage">): void {
	storage.write(contentConsentKey("map-mitte"), formatContentConsent(storyTime, "Karte: Sternau Mitte"));
	storage.write(contentConsentKey("film"), formatContentConsent(storyTime, "Film: Ein Ring entsteht"));
}

const meta = {
	component: ConsentManager,
	decorators: [padded, inEnvironment],
	loaders: [environment({ before: allowed })],
	args: { heading: { anchor: "zustimmungen", text: "Zustimmungen verwalten" } },
	globals: { language: "de" },
} satisfies Meta<typeof ConsentManager>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutKeys: Story = {
	name: "R-CONSENT-07 shows nothing without stored consents",
	loaders: [environment()],
	play: async ({ canvas }) => {
		await expect(canvas.queryByRole("heading")).toBeNull();
		await expect(canvas.queryByRole("checkbox")).toBeNull();
	},
};

export const WithKeys: Story = {
	name: "R-CONSENT-07 lists the stored contents, ticked",
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole("heading", { name: "Zustimmungen verwalten" })).toBeVisible();
		await expect(canvas.getByRole("heading", { name: "Externe Inhalte" })).toBeVisible();
		await expect(canvas.getByRole("heading", { name: "Matomo Tracking" })).toBeVisible();
		await expect(canvas.getByRole("checkbox", { name: "Karte: Sternau Mitte" })).toBeChecked();
		await expect(canvas.getByRole("checkbox", { name: "Film: Ein Ring entsteht" })).toBeChecked();
	},
};

export const Unticked: Story = {
	name: "R-CONSENT-07 removes only the key that is unticked",
	play: async ({ canvas, userEvent, loaded }) => {
		const { storage } = environmentIn(loaded).services;
		const map = await canvas.findByRole("checkbox", { name: "Karte: Sternau Mitte" });
		await userEvent.click(map);
		await expect(map).not.toBeChecked();
		await expect(storage.read(contentConsentKey("map-mitte"))).toBeNull();
		await expect(storage.read(contentConsentKey("film"))).not.toBeNull();
	},
};

export const MatomoAfterAClick: Story = {
	name: "R-CONSENT-07 loads Matomo's opt-out frame only after a click",
	// Requests no other server: the frame shows a page that Storybook does not have.
	decorators: [withShell(() => ({ analytics: matomoModel(`${location.origin}/`) }))],
	play: async ({ canvas, canvasElement, userEvent }) => {
		const load = await canvas.findByRole("button", { name: "Einstellung laden" });
		await expect(canvasElement.querySelector("iframe")).toBeNull();
		await userEvent.click(load);
		await waitFor(() =>
			expect(canvas.getByTitle("Matomo Tracking")).toHaveAttribute(
				"src",
				expect.stringContaining("module=CoreAdminHome&action=optOut"),
			),
		);
	},
};

export const WithoutAnalytics: Story = { decorators: [withShell(() => ({ analytics: null }))] };

export const OnANarrowPhone: Story = { globals: { viewport: { value: "narrow" } } };
