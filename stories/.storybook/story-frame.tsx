import { type ReactNode, useLayoutEffect, useState } from "react";
import type { StoryGlobals } from "#stories/.storybook/globals.ts";
import { applyTheme } from "#stories/fixtures/applied-theme.ts";
import { demoShell } from "#stories/fixtures/demo-shop.ts";
import { exampleStyles, exampleTokens } from "#stories/fixtures/example-themes.ts";
import { servicesWithConsent } from "#stories/fixtures/services.ts";
import { Surroundings } from "#stories/fixtures/surroundings.tsx";
import { storyTranslate } from "#stories/fixtures/translate.ts";
import { loadEveryLazyBlock } from "#ui/blocks/lazy-blocks.ts";
import { loadIslandsFor } from "#ui/pages/load-islands-for.ts";

// Before any story renders, as the page loader does.
await loadEveryLazyBlock();
await loadIslandsFor("shop-product", { notices: [] });

/** The rules of the fonts of each example theme, from the renderer (main.ts). */
declare const STORY_FONTS: Readonly<Record<string, string>>;

let styleAttributes: readonly string[] = [];

const fontSheet = document.head.appendChild(document.createElement("style"));

/** Sets the document's language and design tokens, as the renderer's documents and theme sheets do. */
export function applyDocumentSettings({ language, scheme, theme }: StoryGlobals): void {
	const root = document.documentElement;
	const look = exampleTokens(theme, scheme);
	root.lang = language;
	root.dataset.scheme = look.scheme;
	for (const name of styleAttributes) root.removeAttribute(name);
	for (const [name, value] of Object.entries(exampleStyles(theme))) root.setAttribute(name, value);
	styleAttributes = Object.keys(exampleStyles(theme));
	fontSheet.textContent = STORY_FONTS[theme] ?? "";
	for (const [name, value] of Object.entries(look.tokens)) root.style.setProperty(`--${name}`, value);
}

/**
 * Provides everything that a component needs from its page: theme, texts, the demo shop's shell, services in
 * memory.
 */
export function StoryFrame({
	globals,
	children,
}: {
	readonly globals: StoryGlobals;
	readonly children: ReactNode;
}) {
	const { language, scheme, theme } = globals;
	applyTheme({ theme, scheme });
	const shell = demoShell(language);
	const [services] = useState(() => servicesWithConsent(shell));
	useLayoutEffect(() => applyDocumentSettings({ language, scheme, theme }), [language, scheme, theme]);
	return (
		<Surroundings services={services} shell={shell} t={storyTranslate[language]}>
			{children}
		</Surroundings>
	);
}

/** Prevents internal links from leaving the story; other effects of a click still happen. */
export function blockNavigation(): () => void {
	const preventNavigation = (event: MouseEvent) => {
		const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
		if (link && !link.getAttribute("href")?.startsWith("#")) event.preventDefault();
	};
	document.addEventListener("click", preventNavigation);
	return () => document.removeEventListener("click", preventNavigation);
}
