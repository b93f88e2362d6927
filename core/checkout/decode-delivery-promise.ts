import type { DeliveryPromise } from "#core/checkout/delivery-dates.ts";
import { type Decoder, integer, nullable, object, satisfying } from "#core/decoding/decoder.ts";

const date = satisfying(
	"a date",
	(input): input is string =>
		typeof input === "string" && /^\d{4}-\d\d-\d\d$/.test(input) && !Number.isNaN(Date.parse(input)),
);

const days = integer(0, 10_000);

/** The decoders of an order's delivery promise. */
export const deliveryPromise: { readonly [Name in keyof DeliveryPromise]: Decoder<DeliveryPromise[Name]> } = {
	deliveryDates: nullable(object({ earliest: date, latest: date })),
	deliveryDays: nullable(object({ earliest: days, latest: days })),
};
