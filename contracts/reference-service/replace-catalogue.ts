import type { FastifyBaseLogger } from "fastify";
import type { Catalogue } from "./catalogue.ts";

/** The functions with which a service replaces its catalogue. */
export interface Replacement {
	/** Decodes a catalogue; throws a TypeError if it is not usable. */
	readonly decode: (input: unknown) => Catalogue;
	readonly current: () => Catalogue;
	/** Takes over the stock of a catalogue, then its prices and settings. */
	readonly take: (next: Catalogue) => Promise<void>;
	readonly log: Pick<FastifyBaseLogger, "info" | "warn">;
}

/**
 * Creates the function that replaces a running service's catalogue (B-USE-10). An older one than the current is logged and
 * not used. It throws a TypeError if the catalogue is not usable or another shop's; the current one stays.
 */
export function createReplacement({ decode, current, take, log }: Replacement) {
	let running: Promise<unknown> = Promise.resolve();
	const replace = async (input: unknown) => {
		const next = decode(input);
		const { project, content_read_at } = next;
		if (project !== current().project)
			throw new TypeError(`The catalogue is not usable: it is that of ${project}.`);
		if (isOlder(next, current()))
			return log.warn({ content_read_at }, "an older catalogue than the current one: it is not used");
		await take(next);
		log.info({ content_read_at, products: next.products.size }, "catalogue replaced");
	};
	// One after the other, so that the last one is used.
	return (input: unknown): Promise<void> => {
		const replaced = running.then(() => replace(input));
		running = replaced.catch(() => {});
		return replaced;
	};
}

/**
 * Returns whether a catalogue has been replaced by the current one: its content was read, or published again, before that of
 * the current one. Unknown times count as newer.
 */
function isOlder(next: Catalogue, current: Catalogue): boolean {
	const [at, before] = [next, current].map(
		({ restored_at, content_read_at }) => restored_at ?? content_read_at,
	) as [string | null, string | null];
	return at !== null && before !== null && Date.parse(at) < Date.parse(before);
}
