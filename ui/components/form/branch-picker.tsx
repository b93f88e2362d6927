import { Picker } from "#ui/components/spectrum/picker.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";

/**
 * What the field holds where no branch is wanted. Blank would be the value of the option that represents no choice yet,
 * so that a form would have two selected options.
 */
const anyBranch = "*";

/** The branch that an enquiry is for, where there are several. */
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

/** The branch as it is sent, from the field's value: blank where none is wanted. */
export function chosenBranch(value: string): string {
	return value === anyBranch ? "" : value;
}
