import { withdrawalPayload } from "#core/enquiries/withdrawal.ts";
import { withdrawalMails } from "../mails/enquiry-mails.ts";
import { fieldErrors, invalidField, ok, refusedBody, type ServiceResponse } from "../response.ts";
import type { ServiceContext } from "../service-context.ts";
import { decodeWithdrawal } from "./enquiry-schema.ts";
import { storeEnquiry } from "./store-enquiry.ts";

/**
 * Handles POST /ecom/withdrawal: receives a withdrawal and sends its receipt (B-LAW-02), or responds with
 * `receipt_mailed: false` if the address has received too many mails. It never looks up orders, so that neither the
 * response nor its timing reveals whether one exists; the shop compares manually.
 */
export async function receiveWithdrawal(context: ServiceContext, body: unknown): Promise<ServiceResponse> {
	const decoded = decodeWithdrawal(body);
	if (!decoded.ok) return refusedBody(decoded.error);
	const withdrawal = withdrawalPayload(decoded.value, decoded.value);
	if (!withdrawal.ok) return fieldErrors(withdrawal.error);
	if (withdrawal.value.project !== context.catalogue().project) return invalidField("project");
	const { received_at, receipt_mailed } = await storeEnquiry(context, "withdrawal", withdrawal.value, (now) =>
		withdrawalMails(context, withdrawal.value, now),
	);
	const missing = receipt_mailed ? {} : { receipt_mailed };
	return ok({ received_at: received_at.toISOString(), ...missing });
}
