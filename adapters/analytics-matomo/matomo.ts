import { scriptErrors } from "#adapters/analytics-matomo/script-errors.ts";
import type { Analytics, PageView } from "#core/ports/analytics.ts";
import type { Logger } from "#core/ports/logger.ts";

/** A command of Matomo's queue: the name of a method of its tracker and what it is called with. */
type Command = readonly [name: string, ...parameters: readonly (string | number)[]];

/** Matomo's queue: an array before its script has run, its tracker afterwards. */
interface Queue {
	push(...commands: Command[]): unknown;
}

/** What Matomo's script finds and leaves on the page. */
export interface MatomoWindow {
	_paq?: Queue | undefined;
}

/** What the analytics runs on. */
export interface MatomoOptions {
	readonly window: Window & MatomoWindow;
	readonly logger: Logger;
	/** Where the shop's own Matomo answers; ends in a slash. */
	readonly url: string;
	readonly siteId: number;
}

/** For how long Matomo remembers a consent: the site asks again after twelve months. */
const consentHours = 365 * 24;

/**
 * The shop's own Matomo (R-ANA-01). Its script comes with the first consent; commands are in its queue until then
 * and are dropped when the consent goes before they were sent. A script that does not come is noted and asked for
 * again with the next consent.
 */
export function createMatomo({ window, logger, url, siteId }: MatomoOptions): Analytics {
	const { document } = window;
	const errors = scriptErrors(window, (place, message) =>
		window._paq?.push(["trackEvent", "JavaScript Errors", place, message]),
	);
	let consented = false;
	let script: "absent" | "loading" | "ready" = "absent";
	let last: string | null = null;
	let measured = false;

	/** The queue as it begins: it may send nothing before a consent is behind these in it. */
	const setup = (): Command[] => [
		["requireConsent"],
		["setTrackerUrl", `${url}matomo.php`],
		["setSiteId", String(siteId)],
	];

	function load(): void {
		if (script !== "absent") return;
		script = "loading";
		window._paq ??= setup();
		const element = Object.assign(document.createElement("script"), { src: `${url}matomo.js`, async: true });
		element.addEventListener("load", () => {
			script = "ready";
			if (!consented) removeCookies(document);
		});
		element.addEventListener("error", () => {
			script = "absent";
			element.remove();
			logger.note("analytics.notLoaded", { script: element.src });
		});
		document.head.append(element);
	}

	return {
		pageView({ path, title }: PageView) {
			if (!consented) return;
			const address = `${window.location.origin}${path}`;
			if (last !== null) window._paq?.push(["setReferrerUrl", last]);
			window._paq?.push(["setCustomUrl", address], ["setDocumentTitle", title], ["trackPageView"]);
			last = address;
		},
		loadDuration(milliseconds) {
			if (!consented || measured) return;
			measured = true;
			window._paq?.push(["trackEvent", "javascript", "load", "duration", Math.round(milliseconds)]);
		},
		rememberConsent() {
			load();
			if (consented) return;
			consented = true;
			window._paq?.push(["rememberConsentGiven", consentHours]);
			errors.listen();
		},
		forgetConsent() {
			consented = false;
			last = null;
			errors.stop();
			if (script === "ready") window._paq?.push(["forgetConsentGiven"]);
			// What waits for the script is never sent.
			else if (window._paq) window._paq = setup();
			removeCookies(document);
		},
	};
}

/** Matomo's own way of forgetting leaves a cookie that says so; refusing leaves none (B-LAW-10). */
function removeCookies(document: Document): void {
	for (const cookie of document.cookie.split(/;\s*/)) {
		const [name = ""] = cookie.split("=");
		if (/^(_pk_|mtm_)/.test(name)) document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Lax`;
	}
}
