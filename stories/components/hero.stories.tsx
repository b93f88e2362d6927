import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { demoPage } from "#stories/fixtures/demo-shop.ts";
import { Hero } from "#ui/components/hero.tsx";

const meta = { component: Hero, args: { page: demoPage("home", "de") } } satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAnImage: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

export const WithoutAnImage: Story = { args: { page: demoPage("home", "de", { image: null }) } };

const next = (href: string) =>
	({ href, kind: "internal", hreflang: null, newTab: false, rel: null }) as const;

export const WithOneNextStep: Story = {
	args: { page: demoPage("home", "de", { buttons: [{ link: next("/shop"), label: "Zum Shop" }] }) },
};

export const WithTwoLongNextSteps: Story = {
	args: {
		page: demoPage("home", "de", {
			buttons: [
				{ link: next("/shop"), label: "Verlobungsringe und Trauringe ansehen" },
				{ link: next("/terminvereinbarung"), label: "Beratungstermin in Charlottenburg vereinbaren" },
			],
		}),
	},
	globals: { viewport: { value: "phone" } },
};

/** Returns the words of an element that continue on another line without a hyphen. */
function brokenWords(element: Element): readonly string[] {
	const text = element.firstChild as Text;
	return [...text.data.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
		const range = document.createRange();
		range.setStart(text, index);
		range.setEnd(text, index + word.length);
		const tops = Array.from(range.getClientRects(), ({ top }) => Math.round(top));
		return new Set(tops).size > 1 ? [word] : [];
	});
}

const longHeading = "Verlobungsringe aus der Goldschmiedewerkstatt";

export const LongWordsInCapitalsOnAPhone: Story = {
	name: "B-USE-07 keeps long words in one line, in capitals on a phone",
	args: { page: demoPage("home", "de", { heading: longHeading }) },
	globals: { theme: "leman", language: "de", viewport: { value: "phone" } },
	play: async ({ canvas, canvasElement }) => {
		await document.fonts.ready;
		const heading = canvas.getByRole("heading", { level: 1 });
		await waitFor(() => expect(getComputedStyle(heading).textTransform).toBe("uppercase"));
		await expect(brokenWords(heading)).toEqual([]);
		await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
	},
};

export const LongWordsNextToTheImage: Story = {
	name: "B-USE-07 keeps long words in one line next to the image, which is as high as the text",
	args: { page: demoPage("home", "de", { heading: longHeading, lead: "Von Hand gefertigt. ".repeat(30) }) },
	globals: { theme: "leman", language: "de", viewport: { value: "desktop" } },
	play: async ({ canvas, canvasElement }) => {
		await document.fonts.ready;
		const heading = canvas.getByRole("heading", { level: 1 });
		await waitFor(() => expect(getComputedStyle(heading).textTransform).toBe("uppercase"));
		await expect(brokenWords(heading)).toEqual([]);
		const image = canvas.getByRole("img").getBoundingClientRect();
		const hero = canvasElement.querySelector("[data-part=hero]")?.getBoundingClientRect();
		await expect(image.height).toBeCloseTo(hero?.height ?? 0, 0);
	},
};
