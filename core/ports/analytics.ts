/** A page view. */
export interface PageView {
	/** The page's path with its query, e.g. "/shop/trauringe?page=1". */
	readonly path: string;
	readonly title: string;
}

/** The web analytics. It sends nothing before {@link rememberConsent} is called (R-ANA-01). */
export interface Analytics {
	/** Counts a page view. */
	pageView(view: PageView): void;

	/** Reports the duration of the first page load in milliseconds, once. */
	loadDuration(milliseconds: number): void;

	/** Records that the visitor has consented to analytics (R-CONSENT-06). */
	rememberConsent(): void;

	/**
	 * Records that the visitor has refused or withdrawn consent, and removes what analytics has stored
	 * (R-CONSENT-06).
	 */
	forgetConsent(): void;
}
