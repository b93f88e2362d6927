import type { Sender } from "#core/enquiries/sender.ts";
import { emailProblems } from "#core/forms/email-address.ts";
import { type FieldProblem, optionalText, requiredText, validated } from "#core/forms/field-rules.ts";
import { requiredName } from "#core/forms/web-address.ts";
import type { Result } from "#core/shared/result.ts";
import { singleLine } from "#core/text/single-line.ts";

/** Maximum characters of a withdrawal's items. It is a list and not a letter, because a receipt repeats it. */
export const maxItemsLength = 1000;

/** The fields of the withdrawal form (B-LAW-02); it never asks for a reason. */
export interface WithdrawalFields {
	readonly name: string;
	/** The order number, or any other name of the contract. */
	readonly order_reference: string;
	readonly email: string;
	/** The withdrawn items, one per line; empty means the whole contract. */
	readonly items: string;
}

/** A withdrawal as it is sent: POST /ecom/withdrawal (R-ORDER-08). */
export interface WithdrawalPayload extends WithdrawalFields, Sender {}

/** Returns the withdrawal, or the problems of the form's fields: name, order reference and e-mail are required. */
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

/** Splits the entered text into items, one per line; an empty list means the whole contract. */
export function withdrawnItems({ items }: Pick<WithdrawalFields, "items">): readonly string[] {
	return items
		.split(/\r?\n/)
		.map((item) => item.trim())
		.filter((item) => item !== "");
}

/**
 * Returns the payload to send: the earlier attempt if only the page's language has changed, so that the service
 * recognizes the withdrawal (B-REL-02).
 */
export function withdrawalToSend(
	payload: WithdrawalPayload,
	attempt: WithdrawalPayload | null,
): WithdrawalPayload {
	const names = ["name", "order_reference", "email", "items", "project"] as const;
	return attempt !== null && names.every((name) => attempt[name] === payload[name]) ? attempt : payload;
}
