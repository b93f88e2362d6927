import type { DeliveryDates } from "#core/checkout/delivery-dates.ts";
import { type Decoder, object, satisfying } from "#core/shared/decoder.ts";

const date = satisfying(
	"a date",
	(input): input is string =>
		typeof input === "string" && /^\d{4}-\d\d-\d\d$/.test(input) && !Number.isNaN(Date.parse(input)),
);

/** The schema of dates that an order promises. */
export const decodeDeliveryDates: Decoder<DeliveryDates> = object({ earliest: date, latest: date });
