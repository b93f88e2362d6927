import { PostRatingError, PostRequestError } from "#core/checkout/errors.ts";
import type { AppointmentRequest } from "#core/enquiries/appointment-request.ts";
import type { AvailabilityRequest } from "#core/enquiries/availability-request.ts";
import type { ContactMessage } from "#core/enquiries/contact-message.ts";
import { type NewsletterSubscription, newsletterOutcome } from "#core/enquiries/newsletter.ts";
import type { RatingPayload } from "#core/enquiries/rating.ts";
import type { WithdrawalPayload } from "#core/enquiries/withdrawal.ts";
import { type Enquiries, withdrawalUnknownKey } from "#core/ports/enquiries.ts";

/** Everything that visitors can send except orders, by kind. */
export type SentEnquiry =
	| { readonly type: "message"; readonly content: ContactMessage }
	| { readonly type: "subscription"; readonly content: NewsletterSubscription }
	| { readonly type: "request"; readonly content: AvailabilityRequest }
	| { readonly type: "appointment"; readonly content: AppointmentRequest }
	| { readonly type: "rating"; readonly content: RatingPayload }
	| { readonly type: "withdrawal"; readonly content: WithdrawalPayload };

/** In-memory enquiries that tests and stories can make fail. */
export interface MemoryEnquiries extends Enquiries {
	/** Everything received so far, the oldest first. */
	readonly sent: readonly SentEnquiry[];
	/** Makes all further calls fail, or work again. */
	setDown(down: boolean): void;
}

/** Creates {@link MemoryEnquiries}; `now` returns the time of a withdrawal's receipt, in milliseconds. */
export function createMemoryEnquiries(now: () => number = () => 0): MemoryEnquiries {
	const sent: SentEnquiry[] = [];
	let down = false;

	function take(enquiry: SentEnquiry): boolean {
		if (!down) sent.push(enquiry);
		return !down;
	}

	return {
		sent,
		setDown(next) {
			down = next;
		},
		sendMessage: async (content) =>
			take({ type: "message", content })
				? { outcome: "ok" }
				: { outcome: "failed", messageKey: "error.postContact" },
		async subscribe(content) {
			const isDuplicate = sent.some(
				(other) => other.type === "subscription" && other.content.email === content.email,
			);
			if (isDuplicate && !down) return newsletterOutcome(409);
			return newsletterOutcome(take({ type: "subscription", content }) ? 200 : null);
		},
		requestAvailability: async (content) =>
			take({ type: "request", content })
				? { outcome: "ok" }
				: { outcome: "failed", error: new PostRequestError() },
		requestAppointment: async (content) =>
			take({ type: "appointment", content })
				? { outcome: "ok" }
				: { outcome: "failed", messageKey: "error.postAppointment" },
		rate: async (content) =>
			take({ type: "rating", content })
				? { outcome: "ok" }
				: { outcome: "failed", error: new PostRatingError() },
		withdraw: async (content) =>
			take({ type: "withdrawal", content })
				? { outcome: "ok", received_at: new Date(now()).toISOString() }
				: { outcome: "failed", messageKey: withdrawalUnknownKey },
	};
}
