import type { PostRatingError, PostRequestError } from "#core/checkout/errors.ts";
import type { AppointmentRequest } from "#core/enquiries/appointment-request.ts";
import type { AvailabilityRequest } from "#core/enquiries/availability-request.ts";
import type { ContactMessage } from "#core/enquiries/contact-message.ts";
import type { NewsletterOutcome, NewsletterSubscription } from "#core/enquiries/newsletter.ts";
import type { RatingPayload } from "#core/enquiries/rating.ts";
import type { WithdrawalPayload } from "#core/enquiries/withdrawal.ts";
import type { FieldProblem } from "#core/forms/field-rules.ts";

/** What became of something sent; `messageKey` names the sentence for the visitor. */
export type EnquiryResponse =
	| { readonly outcome: "ok" }
	| { readonly outcome: "field_errors"; readonly problems: readonly FieldProblem[] }
	| { readonly outcome: "failed"; readonly messageKey: string };

/** As {@link EnquiryResponse}, with the error that is logged. */
export type FailableResponse<Failure> =
	| Exclude<EnquiryResponse, { readonly outcome: "failed" }>
	| { readonly outcome: "failed"; readonly error: Failure };

/** The sentence for a withdrawal of which the outcome is unknown whether it was received (B-REL-02). */
export const withdrawalUnknownKey = "withdrawalForm.unknown";

/** The message key of a withdrawal that was not received, since too many calls came from the same connection. */
export const withdrawalTooManyKey = "withdrawalForm.tooMany";

/**
 * What became of a withdrawal; "ok" says nothing of whether there is such an order (B-LAW-02). One that failed with
 * {@link withdrawalUnknownKey} may have been received, with any other key it was not.
 */
export type WithdrawalResponse =
	| {
			readonly outcome: "ok";
			/** When it was received, ISO 8601, for the receipt. */
			readonly received_at: string;
			/** False where no receipt was mailed, since the address has had too many mails; else absent. */
			readonly receiptMailed?: false;
	  }
	| Exclude<EnquiryResponse, { readonly outcome: "ok" }>;

/** Takes what visitors send other than orders (specification 7.2; law-and-gaps 5). None of the methods throws. */
export interface Enquiries {
	/** POST /ecom/contact. */
	sendMessage(message: ContactMessage): Promise<EnquiryResponse>;

	/** POST /ecom/newsletter; the outcome follows the response's status (R-NEWS-02). */
	subscribe(subscription: NewsletterSubscription): Promise<Exclude<NewsletterOutcome, "sending">>;

	/** POST /ecom/request. */
	requestAvailability(request: AvailabilityRequest): Promise<FailableResponse<PostRequestError>>;

	/** POST /ecom/appointment. */
	requestAppointment(request: AppointmentRequest): Promise<EnquiryResponse>;

	/** POST /ecom/rating. */
	rate(rating: RatingPayload): Promise<FailableResponse<PostRatingError>>;

	/** POST /ecom/withdrawal. */
	withdraw(withdrawal: WithdrawalPayload): Promise<WithdrawalResponse>;
}
