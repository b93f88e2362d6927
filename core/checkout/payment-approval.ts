import type { WalletPayment } from "#core/checkout/checkout-draft.ts";
import { type Decoder, nullable, object, oneOf, record, satisfying, string } from "#core/shared/decoder.ts";
import { fail, succeed } from "#core/shared/result.ts";

/** A customer's consent to a payment as the provider gave it; the order service needs it to collect the money. */
export type PaymentApproval =
	| { readonly outcome: "approved"; readonly wallet: WalletPayment }
	| { readonly outcome: "authorized"; readonly authorization_token: string };

const walletValue = satisfying(
	"a text, a number, true, false or null",
	(input): input is string | number | boolean | null =>
		input === null || ["string", "number", "boolean"].includes(typeof input),
);

const decodeFields = object({
	outcome: oneOf(["approved", "authorized"]),
	wallet: nullable(record(walletValue, 50)),
	authorization_token: nullable(string(2000)),
});

/** The schema of an approval that is kept in the browser until it is reported. */
export const decodePaymentApproval: Decoder<PaymentApproval> = (input, path = "") => {
	const decoded = decodeFields(input, path);
	if (!decoded.ok) return decoded;
	const { outcome, wallet, authorization_token } = decoded.value;
	if (outcome === "approved" && wallet) return succeed({ outcome, wallet });
	if (outcome === "authorized" && authorization_token) return succeed({ outcome, authorization_token });
	return fail({ path, expected: "what the payment provider answered" });
};
