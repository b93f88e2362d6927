import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { demoBlock, demoPage } from "#stories/fixtures/demo-shop.ts";
import { exampleImages } from "#stories/fixtures/images.ts";
import { withShell } from "#stories/fixtures/with-shell.tsx";
import { Blocks } from "#ui/blocks/blocks.tsx";
import { pageLink } from "#ui/components/button-link.tsx";

const meta = { component: Blocks, args: { blocks: demoPage("home", "de").blocks } } satisfies Meta<
	typeof Blocks
>;

export default meta;
type Story = StoryObj<typeof meta>;

const teasers = demoBlock("teasers");
const teaser = { link: pageLink("/uhren"), title: "Uhren", text: "Mechanik", image: exampleImages.square };

export const CompletePage: Story = {};

export const CompletePageOnAPhone: Story = { globals: { viewport: { value: "phone" } } };

export const OneColumn: Story = {
	args: { blocks: [demoBlock("text"), demoBlock("facts")], singleColumn: true },
};

export const Nothing: Story = { args: { blocks: [] } };

export const Text: Story = { args: { blocks: [demoBlock("text")] } };

export const ImageWithACaption: Story = {
	args: { blocks: [{ type: "picture", image: exampleImages.scene, caption: "Perlen, von Hand geknotet." }] },
};

export const ImageOnly: Story = {
	args: { blocks: [{ type: "picture", image: exampleImages.square, caption: null }] },
};

export const GalleryOfThree: Story = {
	args: {
		blocks: [{ type: "gallery", images: [exampleImages.square, exampleImages.tile, exampleImages.scene] }],
	},
};

export const GalleryOfFour: Story = {
	args: {
		blocks: [
			{
				type: "gallery",
				images: [exampleImages.square, exampleImages.tile, exampleImages.tile, exampleImages.square],
			},
		],
	},
};

export const Quote: Story = {
	args: {
		blocks: [
			{
				type: "quote",
				text: "Sechs Wochen später ging sie auf zwei Sekunden genau.",
				source: "Johanna R., Kundin seit 2014",
				customer: "verified",
			},
		],
	},
};

export const QuoteOfAnUnverifiedCustomer: Story = {
	args: {
		blocks: [
			{
				type: "quote",
				text: "Es rollt, als hätte jemand die Stadt nach unten gekippt.",
				source: null,
				customer: "unverified",
			},
		],
	},
};

export const QuoteWithoutASource: Story = {
	args: { blocks: [{ type: "quote", text: "Was bleibt, beginnt hier.", source: null, customer: null }] },
};

export const Teasers: Story = { args: { blocks: [teasers] } };

export const TwoTeasers: Story = { args: { blocks: [{ ...teasers, items: teasers.items.slice(0, 2) }] } };

export const TeasersWithoutHeadingTextAndImage: Story = {
	args: {
		blocks: [{ type: "teasers", heading: null, items: [{ ...teaser, text: null, image: null }, teaser] }],
	},
};

export const Facts: Story = { args: { blocks: [demoBlock("facts")] } };

export const FactsWithoutAHeading: Story = { args: { blocks: [{ ...demoBlock("facts"), heading: null }] } };

export const Branches: Story = { args: { blocks: [demoBlock("branches")] } };

export const OneBranchWithoutAnImage: Story = {
	args: { blocks: [demoBlock("branches")] },
	decorators: [
		withShell(({ branches }) => ({
			branches: branches.slice(0, 1).map((branch) => ({ ...branch, image: null, phone: null })),
		})),
	],
};

export const Brands: Story = {
	name: "Brands; those with a page are links",
	args: { blocks: [demoBlock("brands")] },
};

export const BrandsWithLogosAndNames: Story = {
	args: {
		blocks: [
			{
				type: "brands",
				items: [
					{
						slug: "a",
						name: "Kronberg",
						logo: null,
						link: pageLink("/kronberg"),
						text: "Klassische Uhren in Gold",
						image: exampleImages.square,
					},
					{
						slug: "b",
						name: "Perlhaus",
						logo: exampleImages.logo,
						link: pageLink("/perlhaus"),
						text: null,
						image: null,
					},
					{ slug: "c", name: "Alpenhorn", logo: null, link: null, text: null, image: exampleImages.scene },
					{
						slug: "d",
						name: "Lumière Dorée",
						logo: exampleImages.logo,
						link: null,
						text: "Gold für jeden Tag",
						image: exampleImages.tile,
					},
				],
			},
		],
	},
	play: async ({ canvas }) => {
		await expect(canvas.getAllByRole("listitem")).toHaveLength(4);
		await expect(canvas.getAllByRole("link")).toHaveLength(2);
	},
};
