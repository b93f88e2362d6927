import { boolean, integer, object, parseJson } from "#core/decoding/decoder.ts";
import { maxStateLength } from "#core/state/storage-commands.ts";

/** Where a browser keeps the draft of its order (specification 9). */
export const draftKey = "int-checkout";

export const draftVersion = 1;

/**
 * Whether the stored draft of an order is a gift, for pages that show no more of it: the checkout, which such a page then
 * loads, decides whether the draft still counts.
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
