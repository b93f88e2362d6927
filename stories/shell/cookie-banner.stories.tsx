import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { consentsKey } from "#core/consent/stored-consents.ts";
import { demoShell } from "#stories/fixtures/demo-shop.ts";
import { framedDocs } from "#stories/fixtures/dialogs.ts";
import { environment, environmentIn, inEnvironment } from "#stories/fixtures/story-environment.tsx";
import { LiveElement } from "#ui/components/live-element.tsx";
import { Footer } from "#ui/shell/footer.tsx";

const meta = {
	parameters: framedDocs,
	component: LiveElement,
	decorators: [inEnvironment],
	loaders: [environment({ firstVisit: true })],
	globals: { language: "de" },
	args: { name: "cookie-banner", html: "" },
	render: () => (
		<>
			<LiveElement name="cookie-banner" html="" />
			<main style={{ padding: "var(--side)", minHeight: 700 }}>
				<h1>Juwelier Sternau</h1>
				<p>Schmuck und Uhren in Berlin, seit 1911.</p>
			</main>
		</>
	),
} satisfies Meta<typeof LiveElement>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The part of a story's canvas with queries. */
interface Canvas {
	findByRole(role: string, options: { readonly name: string }): Promise<HTMLElement>;
}

/** Returns the banner after its transition. */
async function bannerOf(canvas: Canvas): Promise<HTMLElement> {
	const banner = await canvas.findByRole("dialog", { name: "Ihre Wahl" });
	await waitFor(() => expect(banner).toBeVisible());
	return banner;
}

function withFooter() {
	return (
		<>
			<LiveElement name="cookie-banner" html="" />
			<Footer path={demoShell("de").homePath} />
		</>
	);
}

interface StoredEntry {
	readonly function_id: string;
	readonly consentGiven: boolean;
}

/** Returns the saved decision for each function. */
function saved(loaded: Readonly<Record<string, unknown>>): Readonly<Record<string, boolean>> {
	const entries = JSON.parse(
		environmentIn(loaded).services.storage.read(consentsKey) ?? "[]",
	) as StoredEntry[];
	return Object.fromEntries(entries.map(({ function_id, consentGiven }) => [function_id, consentGiven]));
}

export const FirstVisit: Story = {
	name: "R-CONSENT-04 first visit: is 520 px wide, ticks only locked entries, keeps the focus",
	play: async ({ canvas }) => {
		const banner = await bannerOf(canvas);
		await expect(banner.getBoundingClientRect().width).toBe(520);
		const ticked = within(banner).getAllByRole<HTMLInputElement>("checkbox");
		await expect(ticked.map(({ checked, disabled }) => [checked, disabled])).toEqual([
			[true, true],
			[false, false],
			[false, false],
		]);
		await expect(banner).not.toContainElement(document.activeElement as HTMLElement);
		await expect(within(banner).queryByRole("button", { name: /^Schließen/ })).toBeNull();
	},
};

export const EachRowExpanded: Story = {
	name: "R-CONSENT-05 shows a link in each row, and toggles its description in 500 ms",
	play: async ({ canvas, userEvent }) => {
		const banner = within(await bannerOf(canvas));
		const names = ["Notwendig", "Statistik", "Karten"];
		for (const name of names) {
			await expect(
				banner.getByRole("link", { name: new RegExp(`Datenschutzerklärung\\s*: ${name}`) }),
			).toBeVisible();
			const row = banner.getByText(name).closest("details") as HTMLElement;
			const description = row.querySelector("p") as HTMLElement;
			await expect(description).not.toBeVisible();
			const { transitionDuration } = getComputedStyle(row, "::details-content");
			await expect(new Set(transitionDuration.split(", "))).toEqual(new Set(["0.5s"]));
			await userEvent.click(banner.getByText(name));
			await expect(description).toBeVisible();
			await waitFor(() => expect(row.getBoundingClientRect().height).toBeGreaterThan(64));
		}
		const first = banner.getByText("Notwendig");
		await userEvent.click(first);
		await expect(first.closest("details")).not.toHaveAttribute("open");
	},
};

export const Toggled: Story = {
	name: "R-CONSENT-04 saves the switches with Selected cookies and hides the banner",
	play: async ({ canvas, userEvent, loaded }) => {
		const banner = await bannerOf(canvas);
		await userEvent.click(within(banner).getByRole("checkbox", { name: "Karten" }));
		await expect(within(banner).getByRole("checkbox", { name: "Karten" })).toBeChecked();
		await expect(saved(loaded)).toEqual({});
		await userEvent.click(within(banner).getByRole("button", { name: "Auswahl speichern" }));
		await waitFor(() => expect(banner).not.toBeInTheDocument());
		await expect(saved(loaded)).toEqual({ functional: true, analytics: false, maps: true });
	},
};

export const AllAllowed: Story = {
	name: "R-CONSENT-04 saves all as given with Allow all and hides the banner",
	play: async ({ canvas, userEvent, loaded }) => {
		const banner = await bannerOf(canvas);
		await userEvent.click(within(banner).getByRole("button", { name: "Alles erlauben" }));
		await waitFor(() => expect(banner).not.toBeInTheDocument());
		await expect(saved(loaded)).toEqual({ functional: true, analytics: true, maps: true });
	},
};

export const OnAPhone: Story = {
	globals: { viewport: { value: "phone" } },
	play: async ({ canvas }) => {
		const { left, right } = (await bannerOf(canvas)).getBoundingClientRect();
		await expect(left).toBeGreaterThanOrEqual(0);
		await expect(right).toBeLessThanOrEqual(innerWidth);
	},
};

export const OnANarrowPhone: Story = {
	globals: { viewport: { value: "narrow" } },
	play: async ({ canvas, userEvent }) => {
		const banner = await bannerOf(canvas);
		await userEvent.click(within(banner).getByText("Statistik"));
		await expect(banner.scrollWidth).toBe(banner.clientWidth);
	},
};

export const OnATablet: Story = { globals: { viewport: { value: "tablet" } } };

export const Reopened: Story = {
	name: "R-CONSENT-04 takes the focus when reopened from the footer, and closes unchanged on Escape",
	loaders: [environment()],
	render: withFooter,
	play: async ({ canvas, userEvent, loaded }) => {
		const before = saved(loaded);
		const button = await canvas.findByRole("button", { name: "Cookie Einstellungen" });
		await userEvent.click(button);
		const banner = await bannerOf(canvas);
		await waitFor(() => expect(banner).toHaveFocus());
		await expect(within(banner).getByRole("button", { name: /^Schließen/ })).toBeVisible();
		await userEvent.keyboard("{Escape}");
		await waitFor(() => expect(banner).not.toBeInTheDocument());
		await expect(button).toHaveFocus();
		await expect(saved(loaded)).toEqual(before);
	},
};

export const ReopenedAndOpen: Story = {
	name: "Reopened from the footer, with a close button",
	loaders: [environment()],
	render: withFooter,
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole("button", { name: "Cookie Einstellungen" }));
		await waitFor(async () => expect(await bannerOf(canvas)).toHaveFocus());
	},
};
