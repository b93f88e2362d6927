import { Button } from "@adobe/react-spectrum/Button";

/**
 * Submits the surrounding form. While `pending` it keeps the focus, shows progress and cannot be pressed.
 *
 * Use it for the last control of a form, once. Not for other actions in the form.
 */
export function SubmitButton({
	label,
	pendingLabel,
	pending,
}: {
	readonly label: string;
	/** The button's text while pending, e.g. "Wird gesendet …". */
	readonly pendingLabel: string;
	readonly pending: boolean;
}) {
	return (
		<Button
			type="submit"
			variant="accent"
			isPending={pending}
			{...(pending ? { "aria-label": pendingLabel } : {})}
		>
			{pending ? pendingLabel : label}
		</Button>
	);
}
