import { oneOf } from "#core/decoding/content-decoders.ts";
import { type Decoder, nullable, object, string } from "#core/decoding/decoder.ts";

/** How the goods come to the customer: sent to an address, or collected by the shipping method of this name. */
export interface Handover {
	readonly type: "delivery" | "collection";
	/** Null for a delivery, and while no place of collection is chosen. */
	readonly shippingMethod: string | null;
}

/** A delivery. */
export const delivery: Handover = { type: "delivery", shippingMethod: null };

/** The schema of a stored handover. */
export const decodeHandover: Decoder<Handover> = object({
	type: oneOf(["delivery", "collection"]),
	shippingMethod: nullable(string(500)),
});
