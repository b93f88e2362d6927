import type { MatomoSettings } from "#adapters/analytics-matomo/matomo-provider.ts";
import { scriptErrors } from "#adapters/analytics-matomo/script-errors.ts";
import type { Logger } from "#core/platform/logger.ts";
import type { Analytics, PageView } from "#core/ports/analytics.ts";

/** A command in Matomo's queue: a method of its tracker with the arguments. */
type Command = readonly [name: string, ...parameters: readonly (string | number)[]];

/** Matomo's queue: an array until its script has run, then its tracker. */
interface Queue {
	push(...commands: Command[]): unknown;
}

/** The globals that Matomo's script reads and creates. */
export interface MatomoWindow {
	_paq?: Queue | undefined;
}

/** The options of the Matomo adapter. */
export interface MatomoOptions extends MatomoSettings {
	readonly window: Window & MatomoWindow;
	readonly logger: Logger;
}

/** Hours for which Matomo remembers a consent; the site asks again after twelve months. */
const consentHours = 365 * 24;

/**
 * Creates the analytics with the shop's own Matomo (R-ANA-01). Its script loads with the first consent. Until then
 * commands wait in its queue; they are dropped if the consent is revoked before they are sent. A failed script is
 * logged and loaded again with the next consent.
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

	/** Returns the initial queue, which sends nothing until a consent is added to it. */
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
			// Commands that wait for the script are never sent.
			else if (window._paq) window._paq = setup();
			removeCookies(document);
		},
	};
}

/**
 * Removes Matomo's cookies. Matomo's own method would leave a cookie that records the refusal, but refusing must
 * leave none (B-LAW-10).
 */
function removeCookies(document: Document): void {
	for (const cookie of document.cookie.split(/;\s*/)) {
		const [name = ""] = cookie.split("=");
		if (/^(_pk_|mtm_)/.test(name)) document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Lax`;
	}
}
