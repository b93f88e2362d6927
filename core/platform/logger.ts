/** The parameters of a log entry in addition to its key. */
export type LogDetails = Readonly<Record<string, string | number | boolean | null>>;

/**
 * The log of everything that visitors must never see: missing translations, invalid phone numbers, unknown actions
 * (specification 8, "Only logged").
 */
export interface Logger {
	/** Logs something a developer or shop owner may want to fix; `key` names the kind of event. */
	note(key: string, details?: LogDetails): void;
}

/** A log without output, for repeated computations whose notes have been written. */
export const silentLogger: Logger = { note: () => undefined };
