import { type ReactNode, useLayoutEffect, useState } from "react";
import type { HouseGlobals } from "#stories/.storybook/globals.ts";
import { demoShell } from "#stories/fixtures/demo-shop.ts";
import { exampleTokens } from "#stories/fixtures/example-themes.ts";
import { decidedServices } from "#stories/fixtures/services.ts";
import { storyWords } from "#stories/fixtures/words.ts";
import { wear } from "#stories/fixtures/worn-theme.ts";
import { blockParts } from "#ui/blocks/block-part-names.ts";
import { loadBlockParts } from "#ui/blocks/block-parts.ts";
import { ConsentProvider } from "#ui/consent/consent-context.tsx";
import { ServicesProvider } from "#ui/foundation/services.tsx";
import { ShellProvider } from "#ui/foundation/shell-context.tsx";
import { WordsProvider } from "#ui/foundation/words.tsx";

// Before any story is drawn, as the page loader does.
await loadBlockParts(blockParts);

/** Gives the document its language and design tokens, as the renderer's documents and theme sheets do. */
export function dressDocument({ language, scheme, theme }: HouseGlobals): void {
	const root = document.documentElement;
	const look = exampleTokens(theme, scheme);
	root.lang = language;
	root.dataset.scheme = look.scheme;
	for (const [name, value] of Object.entries(look.tokens)) root.style.setProperty(`--${name}`, value);
}

/** Everything a component finds around it on a page: look, words, the demo shop's shell, services in memory. */
export function House({
	globals,
	children,
}: {
	readonly globals: HouseGlobals;
	readonly children: ReactNode;
}) {
	const { language, scheme, theme } = globals;
	wear({ theme, scheme });
	const shell = demoShell(language);
	const [services] = useState(() => decidedServices(shell));
	useLayoutEffect(() => dressDocument({ language, scheme, theme }), [language, scheme, theme]);
	return (
		<ServicesProvider services={services}>
			<WordsProvider words={storyWords[language]}>
				<ShellProvider shell={shell}>
					<ConsentProvider>{children}</ConsentProvider>
				</ShellProvider>
			</WordsProvider>
		</ServicesProvider>
	);
}

/** Keeps links within the site from leaving the story; what else a click does still happens. */
export function keepOnStory(): () => void {
	const stay = (event: MouseEvent) => {
		const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
		if (link && !link.getAttribute("href")?.startsWith("#")) event.preventDefault();
	};
	document.addEventListener("click", stay);
	return () => document.removeEventListener("click", stay);
}
