/** The major versions of Directus that the tests run against. */
export const majors: readonly string[];

/** Returns the folder of the installed Directus, with a bootstrapped `data`; null if it is not installed. */
export function findServer(major: string): string | null;

/** Returns the folder of the installed Directus; installs it in the user's cache if it is missing (R-CONTENT-05). */
export function ensureServer(major: string): Promise<string>;
