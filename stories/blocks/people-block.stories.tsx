import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { BlockNamedModel } from "#core/models/block-model.ts";
import { demoBlock } from "#stories/fixtures/demo-shop.ts";
import { exampleDrawings } from "#stories/fixtures/images.ts";
import { padded, withShell } from "#stories/fixtures/with-shell.tsx";
import { PeopleBlock } from "#ui/blocks/lazy/people-block.tsx";

type People = BlockNamedModel<"people">;

const block = demoBlock("people");

function people(count: number, portrait: People["items"][number]["portrait"]): People {
	const items = Array.from({ length: count }, (_, place) => {
		const person = block.items[place % block.items.length] as People["items"][number];
		return { ...person, name: `${person.name}${"".padEnd(place, " ")}`, portrait };
	});
	return { ...block, items };
}

const meta = {
	component: PeopleBlock,
	decorators: [padded, withShell(() => ({}))],
	args: { block },
} satisfies Meta<typeof PeopleBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutPortraits: Story = {
	name: "Name, role and quote of each person",
	play: async ({ canvas }) => {
		for (const { name, role } of block.items) {
			await expect(canvas.getByText(name)).toBeVisible();
			if (role) await expect(canvas.getByText(role)).toBeVisible();
		}
	},
};

export const OnePortrait: Story = { args: { block: people(1, exampleDrawings.portrait) } };

export const TwoPortraits: Story = { args: { block: people(2, exampleDrawings.portrait) } };

export const ThreePortraits: Story = { args: { block: people(3, exampleDrawings.portrait) } };

export const FourPortraitsOnAPhone: Story = {
	args: { block: people(4, exampleDrawings.portrait) },
	globals: { viewport: { value: "phone" } },
};

export const LongWordsOnAPhone: Story = {
	name: "Breaks long words of a quote and a role within their column",
	args: {
		block: {
			...block,
			items: people(2, exampleDrawings.portrait).items.map((person) => ({
				...person,
				role: "Uhrmachermeisterinnungsvorsitzende",
				quote: "Goldschmiedemeisterinnenausbildung",
			})),
		},
	},
	globals: { viewport: { value: "narrow" } },
	play: async () => {
		await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
	},
};

export const OneOfThemWithoutAPortrait: Story = {
	args: {
		block: {
			...block,
			items: people(3, exampleDrawings.portrait).items.map((person, place) =>
				place === 1 ? { ...person, portrait: null } : person,
			),
		},
	},
};

export const NamesOnly: Story = {
	args: {
		block: {
			...block,
			heading: null,
			items: block.items.map((person) => ({ ...person, role: null, quote: null })),
		},
	},
};
