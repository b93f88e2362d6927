import { createElement } from "react";
import type { ElementName } from "#ui/elements/page-elements.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";

interface LiveElementProps {
	readonly name: ElementName;
	/** Its initial HTML, from the function that also updates it. */
	readonly html: string;
	readonly className?: string | undefined;
	/** The element's parameters, e.g. the id of a branch, as `data-…` attributes. */
	readonly data?: Readonly<Record<string, string>>;
	/** Whether it is hidden from assistive technology. */
	readonly hidden?: boolean;
}

/**
 * A custom element that updates without React (ui/elements): React inserts the prerendered HTML and does not touch
 * its content.
 *
 * Use it for a changing part on an otherwise static page. Not for input, nor for a button, unless its effect is
 * known to the browser only.
 */
export function LiveElement({ name, html, className, data = {}, hidden }: LiveElementProps) {
	const { language } = useShell();
	const attributes: Record<string, string> = {};
	for (const key of Object.keys(data)) attributes[`data-${key}`] = data[key] ?? "";
	return createElement(name, {
		// A new key recreates the element when its language or parameters change.
		key: language + JSON.stringify(attributes) + html,
		class: className,
		...attributes,
		"aria-hidden": hidden ? "true" : undefined,
		suppressHydrationWarning: true,
		dangerouslySetInnerHTML: { __html: html },
	});
}
