import { type Decoder, satisfying } from "#core/decoding/decoder.ts";
import type { Branded } from "#core/shared/branded.ts";

/**
 * The key of an order. It is created once per draft and sent with every attempt, so that none creates a second order
 * (R-ORDER-06).
 */
export type OrderUuid = Branded<string, "OrderUuid">;

/**
 * Creates a version 4 UUID from 16 random bytes.
 *
 * @throws for another number of bytes.
 */
export function orderUuid(randomBytes: Uint8Array): OrderUuid {
	if (randomBytes.length !== 16)
		throw new RangeError(`A UUID takes 16 random bytes, not ${randomBytes.length}.`);
	const hex = Array.from(randomBytes, (byte, index) => hexByte(index, byte)).join("");
	const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)];
	return parts.join("-") as OrderUuid;
}

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Decodes an order's key. */
export const decodeOrderUuid: Decoder<OrderUuid> = satisfying(
	"a UUID of version 4",
	(input): input is OrderUuid => typeof input === "string" && uuidPattern.test(input),
);

/** Formats a byte in hexadecimal digits. Bytes 6 and 8 contain the version and the variant (RFC 9562, 5.4). */
function hexByte(index: number, byte: number): string {
	const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
	return marked.toString(16).padStart(2, "0");
}
