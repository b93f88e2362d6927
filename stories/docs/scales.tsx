import { DocsTable } from "#stories/docs/docs-parts.tsx";

const display = "var(--font-display)";
const text = "var(--font-text)";

const sizes = [
	{
		name: "h1",
		size: "clamp(2.4rem, 1.7rem + 2.8vw, 4.2rem)",
		family: display,
		use: "A page's heading, one a page",
	},
	{ name: "h2", size: "clamp(1.75rem, 1.4rem + 1.3vw, 2.6rem)", family: display, use: "Blocks" },
	{ name: "h3", size: "clamp(1.3rem, 1.2rem + 0.4vw, 1.55rem)", family: display, use: "Within a block" },
	{ name: "h4", size: "1.12rem", family: display, use: "Rarely" },
	{ name: "text", size: "1rem", family: text, use: "17 px with a line height of 1.56" },
	{ name: "small", size: "0.92rem", family: text, use: "Navigation, footer" },
	{ name: "label", size: "0.82rem", family: text, use: "Lines above, languages, notes" },
];

/** The sizes of type, each set in itself. */
export function TypeScale() {
	return (
		<DocsTable
			head={["Name", "Sample", "Size", "Use"]}
			rows={sizes.map(({ name, size, family, use }) => [
				<code key="name">{name}</code>,
				<span key="sample" style={{ fontFamily: family, fontSize: size, lineHeight: 1.14 }}>
					Trauringe
				</span>,
				<code key="size">{size}</code>,
				use,
			])}
		/>
	);
}

const spaces = [
	{ value: "8px", use: "Between an icon and its word" },
	{ value: "16px", use: "Between lines that belong together" },
	{ value: "24px", use: "Between parts of a component" },
	{ value: "var(--gutter)", use: "Between columns: 30 px" },
	{ value: "48px", use: "Between paragraphs of a legal page" },
	{ value: "var(--side)", use: "At the page's sides: 20 to 60 px" },
	{ value: "var(--section-space)", use: "Between blocks: 56 px on phones, 128 px on wide screens" },
];

/** The spaces, each as long as it is. */
export function SpaceScale() {
	return (
		<DocsTable
			head={["Space", "", "Use"]}
			rows={spaces.map(({ value, use }) => [
				<code key="value">{value}</code>,
				<span
					key="bar"
					style={{ display: "block", width: value, height: 16, background: "var(--color-accent-surface)" }}
				/>,
				use,
			])}
		/>
	);
}
