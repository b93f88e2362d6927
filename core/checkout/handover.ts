import { oneOf } from "#core/decoding/content-decoders.ts";
import { type Decoder, nullable, object, string } from "#core/decoding/decoder.ts";

/** The way the goods reach the customer: delivered to an address, or collected with the named shipping method. */
export interface Handover {
	readonly type: "delivery" | "collection";
	/** Null for a delivery, and before a place of collection is chosen. */
	readonly shippingMethod: string | null;
}

/** A delivery. */
export const delivery: Handover = { type: "delivery", shippingMethod: null };

/** Decodes a stored handover. */
export const decodeHandover: Decoder<Handover> = object({
	type: oneOf(["delivery", "collection"]),
	shippingMethod: nullable(string(500)),
});
