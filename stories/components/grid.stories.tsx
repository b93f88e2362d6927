import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Column, type ColumnSpan, Grid } from "#ui/components/grid.tsx";

const meta = { component: Grid, args: { children: null } } satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

const each = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

function Columns({ count, span }: { readonly count: number; readonly span: ColumnSpan }) {
	return (
		<Grid>
			{each(count).map((number) => (
				<Column key={number} span={span}>
					<div style={{ padding: "24px 0", textAlign: "center", background: "var(--color-surface)" }}>
						{number}
					</div>
				</Column>
			))}
		</Grid>
	);
}

/** Returns the media rules that change a property, as pairs of their width and the value. */
function steps(property: string): readonly (readonly [string, string])[] {
	const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
	return rules.flatMap((rule) => {
		if (!(rule instanceof CSSMediaRule)) return [];
		const from = /^\(width >= ([\d.]+(?:px|em))\)$/.exec(rule.conditionText)?.[1];
		return [...rule.cssRules].flatMap((inner) => {
			if (!(inner instanceof CSSStyleRule) || !/_(grid|column)_/.test(inner.selectorText)) return [];
			const value = inner.style.getPropertyValue(property).trim();
			return from && value ? [[from, value] as const] : [];
		});
	});
}

export const TwelveColumns: Story = {
	name: "R-THEME-02 twelve columns, 30 px apart",
	render: () => <Columns count={12} span={{ base: 1 }} />,
	globals: { viewport: { value: "desktop" } },
	play: async ({ canvas }) => {
		const grid = canvas.getByText("1").parentElement?.parentElement as HTMLElement;
		const { gridTemplateColumns, columnGap } = getComputedStyle(grid);
		await expect(gridTemplateColumns.split(" ")).toHaveLength(12);
		await expect(columnGap).toBe("30px");
	},
};

export const Containers: Story = {
	name: "R-THEME-02 widens the container at 576, 768, 992, 1200 and 1600 px to 540, 750, 960, 1140 and 1540 px",
	render: () => <Columns count={4} span={{ base: 12, md: 6, lg: 3 }} />,
	globals: { viewport: { value: "desktop" } },
	play: async ({ canvas }) => {
		await expect(steps("--container")).toEqual([
			["576px", "540px"],
			["768px", "750px"],
			["992px", "960px"],
			["1200px", "1140px"],
			["1600px", "1540px"],
		]);
		const grid = canvas.getByText("1").parentElement?.parentElement as HTMLElement;
		const expected = [540, 750, 960, 1140, 1540][
			[576, 768, 992, 1200, 1600].findLastIndex((from) => innerWidth >= from)
		];
		await expect(grid.getBoundingClientRect().width).toBe(expected);
	},
};

export const OnATablet: Story = { ...Containers, globals: { viewport: { value: "tablet" } } };

export const OnAPhone: Story = {
	render: () => <Columns count={4} span={{ base: 6, md: 4, xl: 3 }} />,
	globals: { viewport: { value: "phone" } },
};

export const ThemeBreakpoints: Story = {
	name: "R-THEME-02 changes columns at 30, 48, 62, 80 and 96 em",
	render: () => <Columns count={6} span={{ base: 12, sm: 6, md: 4, lg: 3, xl: 2, "2xl": 1 }} />,
	play: async () => {
		await expect(steps("--span").map(([from]) => from)).toEqual(["30em", "48em", "62em", "80em", "96em"]);
	},
};
