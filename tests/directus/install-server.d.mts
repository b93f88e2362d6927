/** Returns the folder of the installed Directus, with a bootstrapped `data`; null if it is not installed. */
export function findServer(): string | null;

/** Returns the folder of the installed Directus; installs it in the user's cache if it is missing (R-CONTENT-05). */
export function ensureServer(): Promise<string>;
