import type { RuntimeModel } from "#core/models/runtime-model.ts";
import { noteMove } from "#renderer/client/page-moves.ts";
import type { Translate } from "#ui/foundation/translate-context.tsx";

/** How long a page may take to load before the notice shows, in milliseconds (R-LOAD-02). */
const noticeDelayMs = 1000;

function addRegion(id: string, className: string): HTMLElement {
	const region = Object.assign(document.createElement("div"), { id, className });
	region.setAttribute("aria-live", "polite");
	document.body.append(region);
	return region;
}

/** Stands for the page's name until the words around it are known. */
const placeholder = "\uFFFC";

/** The texts of the page that is open. */
interface FeedbackTexts extends Pick<RuntimeModel, "language" | "texts"> {
	readonly t: Translate;
}

/** The words around the page's name are English on every page, unless the project has its own (R-I18N-03). */
function announcement(heading: string, { t, language, texts }: FeedbackTexts): readonly (Node | string)[] {
	const lang = texts.announcement === undefined ? "en" : language;
	const [before, after] = t("announcement", { page: placeholder })
		.split(placeholder)
		.map((textContent) => Object.assign(document.createElement("span"), { lang, textContent }));
	return [before ?? "", heading, after ?? ""];
}

/** Announces navigation to visitors and to assistive technology. */
export interface NavigationFeedback {
	/** A move to the page of a path begins; null when no move is under way any more. */
	moving(path: string | null): void;
	/** Says where a visitor who cannot see the change has arrived (R-A11Y-01). */
	arrived(heading: string): void;
}

/**
 * Puts the signs next to the page. A load that takes longer than a second emits `facette:delayed-load` on the window,
 * with the path of the page that is being entered, and shows a notice until it ends (R-LOAD-02).
 */
export function createNavigationFeedback(said: () => FeedbackTexts): NavigationFeedback {
	const announcer = addRegion("announcer", "visually-hidden");
	const notice = addRegion("delayed-load", "page-notice");
	let waiting: ReturnType<typeof setTimeout> | undefined;
	let entering: string | null = null;
	return {
		moving(path) {
			entering = path;
			noteMove(path !== null);
			if (path === null) {
				clearTimeout(waiting);
				waiting = undefined;
				notice.textContent = "";
				return;
			}
			waiting ??= setTimeout(() => {
				notice.textContent = said().t("loading.delayed");
				dispatchEvent(new CustomEvent("facette:delayed-load", { detail: { path: entering } }));
			}, noticeDelayMs);
		},
		arrived: (heading) => {
			announcer.replaceChildren(...announcement(heading, said()));
		},
	};
}
