import type { Meta, StoryObj } from "@storybook/react-vite";
import { padded } from "#stories/fixtures/with-shell.tsx";
import { PageIntro } from "#ui/components/page-intro.tsx";

const meta = {
	component: PageIntro,
	decorators: [padded],
	args: {
		page: {
			kicker: "Berlin, seit 1911",
			heading: "Was bleibt, beginnt hier.",
			lead: "Uhren, Schmuck und Trauringe, ausgesucht und gearbeitet von Menschen, die ihr Handwerk gelernt haben.",
		},
	},
} satisfies Meta<typeof PageIntro>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {};

export const HeadingOnly: Story = { args: { page: { kicker: null, heading: "Trauringe", lead: null } } };

export const LongTextOnANarrowPhone: Story = {
	args: {
		page: {
			kicker: "Gesetzliche Pflichtangaben",
			heading: "Verbraucherstreitbeilegung und Datenschutzerklärung",
			lead: "Eine Haftungsbeschränkungsvereinbarung, die niemand in einem Zug lesen mag.",
		},
	},
	globals: { viewport: { value: "narrow" } },
};
