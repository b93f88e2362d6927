import { keyValueOn, type StorageWindow } from "#adapters/storage/local-key-value.ts";
import type { KeyValue } from "#core/platform/key-value.ts";
import type { Logger } from "#core/platform/logger.ts";

/** Creates a {@link KeyValue} on session storage: texts of this tab only, deleted when the tab is closed. */
export function createSessionKeyValue(window: StorageWindow, logger: Logger): KeyValue {
	return keyValueOn(() => window.sessionStorage, window, logger);
}
