import { createConsoleLogger } from "#adapters/console-logger/console-logger.ts";
import { createLocalKeyValue } from "#adapters/storage/local-key-value.ts";
import { systemTime } from "#adapters/system-time/system-time.ts";
import type { Enquiries } from "#core/ports/enquiries.ts";
import type { KeyValue } from "#core/ports/key-value.ts";
import type { Logger } from "#core/ports/logger.ts";
import type { PageNavigation } from "#core/ports/page-navigation.ts";
import type { Time } from "#core/ports/time.ts";

/** The ports of a page in the browser, each ready to use. */
export interface BrowserPorts {
	readonly storage: KeyValue;
	readonly time: Time;
	readonly logger: Logger;
	readonly navigation: PageNavigation;
	readonly enquiries: Enquiries | null;
}

/**
 * Puts a page's ports together. A plain function: the build's container would weigh 19 KB here and hand out the
 * same handful of objects.
 */
export function createBrowserServices(
	window: Window & typeof globalThis,
	navigation: PageNavigation,
): BrowserPorts {
	const logger = createConsoleLogger(window.console);
	return {
		storage: createLocalKeyValue(window, logger),
		time: systemTime,
		logger,
		navigation,
		enquiries: null,
	};
}
