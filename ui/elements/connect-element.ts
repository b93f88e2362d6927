import type { PageServices } from "#core/models/page-services.ts";
import type { RuntimeModel } from "#core/models/runtime-model.ts";
import type { Translate } from "#ui/foundation/translate-context.tsx";

/** The page of an element. */
export interface ElementPage {
	readonly services: PageServices;
	readonly shell: RuntimeModel;
	readonly t: Translate;
	/** Reloads the page once, or reports that a part of it cannot be loaded (R-LOAD-03, R-LOAD-06). */
	readonly reportLost: (error: unknown) => unknown;
	/** Delays clicked links until a promise settles, so that a press takes effect first. */
	readonly holdLinks: (counted: Promise<unknown>) => unknown;
}

/** Connects an element that updates itself; returns a function to disconnect. */
export type ConnectElement = (element: HTMLElement, page: ElementPage) => () => void;

/** Replaces an element's HTML if it differs. */
export function replaceHtml(element: HTMLElement, html: string): void {
	if (element.innerHTML !== html) element.innerHTML = html;
}
