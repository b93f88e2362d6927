/** How Chromium is started everywhere: without a window, and without calls to its maker. */
export declare const launchArguments: string[];
