import { isObject } from "#core/decoding/decoder.ts";
import type { Logger } from "#core/platform/logger.ts";

/**
 * Returns whether a reducer knows an event. An unknown one, which only code outside the types can send, is logged as
 * `{reducer}.unknownEvent` with its type (specification 4, "Unknown action types are only logged").
 */
export function isKnownEvent(
	event: unknown,
	types: readonly string[],
	reducer: string,
	logger: Logger,
): boolean {
	const type = isObject(event) && Object.hasOwn(event, "type") ? event.type : null;
	if (typeof type === "string" && types.includes(type)) return true;
	logger.note(`${reducer}.unknownEvent`, { type: typeof type === "string" ? type.slice(0, 100) : null });
	return false;
}
