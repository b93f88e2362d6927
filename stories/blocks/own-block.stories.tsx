import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import type { OwnBlockModel } from "#core/models/block-model.ts";
import { demoBlock } from "#stories/fixtures/demo-shop.ts";
import { Blocks } from "#ui/blocks/blocks.tsx";
import { OwnBlock } from "#ui/blocks/lazy/own-block.tsx";
import { type OwnBlockProps, ownIsland } from "#ui/blocks/own-block-module.ts";

const block: OwnBlockModel = {
	type: "own",
	name: "ring-size",
	module: "/assets/ring-size.js",
	hydrate: "load",
	fields: { title: "Ringgröße", smallest: 48 },
};

/** Stands for the component of a site's module. */
function RingSize({ block: { title, smallest } }: OwnBlockProps) {
	const [size, setSize] = useState(Number(smallest));
	return (
		<section aria-label={String(title)}>
			<p role="status">{size}</p>
			<button type="button" onClick={() => setSize(size + 2)}>
				{String(title)} +2
			</button>
		</section>
	);
}

/** Stands for a component with a fault. */
function Failing(): never {
	throw new Error("no size");
}

const meta = { component: OwnBlock, args: { block } } satisfies Meta<typeof OwnBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Makes a component the one of the site's module. */
const loading = (model: OwnBlockModel, component: OwnBlockComponent) => () =>
	ownIsland(model, () => Promise.resolve({ default: { component } })).load();

type OwnBlockComponent = (props: OwnBlockProps) => React.ReactNode;

export const WithState: Story = {
	loaders: [loading(block, RingSize)],
	play: async ({ canvas }) => {
		await userEvent.click(await canvas.findByRole("button", { name: "Ringgröße +2" }));
		await expect(canvas.getByRole("status")).toHaveTextContent("50");
	},
};

const failing = { ...block, module: "/assets/failing.js" };

export const WithAFault: Story = {
	args: { block: failing },
	loaders: [loading(failing, Failing)],
	play: async ({ canvas }) => {
		await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
	},
};

/** Shows nothing, as a block without content for a page does. */
const Silent = () => null;
const silent = { ...block, module: "/assets/silent.js" };

export const BetweenBuiltInBlocks: Story = {
	name: "B-USE-07 has the space of built-in blocks around it, and none if it shows nothing",
	loaders: [loading(block, RingSize), loading(silent, Silent)],
	render: () => <Blocks blocks={[demoBlock("text"), block, silent, demoBlock("facts"), demoBlock("text")]} />,
	play: async ({ canvas, canvasElement }) => {
		await canvas.findByRole("button", { name: "Ringgröße +2" });
		const list = canvasElement.querySelector(".parts-drawn-when-near");
		await waitFor(() => {
			const shown = Array.from(list?.children ?? [], (element) => element.getBoundingClientRect()).filter(
				({ height }) => height > 0,
			);
			const gaps = shown.slice(1).map(({ top }, place) => Math.round(top - (shown[place]?.bottom ?? 0)));
			return expect(new Set(gaps).size).toBe(1);
		});
	},
};
