import { mayPrefetch } from "#core/loading/prefetch.ts";
import { speculationRules } from "#core/loading/speculation-rules.ts";
import type { PageServices } from "#core/models/page-services.ts";
import type { RuntimeModel } from "#core/models/runtime-model.ts";
import type { Listeners } from "#core/state/store.ts";
import { connection } from "#renderer/client/connection.ts";
import { followLinks, type IntendedNavigation } from "#renderer/client/link-intent.ts";
import type { NavigationFeedback } from "#renderer/client/navigation-feedback.ts";

/** React, as far as it has come. */
export interface ReactPage {
	/** Has React take over the page, once; null where it cannot be loaded. */
	hydrate(): Promise<unknown>;
	/** Does the same ahead of a need. */
	prepare(): Promise<IntendedNavigation | null>;
	/** What moves between pages where React is there already. */
	hydrated(): IntendedNavigation | null;
	/** Loads the page again, once, or says that a part of it cannot be loaded. */
	reportLost(error: unknown): Promise<null>;
	/** Has links that are clicked wait until a promise settles: a press counts then. */
	holdLinks(counted: Promise<unknown>): Promise<void>;
}

interface SiteNavigation {
	readonly react: ReactPage;
	readonly model: RuntimeModel;
	readonly services: PageServices;
	readonly feedback: NavigationFeedback;
	/** Reports that React has taken over the page. */
	readonly moved: Pick<Listeners, "subscribe">;
}

/**
 * Has the browser load pages ahead while React does not move between them. Until a visitor has answered the cookie banner
 * documents are only fetched: a page that is rendered ahead could ask before anybody sees it.
 */
function loadAhead({ model, services: { consents }, react, moved }: SiteNavigation): void {
	let rules: HTMLScriptElement | null = null;
	let written = "";
	const write = () => {
		const kind = consents.state().consents === "none" ? "prefetch" : "prerender";
		const wanted = react.hydrated() ? "" : speculationRules(kind, model.redirects);
		if (wanted === written) return;
		written = wanted;
		rules?.remove();
		if (wanted === "") return;
		rules = Object.assign(document.createElement("script"), {
			type: "speculationrules",
			textContent: wanted,
		});
		document.head.append(rules);
		// A transition that is shown after all does no harm.
		if (kind === "prerender") import("#renderer/client/view-transitions.ts").catch(() => undefined);
	};
	consents.subscribe(write);
	// React has taken over: from here pages change within the document.
	moved.subscribe(write);
	write();
}

/**
 * Follows links within the site. A browser that loads pages ahead by rules is given them, and moves between documents; any
 * other one gets React when a link is approached, which moves within the document (B-USE-17).
 */
export function startSiteNavigation(site: SiteNavigation): void {
	const { react, feedback } = site;
	// Older browsers cannot be asked.
	const byRules = HTMLScriptElement.supports?.("speculationrules") ?? false;
	followLinks({
		...react,
		mayPrepare: () => !byRules && mayPrefetch(connection()),
		leaving: feedback.moving,
	});
	// A step to an entry that React has added before the document was loaded again is the same document's.
	const { pathname } = location;
	addEventListener("popstate", () => {
		if (!react.hydrated() && location.pathname !== pathname) location.reload();
	});
	// A page that comes back as it was left has arrived.
	addEventListener("pageshow", ({ persisted }) => persisted && feedback.moving(null));
	if (byRules && mayPrefetch(connection())) loadAhead(site);
}
