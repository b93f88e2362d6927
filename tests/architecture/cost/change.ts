import type { Files } from "#tests/adapters/content-files/content-folder.ts";
import type { ScratchCopy } from "#tests/architecture/cost/scratch-copy.ts";

/** The result of the changes: the compiled program and a site built with it; available within tests. */
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
	/** Adds content that shows the change. */
	content(files: Files): Files;
	/** Additional configuration; none if omitted. */
	readonly config?: object;
	/** Declares the tests of its cost and its effect. */
	prove(made: Made): void;
}
