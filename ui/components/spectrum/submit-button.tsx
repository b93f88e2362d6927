import { Button } from "@adobe/react-spectrum/Button";

/**
 * Sends the form around it. While `pending` it keeps the focus, shows that it works and cannot be pressed.
 *
 * Use it for the last control of a form, once. Not for other actions in the form.
 */
export function SubmitButton({
	label,
	pendingLabel,
	pending,
}: {
	readonly label: string;
	/** What the button says while it is pending, e.g. "Wird gesendet …". */
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
