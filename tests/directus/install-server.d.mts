/** The folder of the installed Directus, a bootstrapped `data` in it; null while there is none. */
export function findServer(): string | null;

/** The folder of the installed Directus; installs it into the user's cache when it is missing (R-CONTENT-05). */
export function ensureServer(): Promise<string>;
