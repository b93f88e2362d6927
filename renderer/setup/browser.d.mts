/** Returns the path of a Chromium for the tests; null if none starts. */
export function findBrowser(): Promise<string | null>;

/** Returns the path of a Chromium with a back/forward cache, which the headless shell lacks; null if there is none. */
export function findBrowserWithCache(): Promise<string | null>;

/** Finds a browser or installs one; throws with instructions if neither works. */
export function ensureBrowser(): Promise<string>;

/** Returns the path of an installed Firefox; null if none starts. */
export function findFirefox(): string | null;
