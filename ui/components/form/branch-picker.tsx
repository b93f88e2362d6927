import { Picker } from "#ui/components/spectrum/picker.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";

/**
 * The value for "no particular branch". It is not blank, because the placeholder option already has the blank value
 * and the form would then have two selected options.
 */
const anyBranch = "*";

/** The branch of an enquiry, if the company has several. */
export function BranchPicker({ label }: { readonly label: string }) {
	const { branches } = useShell();
	const t = useTranslate();
	if (branches.length < 2) return null;
	return (
		<Picker
			name="branch"
			label={label}
			placeholder={t("contactForm.anyBranch")}
			choices={[
				{ value: anyBranch, text: t("contactForm.anyBranch") },
				...branches.map(({ name }) => ({ value: name, text: name })),
			]}
		/>
	);
}

/** Returns the branch to send; blank if none is chosen. */
export function chosenBranch(value: string): string {
	return value === anyBranch ? "" : value;
}
