import type { Files } from "#tests/adapters/content-files/content-folder.ts";

/** The site of a newcomer before the mistake: its content's files, and its configuration. */
export interface NewSite {
	readonly files: Files;
	readonly config: Record<string, unknown>;
	/** Replaces the whole configuration file. */
	configText?: string;
	/** Files next to the configuration. */
	readonly others: Record<string, string>;
}

/** A mistake of a newcomer, and what the command has to say of it. */
export interface Mistake {
	readonly name: string;
	make(site: NewSite): void;
	/** The command to run; "check" where absent. */
	readonly command?: readonly string[];
	/** The place: file and field. */
	readonly place: string;
	readonly code: string;
	/** Words of the problem, and of its remedy. */
	readonly says: readonly [string, string];
}
