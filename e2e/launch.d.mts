/** The arguments to start Chromium: headless, without calls to its vendor. */
export declare const launchArguments: string[];
/** Arguments for short-lived test pages: fewer processes to start and communicate with. */
export declare const fewProcesses: string[];
