import { mayPrefetch } from "#core/loading/prefetch.ts";
import { speculationRules } from "#core/loading/speculation-rules.ts";
import type { PageServices } from "#core/models/page-services.ts";
import type { RuntimeModel } from "#core/models/runtime-model.ts";
import type { Listeners } from "#core/state/store.ts";
import { connection } from "#renderer/client/connection.ts";
import { followLinks, type IntendedNavigation } from "#renderer/client/link-intent.ts";
import type { NavigationFeedback } from "#renderer/client/navigation-feedback.ts";

/** The functions that load React and hydrate the page. */
export interface ReactPage {
	/** Hydrates the page, once; resolves to null if React cannot be loaded. */
	hydrate(): Promise<unknown>;
	/** Does the same before it is needed. */
	prepare(): Promise<IntendedNavigation | null>;
	/** Returns the navigation within the document if React has loaded; otherwise null. */
	hydrated(): IntendedNavigation | null;
	/** Reloads the page, once, or shows a notice that a part cannot be loaded. */
	reportLost(error: unknown): Promise<null>;
	/** Holds clicked links until a promise settles, because a press takes effect then. */
	holdLinks(counted: Promise<unknown>): Promise<void>;
}

interface SiteNavigation {
	readonly react: ReactPage;
	readonly model: RuntimeModel;
	readonly services: PageServices;
	readonly feedback: NavigationFeedback;
	/** Notifies when React has hydrated the page. */
	readonly moved: Pick<Listeners, "subscribe">;
}

/**
 * Lets the browser prefetch or prerender pages by speculation rules until React navigates between them. Before the
 * visitor has answered the cookie banner, documents are only fetched, because a prerendered page could ask before it
 * is visible.
 */
function loadAhead({ model, services: { consents }, react, moved }: SiteNavigation): void {
	let rules: HTMLScriptElement | null = null;
	let written = "";
	const write = () => {
		const kind = consents.state().consents === "none" ? "prefetch" : "prerender";
		const nextRules = react.hydrated() ? "" : speculationRules(kind, model.speculationExclusions);
		if (nextRules === written) return;
		written = nextRules;
		rules?.remove();
		if (nextRules === "") return;
		rules = Object.assign(document.createElement("script"), {
			type: "speculationrules",
			textContent: nextRules,
		});
		document.head.append(rules);
		// A transition that is shown anyway does no harm.
		if (kind === "prerender") import("#renderer/client/view-transitions.ts").catch(() => undefined);
	};
	consents.subscribe(write);
	// After hydration pages change within the document.
	moved.subscribe(write);
	write();
}

/**
 * Follows links within the site. A browser with speculation rules gets these and loads documents. Any other browser
 * loads React when a link is approached, which navigates within the document (B-USE-17).
 */
export function startSiteNavigation(site: SiteNavigation): void {
	const { react, feedback } = site;
	// Older browsers do not have this function.
	const byRules = HTMLScriptElement.supports?.("speculationrules") ?? false;
	followLinks({
		...react,
		mayPrepare: () => !byRules && mayPrefetch(connection()),
		leaving: feedback.moving,
	});
	// An entry that React has added before a reload belongs to the same document.
	const { pathname } = location;
	addEventListener("popstate", () => {
		if (!react.hydrated() && location.pathname !== pathname) location.reload();
	});
	// A restored page has arrived.
	addEventListener("pageshow", ({ persisted }) => persisted && feedback.moving(null));
	if (byRules && mayPrefetch(connection())) loadAhead(site);
}
