import { createElement } from "react";
import type { ElementName } from "#ui/elements/page-elements.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";

interface LiveElementProps {
	readonly name: ElementName;
	/** What it holds until it is up to date; made by the function that brings it up to date. */
	readonly html: string;
	readonly className?: string | undefined;
	/** What it is about, e.g. the id of a branch: its attributes `data-…`. */
	readonly data?: Readonly<Record<string, string>>;
	/** For the eye alone. */
	readonly hidden?: boolean;
}

/**
 * An element that changes without React (ui/elements), as it is prerendered: React puts it in its place and leaves alone
 * what is in it.
 *
 * Use it for what changes on pages of which nothing else does. Not for what a visitor fills in, nor for a button
 * unless all that it does is known to the browser alone.
 */
export function LiveElement({ name, html, className, data = {}, hidden }: LiveElementProps) {
	const { language } = useShell();
	const attributes: Record<string, string> = {};
	for (const key of Object.keys(data)) attributes[`data-${key}`] = data[key] ?? "";
	return createElement(name, {
		// In another language, or about something else, it begins again.
		key: language + JSON.stringify(attributes) + html,
		class: className,
		...attributes,
		"aria-hidden": hidden ? "true" : undefined,
		suppressHydrationWarning: true,
		dangerouslySetInnerHTML: { __html: html },
	});
}
