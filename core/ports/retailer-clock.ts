import type { Language } from "#core/language/language.ts";

/** The options of the watch brand's clock (R-CLOCK-01). */
export interface RetailerClockOptions {
	/** The dealer's key: rolex_api_key of the project's brand configuration. */
	readonly apiKey: string;
	readonly language: Language;
	readonly colour: "gold";
}

/** The clock that a watch brand provides to its retailers; loads nothing before it is mounted. */
export interface RetailerClock {
	/**
	 * Loads the brand's script and shows the clock in the element of that id. False when it cannot be shown,
	 * which is noted in the log and nowhere else. Called only after consent.
	 */
	mount(elementId: string, options: RetailerClockOptions): Promise<boolean>;

	/** Takes the clock out of the element; nothing happens when there is none. */
	unmount(elementId: string): void;
}
