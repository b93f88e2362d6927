import { mayPrefetch } from "#core/loading/prefetch.ts";
import { speculationRules } from "#core/loading/speculation-rules.ts";
import type { PageServices } from "#core/models/page-services.ts";
import type { RuntimeModel } from "#core/models/runtime-model.ts";
import type { Listeners } from "#core/shared/store.ts";
import { connection } from "#renderer/client/connection.ts";
import { followLinks, type IntendedNavigation } from "#renderer/client/link-intent.ts";
import type { NavigationFeedback } from "#renderer/client/navigation-feedback.ts";
import { siteLinkOf } from "#renderer/client/site-links.ts";

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

/** Whether the browser loads pages ahead by rules that a document gives it. */
const takesSpeculationRules = () =>
	"supports" in HTMLScriptElement && HTMLScriptElement.supports("speculationrules");

/** How long a link is pointed at before Chromium renders its page ahead by a rule of "moderate" eagerness, in milliseconds. */
const pointedMs = 200;

/**
 * A page that the browser has rendered ahead is shown without a transition: for that the open page would be drawn once more and
 * copied first, which on a slow phone takes about as long as all the rest.
 */
function skipTransitionsAhead(rendersAhead: () => boolean): void {
	let pointed: URL | null = null;
	let since = 0;
	addEventListener(
		"pointerover",
		({ target, timeStamp }) => {
			const link = siteLinkOf(target);
			if (link?.href !== pointed?.href) since = timeStamp;
			pointed = link;
		},
		{ passive: true },
	);
	addEventListener("pageswap", ({ viewTransition, activation, timeStamp }) => {
		if (!rendersAhead() || timeStamp - since < pointedMs) return;
		if (pointed?.href === activation?.entry.url) viewTransition?.skipTransition();
	});
}

/**
 * Has the browser load pages ahead while React does not move between them. Until a visitor has answered the cookie banner
 * documents are only fetched: a page that is rendered ahead could ask before anybody sees it.
 */
function loadAhead({ model, services: { consents }, react, moved }: SiteNavigation): void {
	let rules: HTMLScriptElement | null = null;
	let written = "";
	const kindOf = () => (consents.state().consents === "none" ? "prefetch" : "prerender");
	const write = () => {
		const wanted = react.hydrated() ? "" : speculationRules(kindOf(), model.redirects);
		if (wanted === written) return;
		written = wanted;
		rules?.remove();
		if (wanted === "") return;
		rules = Object.assign(document.createElement("script"), {
			type: "speculationrules",
			textContent: wanted,
		});
		document.head.append(rules);
	};
	consents.subscribe(write);
	// React has taken over: from here pages change within the document.
	moved.subscribe(write);
	write();
	skipTransitionsAhead(() => written !== "" && kindOf() === "prerender");
}

/**
 * Follows links within the site. A browser that loads pages ahead by rules is given them, and moves between documents; any
 * other one gets React when a link is approached, which moves within the document (B-USE-17).
 */
export function startSiteNavigation(site: SiteNavigation): void {
	const { react, feedback } = site;
	const byRules = takesSpeculationRules();
	followLinks({
		...react,
		mayPrepare: () => !byRules && mayPrefetch(connection()),
		leaving: feedback.moving,
	});
	// A page that comes back as it was left has arrived.
	addEventListener("pageshow", ({ persisted }) => persisted && feedback.moving(null));
	if (byRules && mayPrefetch(connection())) loadAhead(site);
}
