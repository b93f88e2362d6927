import { PostRatingError, PostRequestError } from "#core/checkout/errors.ts";
import type { Enquiries } from "#core/ports/enquiries.ts";
import { loadOnce } from "#core/shared/promises.ts";

const failed = (messageKey: string) => () => ({ outcome: "failed", messageKey }) as const;

/**
 * Creates enquiries whose script loads with the first one. A failed load counts as no response and is repeated with
 * the next.
 */
export function lazyEnquiries(load: () => Promise<Enquiries>): Enquiries {
	const open = loadOnce(load);

	/** Returns a call by its name, with the result for a failed load. */
	function call<Sent, ServiceResponse>(
		selectCall: (enquiries: Enquiries) => (sent: Sent) => Promise<ServiceResponse>,
		notLoaded: (cause: unknown) => ServiceResponse,
	): (sent: Sent) => Promise<ServiceResponse> {
		return async (sent) => {
			const loaded = await open().catch((cause: unknown) => ({ cause }));
			return "cause" in loaded ? notLoaded(loaded.cause) : selectCall(loaded)(sent);
		};
	}

	return {
		sendMessage: call(({ sendMessage }) => sendMessage, failed("error.postContact")),
		subscribe: call(
			({ subscribe }) => subscribe,
			() => "serverError",
		),
		requestAvailability: call(
			({ requestAvailability }) => requestAvailability,
			(cause) => ({ outcome: "failed", error: new PostRequestError({ cause }) }),
		),
		requestAppointment: call(({ requestAppointment }) => requestAppointment, failed("error.postAppointment")),
		rate: call(
			({ rate }) => rate,
			(cause) => ({ outcome: "failed", error: new PostRatingError({ cause }) }),
		),
		withdraw: call(({ withdraw }) => withdraw, failed("error.postWithdrawal")),
	};
}
