import type { PageServices } from "#core/models/page-services.ts";
import type { RuntimeModel } from "#core/models/runtime-model.ts";
import type { Translate } from "#ui/foundation/translate-context.tsx";

/** The page that an element is on. */
export interface ElementPage {
	readonly services: PageServices;
	readonly shell: RuntimeModel;
	readonly t: Translate;
	/** Has the page loaded again, once, or say that a part of it cannot be loaded (R-LOAD-03, R-LOAD-06). */
	readonly reportLost: (error: unknown) => unknown;
	/** Has links that are clicked wait until a promise settles: a press counts then. */
	readonly holdLinks: (counted: Promise<unknown>) => unknown;
}

/** Keeps an element up to date from now on; returns how to stop. */
export type ConnectElement = (element: HTMLElement, page: ElementPage) => () => void;

/** Puts HTML into an element where it says something else than before. */
export function replaceHtml(element: HTMLElement, html: string): void {
	if (element.innerHTML !== html) element.innerHTML = html;
}
