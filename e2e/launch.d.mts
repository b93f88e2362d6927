/** How Chromium is started everywhere: without a window, and without calls to its maker. */
export declare const launchArguments: string[];
/** For tests, whose pages live shorter than a visitor's: fewer processes to start and to ask. */
export declare const fewProcesses: string[];
