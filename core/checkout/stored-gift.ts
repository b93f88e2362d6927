import { boolean, integer, object, parseJson } from "#core/decoding/decoder.ts";
import { maxStateLength } from "#core/state/storage-commands.ts";

/** The storage key of the draft (specification 9). */
export const draftKey = "int-checkout";

export const draftVersion = 1;

/**
 * Returns whether a stored draft is a gift, for pages that show nothing else of it. When such a page loads the
 * checkout, the checkout decides whether the draft is still valid.
 */
export function isStoredGift(text: string | null): boolean {
	const json = text === null ? null : parseJson(text, maxStateLength);
	if (!json?.ok) return false;
	const copy = object({
		version: integer(draftVersion, draftVersion),
		data: object({ presentWrap: boolean }),
	})(json.value);
	return copy.ok && copy.value.data.presentWrap;
}
