import { PostRatingError, PostRequestError } from "#core/checkout/errors.ts";
import type { Enquiries } from "#core/ports/enquiries.ts";
import { loadOnce } from "#core/shared/load-once.ts";

/**
 * Enquiries whose script comes with the first of them; one that cannot be loaded is as a response that did not
 * come, and is tried again with the next.
 */
export function lazyEnquiries(load: () => Promise<Enquiries>): Enquiries {
	const open = loadOnce(load);

	async function within<ServiceResponse>(
		ask: (enquiries: Enquiries) => Promise<ServiceResponse>,
		failed: (cause: unknown) => ServiceResponse,
	): Promise<ServiceResponse> {
		const loaded = await open().catch((cause: unknown) => ({ cause }));
		return "cause" in loaded ? failed(loaded.cause) : ask(loaded);
	}

	return {
		sendMessage: (message) =>
			within(
				(enquiries) => enquiries.sendMessage(message),
				() => ({ outcome: "failed", messageKey: "error.postContact" }),
			),
		subscribe: (subscription) =>
			within(
				(enquiries) => enquiries.subscribe(subscription),
				() => "serverError",
			),
		requestAvailability: (request) =>
			within(
				(enquiries) => enquiries.requestAvailability(request),
				(cause) => ({ outcome: "failed", error: new PostRequestError({ cause }) }),
			),
		requestAppointment: (request) =>
			within(
				(enquiries) => enquiries.requestAppointment(request),
				() => ({ outcome: "failed", messageKey: "error.postAppointment" }),
			),
		rate: (rating) =>
			within(
				(enquiries) => enquiries.rate(rating),
				(cause) => ({ outcome: "failed", error: new PostRatingError({ cause }) }),
			),
		withdraw: (withdrawal) =>
			within(
				(enquiries) => enquiries.withdraw(withdrawal),
				() => ({ outcome: "failed", messageKey: "error.postWithdrawal" }),
			),
	};
}
