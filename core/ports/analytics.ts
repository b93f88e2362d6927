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

	/** The visitor agreed to be counted (R-CONSENT-06). */
	rememberConsent(): void;

	/** The visitor did not agree, or no longer does; what was stored for counting is removed (R-CONSENT-06). */
	forgetConsent(): void;
}
