import type { ConsentCategory } from "#core/consent/may-load.ts";
import type { ServiceHosts } from "#core/internet/service-hosts.ts";
import type { Language } from "#core/language/language.ts";
import type { Logger } from "#core/platform/logger.ts";

/** A page that was looked at. */
export interface PageView {
	/** The page's path with its search part, e.g. "/shop/trauringe?page=1". */
	readonly path: string;
	readonly title: string;
}

/** The web analytics; counts nothing before consent is remembered (R-ANA-01). */
export interface Analytics {
	/** Counts a page view. */
	pageView(view: PageView): void;

	/** Reports once how long the first load took, in milliseconds. */
	loadDuration(milliseconds: number): void;

	/** The visitor agreed to be counted (R-CONSENT-06); called at once if the provider needs no consent. */
	rememberConsent(): void;

	/** The visitor did not agree, or no longer does; what was stored for counting is removed (R-CONSENT-06). */
	forgetConsent(): void;
}

/** Texts of an analytics provider in place of the general ones. */
export interface AnalyticsTexts {
	/** Explains the statistics in the cookie banner. */
	readonly description?: string;
}

/** The data of an analytics provider for build, checks and policies. */
export interface AnalyticsProvider {
	/** The id used in logs. */
	readonly id: string;
	/** The name that the privacy policy has to contain. */
	readonly name: string;
	readonly consent: ConsentCategory;
	readonly hosts: ServiceHosts;
	/** The beginnings of the names of its cookies, by which a page knows that an earlier consent has left some. */
	readonly cookies: readonly string[];
	readonly texts: Readonly<Partial<Record<Language, AnalyticsTexts>>>;
	/** Returns the address of the provider's own page to opt out, shown in a frame; null without one. */
	optOut(language: Language): string | null;
}

/** The browser in which analytics count. */
export interface AnalyticsEnvironment {
	readonly window: Window;
	readonly logger: Logger;
}
