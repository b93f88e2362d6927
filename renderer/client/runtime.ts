import { createPageServices } from "#adapters/composition/page-services.ts";
import { analyticsDecision, hasAnalyticsCookies } from "#core/consent/may-load.ts";
import type { AnalyticsModel } from "#core/models/page-model.ts";
import type { PageServices } from "#core/models/page-services.ts";
import type { RuntimeModel } from "#core/models/runtime-model.ts";
import { createListeners, type Listeners } from "#core/state/store.ts";
import { watchAllowedContents } from "#renderer/client/allowed-contents.ts";
import { logMissingAnchor } from "#renderer/client/anchors.ts";
import { hideMissingImages } from "#renderer/client/missing-images.ts";
import { createNavigationFeedback, type NavigationFeedback } from "#renderer/client/navigation-feedback.ts";
import { isOptionalChunk, mayReload, trackUnsavedInput } from "#renderer/client/reload.ts";
import { reloadOnce } from "#renderer/client/reload-once.ts";
import { registerServiceWorker } from "#renderer/client/service-worker.ts";
import { loadShared } from "#renderer/client/shared-data.ts";
import { type ReactPage, startSiteNavigation } from "#renderer/client/site-navigation.ts";
import { askedConsents } from "#ui/elements/asked-consents.ts";
import { watchAnchors } from "#ui/elements/expander.ts";
import { watchDialogs } from "#ui/elements/open-dialogs.ts";
import { defineElements } from "#ui/elements/page-elements.ts";
import { watchShell } from "#ui/elements/shell.ts";
import { fillWords } from "#ui/foundation/fill-words.ts";
import { nextTask } from "#ui/foundation/scheduling.ts";
import type { Translate } from "#ui/foundation/translate-context.tsx";

/** The services and functions of a page without React, for the lifetime of its document. */
export interface Runtime {
	readonly services: PageServices;
	/** Notifies when another page has been rendered in the document. */
	readonly entered: Listeners;
	/** Notifies when React has hydrated the page, or its URL has changed. */
	readonly moved: Listeners;
	readonly feedback: NavigationFeedback;
	/** Switches to the shared data and texts of a page that is about to be rendered. */
	follow(page: { readonly shell: RuntimeModel; readonly t: Translate }): void;
}

/** Reloads the page, once, if a chunk is missing, perhaps since the last deployment (R-LOAD-03). */
function reloadForLostParts(build: string): void {
	addEventListener("vite:preloadError", ({ payload }) => {
		if (!isOptionalChunk(payload)) void reloadOnce(`chunk ${build} ${location.pathname}`, mayReload);
	});
}

/** Loads separately, because few sites have more than the path in canonical links. */
function loadCanonicalLink(options: NonNullable<RuntimeModel["canonical"]>, moved: Listeners): void {
	import("#renderer/client/canonical-link.ts").then(
		(module) => module.syncCanonicalLink(options, moved),
		() => undefined,
	);
}

/** Loads page views only after consent, or to remove old cookies. If loading fails, the next decision tries again. */
function loadPageViews(settings: AnalyticsModel, services: PageServices, entered: Listeners): void {
	const { consents, logger } = services;
	let loading = false;
	const check = () => {
		const isCounted = analyticsDecision(settings, consents.state().consents) === "remember";
		if (loading || !(isCounted || hasAnalyticsCookies(settings, document.cookie))) return;
		loading = true;
		import("#renderer/client/page-views.ts").then(
			(module) => {
				stop();
				module.reportPageViews(settings, services, entered);
			},
			(error) => {
				loading = false;
				logger.note("analytics.notLoaded", { reason: String(error) });
			},
		);
	};
	const stop = consents.subscribe(check);
	check();
}

/** Starts the runtime with the data of the document's root element. Rejects if they cannot be loaded. */
export async function startRuntime(
	{ build = "", shared = "" }: DOMStringMap,
	react: ReactPage,
): Promise<Runtime> {
	const { documentElement } = document;
	const model = await loadShared<RuntimeModel>(shared.split(" ")[0] ?? "", "consents", "now");
	// Nothing fails from here, so nothing starts twice.
	trackUnsavedInput();
	reloadForLostParts(build);
	watchShell(document);
	watchDialogs(document);
	watchAnchors(document);
	const t: Translate = fillWords(model.words);
	const services = createPageServices(window, model, (logger) => askedConsents(model, t, logger));
	let open = { ...react, services, shell: model, t };
	await nextTask();
	const entered = createListeners();
	const moved = createListeners();
	const feedback = createNavigationFeedback(() => ({ ...open.shell, t: open.t }));
	startSiteNavigation({ react, model, services, feedback, moved });
	if (model.canonical) loadCanonicalLink(model.canonical, moved);
	watchAllowedContents(services, () => void react.hydrate());
	if (model.analytics) loadPageViews(model.analytics, services, entered);
	hideMissingImages(services.logger);
	logMissingAnchor(location.hash, services.logger);
	if (build !== "dev") registerServiceWorker({ logger: services.logger, entered });
	await defineElements(() => open);
	documentElement.dataset.ready = "true";
	return {
		services,
		entered,
		moved,
		feedback,
		follow({ shell, t: translate }) {
			// Each file is read once, so the data of the same file are the same object.
			if (shell.consents === open.shell.consents) return;
			open = { ...open, shell, t: translate };
			const entries = askedConsents(shell, translate, services.logger);
			services.consents.ask(entries, shell.consent_preselect);
		},
	};
}
