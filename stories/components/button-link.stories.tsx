import type { Meta, StoryObj } from "@storybook/react-vite";
import { outsideLinks } from "#stories/fixtures/links.ts";
import { padded } from "#stories/fixtures/with-shell.tsx";
import { ButtonLink, pageLink } from "#ui/components/button-link.tsx";

const meta = {
	component: ButtonLink,
	decorators: [padded],
	args: { link: pageLink("/terminvereinbarung"), children: "Termin vereinbaren" },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Strong: Story = {};

export const Quiet: Story = { args: { quiet: true } };

export const LeadsElsewhere: Story = {
	args: { link: outsideLinks.external, children: "Zur Website der Marke" },
};

export const LongTextOnANarrowPhone: Story = {
	args: { children: "Datenschutzgrundverordnungserklärung und Versandkostenübersicht lesen" },
	globals: { viewport: { value: "narrow" } },
};
