import { lazyClock } from "#adapters/composition/lazy-clock.ts";
import { createConsoleLogger } from "#adapters/console-logger/console-logger.ts";
import { createLocalKeyValue } from "#adapters/storage/local-key-value.ts";
import { systemTime } from "#adapters/system-time/system-time.ts";
import { createConsentStore } from "#core/consent/consent-store.ts";
import { createContentConsents } from "#core/consent/content-consents-store.ts";
import type { PageServices } from "#core/models/page-services.ts";
import type { RuntimeModel } from "#core/models/runtime-model.ts";
import type { Logger } from "#core/platform/logger.ts";
import type { ConsentEntry } from "#core/site/site.ts";
import { createShared } from "#core/state/store.ts";

/**
 * Composes a page's services without React. A plain function, because the build's container would add 19 KB for the
 * same objects. `ask` returns the cookie banner's entries.
 */
export function createPageServices(
	window: Window & typeof globalThis,
	{ clock, consent_preselect }: RuntimeModel,
	ask: (logger: Logger) => readonly ConsentEntry[],
): PageServices {
	const logger = createConsoleLogger(window.console);
	const storage = createLocalKeyValue(window, logger);
	const stored = { store: storage, logger, now: () => systemTime.now() };
	return {
		storage,
		time: systemTime,
		logger,
		shared: createShared(),
		clock: clock?.mounted ? lazyClock({ window, time: systemTime, logger }, clock.mounted.script) : null,
		consents: createConsentStore({ ...stored, entries: ask(logger), consent_preselect }),
		contents: createContentConsents(stored),
	};
}
