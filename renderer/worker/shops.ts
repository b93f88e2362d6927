import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The shops of a worker: the folders of one folder that have a facette.config.ts. */
export interface Shops {
	/** Returns their names, which are those of their folders, sorted. Read again at each call, so that new shops need no restart. */
	names(): readonly string[];
	/** Returns the absolute path of a shop's folder; null if there is no such shop. */
	siteDirectory(shop: string): string | null;
}

/** A shop's name is part of addresses, paths and keys. */
const validName = /^(?!.*\.\.)[a-z0-9][a-z0-9.-]{0,62}$/;

/** Opens the shops in a folder; `directory` is absolute. */
export function openShops(directory: string): Shops {
	const siteDirectory = (shop: string) => {
		const folder = join(directory, shop);
		return validName.test(shop) && existsSync(join(folder, "facette.config.ts")) ? folder : null;
	};
	return {
		names: () =>
			readdirSync(directory)
				.filter((name) => siteDirectory(name) !== null)
				.sort(),
		siteDirectory,
	};
}
