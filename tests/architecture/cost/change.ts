import type { Files } from "#tests/adapters/content-files/content-folder.ts";
import type { ScratchCopy } from "#tests/architecture/cost/scratch-copy.ts";

/** What is there once the changes were made, the program compiled and a site built with it; asked for within tests. */
export interface Made {
	readonly copy: ScratchCopy;
	/** The folder of the site's pages. */
	readonly pages: string;
	/** The source files that this change touched. */
	readonly files: readonly string[];
}

/** A typical change of the program, which a test makes in a copy of the sources. */
export interface Change {
	readonly name: string;
	apply(copy: ScratchCopy): void;
	/** The site's content with what shows the change. */
	content(files: Files): Files;
	/** What the site's configuration names in addition; nothing where left out. */
	readonly config?: object;
	/** Declares the tests of what it costs and that it works. */
	prove(made: Made): void;
}
