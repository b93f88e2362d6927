import type { CatalogueFile } from "./catalogue-file.ts";

/** Milliseconds between two looks at the catalogue's file. */
const usualInterval = 1000;

/** The name of the warning in `/health` while the newest catalogue is not usable. */
export const unusableCatalogue = "catalogue_not_usable";

/** The functions with which a service follows a catalogue's file. */
export interface Following {
	/** Takes over a catalogue; throws a TypeError if it is not usable, other errors if the database is not. */
	readonly replace: (catalogue: unknown) => Promise<void>;
	/** Logs that the file cannot be used. */
	readonly warn: (fields: Readonly<Record<string, unknown>>, message: string) => void;
	/** The warnings in `/health`. */
	readonly warnings: Set<string>;
	/** Milliseconds between two looks at the file; a second by default. */
	readonly every: number | undefined;
}

/**
 * Takes over each change of a catalogue's file (B-USE-10). A damaged one is logged, and the service continues with the
 * catalogue before. While the database does not respond, the change is tried again. Returns a function that ends it.
 */
export function followCatalogue(
	file: CatalogueFile,
	{ replace, warn, warnings, every = usualInterval }: Following,
): () => Promise<void> {
	let running = Promise.resolve();
	let waiting: unknown;
	const look = async () => {
		try {
			waiting = file.readChange() ?? waiting;
			if (waiting === undefined) return;
			await replace(waiting);
			waiting = undefined;
			warnings.delete(unusableCatalogue);
		} catch (error) {
			const reason = error instanceof Error ? error.message : String(error);
			const isRetried = waiting !== undefined && !(error instanceof TypeError);
			if (!isRetried) waiting = undefined;
			warnings.add(unusableCatalogue);
			warn({ reason }, "the new catalogue is not usable: the one before stays");
		}
	};
	const timer = setInterval(() => {
		running = running.then(look);
	}, every);
	return async () => {
		clearInterval(timer);
		await running;
	};
}
