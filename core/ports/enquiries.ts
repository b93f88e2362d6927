import type { PostRatingError, PostRequestError } from "#core/checkout/errors.ts";
import type { AppointmentRequest } from "#core/enquiries/appointment-request.ts";
import type { AvailabilityRequest } from "#core/enquiries/availability-request.ts";
import type { ContactMessage } from "#core/enquiries/contact-message.ts";
import type { NewsletterOutcome, NewsletterSubscription } from "#core/enquiries/newsletter.ts";
import type { RatingPayload } from "#core/enquiries/rating.ts";
import type { WithdrawalPayload } from "#core/enquiries/withdrawal.ts";
import type { FieldProblem } from "#core/forms/field-rules.ts";

/** The response to a form that was sent. `messageKey` is the key of the message for the visitor. */
export type EnquiryResponse =
	| { readonly outcome: "ok" }
	| { readonly outcome: "field_errors"; readonly problems: readonly FieldProblem[] }
	| { readonly outcome: "failed"; readonly messageKey: string };

/** Like {@link EnquiryResponse}, with an error for the log. */
export type FailableResponse<Failure> =
	| Exclude<EnquiryResponse, { readonly outcome: "failed" }>
	| { readonly outcome: "failed"; readonly error: Failure };

/** The message key of a withdrawal that may or may not have been received (B-REL-02). */
export const withdrawalUnknownKey = "withdrawalForm.unknown";

/** The message key of a withdrawal that was not received because too many requests came from the same connection. */
export const withdrawalTooManyKey = "withdrawalForm.tooMany";

/**
 * The response to a withdrawal. "ok" does not say whether the order exists (B-LAW-02). A failure with {@link
 * withdrawalUnknownKey} may have been received; a failure with any other key was not.
 */
export type WithdrawalResponse =
	| {
			readonly outcome: "ok";
			/** The time of receipt for the visitor's confirmation, ISO 8601. */
			readonly received_at: string;
			/**
			 * False if no confirmation was mailed because too many mails have been sent to the address; otherwise
			 * absent.
			 */
			readonly receiptMailed?: false;
	  }
	| Exclude<EnquiryResponse, { readonly outcome: "ok" }>;

/** Sends the forms of visitors except orders (specification 7.2; law-and-gaps 5). No method rejects. */
export interface Enquiries {
	/** Sends a contact message: POST /ecom/contact. */
	sendMessage(message: ContactMessage): Promise<EnquiryResponse>;

	/**
	 * Subscribes to the newsletter: POST /ecom/newsletter. The outcome depends on the status of the response
	 * (R-NEWS-02).
	 */
	subscribe(subscription: NewsletterSubscription): Promise<Exclude<NewsletterOutcome, "sending">>;

	/** Sends an availability request: POST /ecom/request. */
	requestAvailability(request: AvailabilityRequest): Promise<FailableResponse<PostRequestError>>;

	/** Sends a request for an appointment: POST /ecom/appointment. */
	requestAppointment(request: AppointmentRequest): Promise<EnquiryResponse>;

	/** Sends a rating of a product: POST /ecom/rating. */
	rate(rating: RatingPayload): Promise<FailableResponse<PostRatingError>>;

	/** Sends the withdrawal from a contract: POST /ecom/withdrawal. */
	withdraw(withdrawal: WithdrawalPayload): Promise<WithdrawalResponse>;
}
