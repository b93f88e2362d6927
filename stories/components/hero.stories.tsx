import type { Meta, StoryObj } from "@storybook/react-vite";
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
