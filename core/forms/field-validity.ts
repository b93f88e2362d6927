/** What a browser says of a field: `ValidityState.valid` and `validationMessage`. */
export interface BrowserValidity {
	readonly valid: boolean;
	readonly message: string;
}

/** A field's own rule: true, or the text that says what is wrong, in the visitor's language. */
export type FieldValidator<Value> = (value: Value) => true | string;

/** Whether a field may be sent as it is, else what to tell the visitor. */
export type FieldValidity = { readonly valid: true } | { readonly valid: false; readonly message: string };

/**
 * Validates a generic field (specification 5; R-FORM-02): by its custom validator where it has one, else by the
 * browser's own validity and message.
 */
export function fieldValidity<Value>(
	value: Value,
	browser: BrowserValidity,
	validator: FieldValidator<Value> | null = null,
): FieldValidity {
	const verdict = validator ? validator(value) : browser.valid || browser.message;
	return verdict === true ? { valid: true } : { valid: false, message: verdict };
}
