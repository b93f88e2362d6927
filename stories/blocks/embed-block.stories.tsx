import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { contentConsentKey, formatContentConsent } from "#core/consent/content-consent.ts";
import { demoBlock } from "#stories/fixtures/demo-shop.ts";
import { exampleImages } from "#stories/fixtures/images.ts";
import { storyTime } from "#stories/fixtures/services.ts";
import { environment, environmentIn, inEnvironment } from "#stories/fixtures/story-environment.tsx";
import { padded } from "#stories/fixtures/with-shell.tsx";
import { EmbedBlock } from "#ui/blocks/lazy/embed-block.tsx";

/** An image of the demo shop instead of a provider's page. */
const block = { ...demoBlock("embed"), src: exampleImages.scene.src };

const meta = {
	component: EmbedBlock,
	decorators: [padded, inEnvironment],
	loaders: [environment()],
	args: { block },
	globals: { language: "de" },
} satisfies Meta<typeof EmbedBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Placeholder: Story = {
	name: "R-CONSENT-08 shows a placeholder and no frame until the visitor agrees",
	play: async ({ canvas, canvasElement }) => {
		await expect(canvas.getByRole("heading", { name: block.title })).toBeVisible();
		await expect(canvas.getByRole("button", { name: "Inhalt laden" })).toBeVisible();
		await expect(canvasElement.querySelector("iframe")).toBeNull();
	},
};

export const PlaceholderWithoutAnImage: Story = { args: { block: { ...block, image: null } } };

export const PlaceholderOnAPhone: Story = { globals: { viewport: { value: "phone" } } };

export const LoadedOnce: Story = {
	name: "R-CONSENT-08 loads once, focuses the frame and stores nothing",
	play: async ({ canvas, canvasElement, userEvent, loaded }) => {
		await userEvent.click(canvas.getByRole("button", { name: "Inhalt laden" }));
		const frame = await canvas.findByTitle(block.title);
		await expect(frame).toHaveAttribute("src", block.src);
		await expect(frame.parentElement).toHaveFocus();
		await expect(canvasElement.querySelectorAll("iframe")).toHaveLength(1);
		await expect(environmentIn(loaded).services.storage.read(contentConsentKey(block.id))).toBeNull();
	},
};

export const LoadedAlways: Story = {
	name: "R-CONSENT-08 stores contentConsent:{id} with Always load, and shows the placeholder again when revoked",
	play: async ({ canvas, userEvent, loaded }) => {
		const { storage } = environmentIn(loaded).services;
		await userEvent.click(await canvas.findByRole("button", { name: "Immer laden" }));
		await canvas.findByTitle(block.title);
		await expect(storage.read(contentConsentKey(block.id))).not.toBeNull();
		await userEvent.click(canvas.getByRole("button", { name: "Nicht mehr laden" }));
		await waitFor(() => expect(canvas.getByRole("button", { name: "Immer laden" })).toBeVisible());
		await expect(storage.read(contentConsentKey(block.id))).toBeNull();
	},
};

export const AllowedEarlier: Story = {
	name: "R-CONSENT-08 loads what an earlier visit allowed permanently",
	loaders: [
		environment({
			before: ({ storage }) =>
				storage.write(contentConsentKey(block.id), formatContentConsent(storyTime, block.title)),
		}),
	],
	play: async ({ canvas }) => {
		await expect(await canvas.findByTitle(block.title)).toBeVisible();
		await expect(canvas.queryByRole("button", { name: "Inhalt laden" })).toBeNull();
	},
};
