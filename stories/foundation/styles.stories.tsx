import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { expect, waitFor } from "storybook/test";
import { plainThemeConfig, type ThemeConfig, theme } from "#core/content/theme.ts";
import { themeStyles } from "#core/theme/theme-styles.ts";
import { themeTokens } from "#core/theme/theme-tokens.ts";
import type { StoryGlobals } from "#stories/.storybook/globals.ts";
import { appliedTheme } from "#stories/fixtures/applied-theme.ts";
import { padded } from "#stories/fixtures/with-shell.tsx";
import { styleSample } from "#stories/foundation/style-samples.tsx";
import styles from "./themes.module.css";

const meta = { decorators: [padded] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The choices of the theme, and two values each for those that are numbers. */
const choices: Readonly<Record<string, readonly (string | number)[]>> = {
	border_radius: [0, 24],
	border_width: [1, 3],
	...Object.fromEntries(
		Object.entries(theme.fields.config.fields ?? {}).flatMap(([name, { choices: values }]) =>
			values === null ? [] : [[name, values]],
		),
	),
};

/** Copies the style sheets of this document and applies a theme, as the renderer does for a site's pages. */
function dress(target: Document, config: ThemeConfig): void {
	const sheets = document.head.querySelectorAll("style, link[rel=stylesheet]");
	target.head.replaceChildren(...Array.from(sheets, (sheet) => sheet.cloneNode(true)));
	const { scheme, tokens } = themeTokens({ ...appliedTheme(), config });
	const root = target.documentElement;
	root.lang = document.documentElement.lang;
	root.dataset.scheme = scheme;
	for (const [name, value] of Object.entries(themeStyles(config))) root.setAttribute(name, value);
	for (const [name, value] of Object.entries(tokens)) root.style.setProperty(`--${name}`, value);
}

/** A part of a page in a document of its own, because the styles of a theme are attributes of the root element. */
function Frame({
	title,
	config,
	children,
}: {
	readonly title: string;
	readonly config: ThemeConfig;
	readonly children: ReactNode;
}) {
	const [page, setPage] = useState<Document | null>(null);
	const [height, setHeight] = useState(200);
	useEffect(() => {
		if (!page) return;
		dress(page, config);
		page.title = title;
		const observer = new ResizeObserver(() => setHeight(Math.min(page.body.scrollHeight, 900)));
		observer.observe(page.body);
		return () => observer.disconnect();
	}, [page, config, title]);
	return (
		<figure className={styles.theme}>
			<figcaption>{title}</figcaption>
			<iframe
				ref={(frame) => setPage(frame?.contentDocument ?? null)}
				title={title}
				className={styles.page}
				style={{ height }}
			/>
			{page ? createPortal(<main>{children}</main>, page.body) : null}
		</figure>
	);
}

function Choices({ language, scheme }: Pick<StoryGlobals, "language" | "scheme">) {
	return Object.entries(choices).map(([name, values]) => (
		<section key={`${name} ${language} ${scheme}`}>
			<h2>{name}</h2>
			{values.map((value) => (
				<Frame
					key={value}
					title={`${name}: ${value}`}
					config={{ ...plainThemeConfig, [name]: value } as ThemeConfig}
				>
					{styleSample(name as keyof ThemeConfig, language)}
				</Frame>
			))}
		</section>
	));
}

/** The function of axe that a test runner adds to the page. */
interface AuditedWindow {
	readonly axe?: { readonly source: string };
}

/** Every value of every choice of the theme, from its definition (B-USE-07). */
export const EveryChoice: Story = {
	render: (_, { globals }) => <Choices {...(globals as unknown as StoryGlobals)} />,
	play: async ({ canvas, canvasElement }) => {
		const { axe } = window as AuditedWindow;
		const titles = Object.entries(choices).flatMap(([name, values]) =>
			values.map((value) => `${name}: ${value}`),
		);
		for (const title of titles) {
			const frame = canvas.getByTitle<HTMLIFrameElement>(title);
			await waitFor(() => expect(frame.contentDocument?.querySelector("main > *")).toBeTruthy());
			// So that the audit of this document continues in the frame.
			if (axe) (frame.contentWindow as unknown as { eval(code: string): void }).eval(axe.source);
		}
		await expect(canvasElement.querySelectorAll("iframe")).toHaveLength(titles.length);
	},
};
