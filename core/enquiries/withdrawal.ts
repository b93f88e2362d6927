import { emailProblems } from "#core/forms/email-address.ts";
import { type FieldProblem, optionalText, requiredText, validated } from "#core/forms/field-rules.ts";
import { requiredName } from "#core/forms/web-address.ts";
import type { Result } from "#core/shared/result.ts";
import type { Sender } from "#core/shared/sender.ts";
import { singleLine } from "#core/shared/single-line.ts";

/** Characters that the items of a withdrawal may have: a list of them, no letter, since a receipt repeats them. */
export const maxItemsLength = 1000;

/** The fields of the withdrawal form (B-LAW-02); a reason is never asked. */
export interface WithdrawalFields {
	readonly name: string;
	/** The order number, or whatever else names the contract. */
	readonly order_reference: string;
	readonly email: string;
	/** The items withdrawn from, one in each line; empty means the whole contract. */
	readonly items: string;
}

/** A withdrawal as it is sent: POST /ecom/withdrawal (R-ORDER-08). */
export interface WithdrawalPayload extends WithdrawalFields, Sender {}

/** The withdrawal, or what is wrong with the form's fields: name, order reference and e-mail are required. */
export function withdrawalPayload(
	fields: WithdrawalFields,
	sender: Sender,
): Result<WithdrawalPayload, readonly FieldProblem[]> {
	const problems = [
		...requiredName("name", fields.name),
		...requiredText("order_reference", fields.order_reference),
		...emailProblems("email", fields.email),
		...optionalText("items", fields.items, maxItemsLength),
	];
	return validated(problems, () => ({
		project: sender.project,
		language: sender.language,
		name: singleLine(fields.name),
		order_reference: singleLine(fields.order_reference),
		email: fields.email.trim(),
		items: fields.items.split(/\r?\n/).map(singleLine).filter(Boolean).join("\n"),
	}));
}

/** The items of a withdrawal, one for each line that was entered; none means the whole contract. */
export function withdrawnItems({ items }: Pick<WithdrawalFields, "items">): readonly string[] {
	return items
		.split(/\r?\n/)
		.map((item) => item.trim())
		.filter((item) => item !== "");
}

/**
 * What is to be sent: the earlier attempt itself when nothing but the page's language has changed since, so that the
 * service can tell that it is the same withdrawal (B-REL-02).
 */
export function withdrawalToSend(
	payload: WithdrawalPayload,
	attempt: WithdrawalPayload | null,
): WithdrawalPayload {
	const names = ["name", "order_reference", "email", "items", "project"] as const;
	return attempt !== null && names.every((name) => attempt[name] === payload[name]) ? attempt : payload;
}
