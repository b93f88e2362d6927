/** The path of a Chromium for the tests, or null when there is none that starts. */
export function findBrowser(): Promise<string | null>;

/** The path of a Chromium that keeps pages for the way back, which one without the parts of a window does not; or null. */
export function findBrowserWithCache(): Promise<string | null>;

/** Finds a browser or installs one. Throws with what to do when neither works. */
export function ensureBrowser(): Promise<string>;

/** The path of an installed Firefox, or null when there is none that starts. */
export function findFirefox(): string | null;
