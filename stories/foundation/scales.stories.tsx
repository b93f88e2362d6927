import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CSSProperties } from "react";
import { expect } from "storybook/test";
import { padded } from "#stories/fixtures/with-shell.tsx";
import { DocsTable } from "#stories/foundation/docs-parts.tsx";
import * as breakpoints from "#ui/foundation/breakpoints.ts";
import scales from "#ui/foundation/scales.css?raw";

const meta = { decorators: [padded] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

interface Token {
	readonly name: string;
	readonly value: string;
	readonly use: string;
}

const tokens: readonly Token[] = [...scales.matchAll(/\/\* ([^*]+?) \*\/\s+(--[\w-]+): ([^;]+);/g)].map(
	([, use = "", name = "", value = ""]) => ({ name, value, use }),
);

function Tokens({
	kind,
	sample,
}: {
	readonly kind: string;
	readonly sample: (token: string) => CSSProperties;
}) {
	return (
		<DocsTable
			head={["Token", "", "Value", "Use"]}
			rows={tokens
				.filter(({ name }) => name.startsWith(`--${kind}-`))
				.map(({ name, value, use }) => [
					<code key="name">{name}</code>,
					<span key="sample" style={sample(`var(${name})`)}>
						{kind === "size" ? "Trauringe" : ""}
					</span>,
					<code key="value">{value}</code>,
					use,
				])}
		/>
	);
}

const expectRows = (from: number, to: number): NonNullable<Story["play"]> =>
	async function countRows({ canvas }) {
		const count = canvas.getAllByRole("row").length - 1;
		await expect(count).toBeGreaterThanOrEqual(from);
		await expect(count).toBeLessThanOrEqual(to);
	};

/**
 * Headings use EB Garamond, text uses Figtree; both are served by the site. Lines of text have 60 to 75 characters.
 */
export const FontSizes: Story = {
	render: () => <Tokens kind="size" sample={(fontSize) => ({ fontSize, lineHeight: 1.14 })} />,
	play: expectRows(4, 6),
};

/**
 * Related content is close together, sections have space between them. The page's side padding `--side` is 20 to 60
 * px.
 */
export const Spaces: Story = {
	render: () => (
		<Tokens
			kind="space"
			sample={(width) => ({ display: "block", width, height: 16, background: "var(--color-accent-surface)" })}
		/>
	),
	play: expectRows(4, 8),
};

/** The widths at which layouts change. At 992 px the desktop layout replaces the bottom bar of phones. */
export const Breakpoints: Story = {
	render: () => (
		<DocsTable
			head={["Breakpoint", "In a style sheet", "Condition"]}
			rows={Object.entries(breakpoints).map(([name, condition]) => [
				<code key="name">{name}</code>,
				<code key="query">{`@media (--${name.replace("from", "from-").toLowerCase()})`}</code>,
				<code key="condition">{condition}</code>,
			])}
		/>
	),
	play: expectRows(2, 4),
};
