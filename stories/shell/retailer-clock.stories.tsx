import type { Decorator, Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor } from "storybook/test";
import { createMemoryClock } from "#adapters/memory/retailer-clock.ts";
import { clockConsentId } from "#core/consent/clock-consent.ts";
import type { Language } from "#core/language/language.ts";
import type { ClockModel } from "#core/navigation/retailer-clock.ts";
import { demoPage, demoShell } from "#stories/fixtures/demo-shop.ts";
import { servicesWithConsent } from "#stories/fixtures/services.ts";
import { internal } from "#stories/fixtures/site-models.ts";
import { ChangedSurroundings } from "#stories/fixtures/surroundings.tsx";
import { Header } from "#ui/shell/header.tsx";

const clock: ClockModel = {
	brand: "Rolex",
	link: internal("/uhren/rolex"),
	hiddenOn: "/uhren/longines",
	mounted: { apiKey: "story", script: "https://uhr.example/clock.js" },
};

/** Renders a clock of the brand's size. */
function renderClock(elementId: string): () => void {
	const drawing = document.createElement("span");
	drawing.textContent = "10:10";
	drawing.style.cssText = "width: 150px; height: 70px; line-height: 70px; text-align: center;";
	document.getElementById(elementId)?.append(drawing);
	return () => drawing.remove();
}

interface ClockChoice {
	readonly model?: Partial<ClockModel>;
	readonly fails?: boolean;
	/** Whether an earlier visit agreed. */
	readonly agreed?: boolean;
}

/** Returns the parameters of a header with the clock in an environment of its own. */
function withClock({ model = {}, fails = false, agreed = false }: ClockChoice = {}): Decorator {
	return (Story, { globals }) => {
		const shell = demoShell(globals.language as Language, { clock: { ...clock, ...model } });
		const [services] = useState(() => {
			const clockServices = servicesWithConsent(shell, {
				clock: createMemoryClock(fails ? () => null : renderClock),
			});
			if (agreed) clockServices.contents.allow(clockConsentId, "Rolex");
			return clockServices;
		});
		return (
			<ChangedSurroundings services={services} shell={shell}>
				<Story />
			</ChangedSurroundings>
		);
	};
}

/**
 * A watch brand's clock in the header: a link to the brand's page, and after consent the brand's own clock.
 *
 * Use it for the one brand that requires it. Not for the shop's own time: opening hours show that.
 */
const meta = {
	component: Header,
	args: { page: demoPage("home", "de") },
	decorators: [withClock()],
	globals: { language: "de", viewport: { value: "desktop" } },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeConsent: Story = {
	name: "R-CLOCK-01 shows a plain link before consent, and the clock's origin on request",
	play: async ({ canvas, userEvent }) => {
		await expect(canvas.getByRole("link", { name: /^Rolex, / })).toHaveAttribute("href", "/uhren/rolex");
		await userEvent.click(await canvas.findByRole("button", { name: "Uhr laden" }));
		await expect(canvas.getByRole("button", { name: "Immer laden" })).toBeVisible();
	},
};

export const Agreed: Story = {
	name: "R-CLOCK-01 replaces the link with the clock after consent",
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole("button", { name: "Uhr laden" }));
		await userEvent.click(canvas.getByRole("button", { name: "Immer laden" }));
		await expect(await canvas.findByText("10:10")).toBeVisible();
		await waitFor(() => expect(canvas.queryByRole("button", { name: "Uhr laden" })).toBeNull());
		await expect(canvas.getByRole("link", { name: /^Rolex, / })).toHaveFocus();
	},
};

export const AgreedEarlier: Story = {
	decorators: [withClock({ agreed: true })],
	play: async ({ canvas }) => {
		await expect(await canvas.findByText("10:10")).toBeVisible();
	},
};

export const Failing: Story = {
	name: "R-CLOCK-01 keeps the link if the clock fails to load",
	decorators: [withClock({ agreed: true, fails: true })],
	play: async ({ canvas }) => {
		await expect(canvas.getByRole("link", { name: "Rolex, zur Seite der Marke" })).toBeVisible();
		await expect(canvas.queryByText("10:10")).toBeNull();
		await expect(canvas.queryByRole("button", { name: "Uhr laden" })).toBeNull();
	},
};

export const WithoutAKey: Story = {
	name: "A link only, without the brand's key",
	decorators: [withClock({ model: { mounted: null } })],
	play: async ({ canvas }) => {
		await expect(canvas.queryByRole("button", { name: "Uhr laden" })).toBeNull();
	},
};

export const OnAHidingPage: Story = {
	name: "R-CLOCK-01 is hidden on the other brand's page",
	args: { page: { ...demoPage("home", "de"), path: "/uhren/longines" } },
	play: async ({ canvas }) => {
		await expect(canvas.queryByRole("link", { name: /^Rolex, / })).toBeNull();
	},
};

export const OnASmallDesktop: Story = { globals: { viewport: { value: "tablet" } } };

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
