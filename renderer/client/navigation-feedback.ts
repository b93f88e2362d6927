import type { RuntimeModel } from "#core/models/runtime-model.ts";
import { noteMove } from "#renderer/client/page-moves.ts";
import type { Translate } from "#ui/foundation/translate-context.tsx";

/** The time in milliseconds after which the notice of a slow page shows (R-LOAD-02). */
const noticeDelayMs = 1000;

function addRegion(id: string, className: string): HTMLElement {
	const region = Object.assign(document.createElement("div"), { id, className });
	region.setAttribute("aria-live", "polite");
	document.body.append(region);
	return region;
}

/** A placeholder for the page's name in the translated text. */
const placeholder = "\uFFFC";

/** The texts of the open page. */
interface FeedbackTexts extends Pick<RuntimeModel, "language" | "texts"> {
	readonly t: Translate;
}

/**
 * Returns the announcement of a page. The text around the page's name is English on every page, unless the project
 * has its own (R-I18N-03).
 */
function announcement(heading: string, { t, language, texts }: FeedbackTexts): readonly (Node | string)[] {
	const lang = texts.announcement === undefined ? "en" : language;
	const [before, after] = t("announcement", { page: placeholder })
		.split(placeholder)
		.map((textContent) => Object.assign(document.createElement("span"), { lang, textContent }));
	return [before ?? "", heading, after ?? ""];
}

/** Announces navigation to visitors and to assistive technology. */
export interface NavigationFeedback {
	/** Announces the start of navigation to a path; null when it has ended. */
	moving(path: string | null): void;
	/** Announces the new page to screen readers (R-A11Y-01). */
	arrived(heading: string): void;
}

/**
 * Creates the notices next to the page. If loading takes longer than a second, emits `facette:delayed-load` on the
 * window with the path of the new page, and shows a notice until it ends (R-LOAD-02).
 */
export function createNavigationFeedback(texts: () => FeedbackTexts): NavigationFeedback {
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
				notice.textContent = texts().t("loading.delayed");
				dispatchEvent(new CustomEvent("facette:delayed-load", { detail: { path: entering } }));
			}, noticeDelayMs);
		},
		arrived: (heading) => {
			announcer.replaceChildren(...announcement(heading, texts()));
		},
	};
}
