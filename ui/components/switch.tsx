import styles from "#ui/components/switch.module.css";

/**
 * A checkbox rendered as a switch: what it says holds as soon as it is saved.
 *
 * Use it for settings that are on or off, such as consents. Not for choices that a form sends: those are checkboxes.
 */
export function Switch({
	checked,
	disabled = false,
	labelledBy,
	onChange,
}: {
	readonly checked: boolean;
	readonly disabled?: boolean;
	/** The id of its label. */
	readonly labelledBy: string;
	readonly onChange: () => void;
}) {
	return (
		<input
			type="checkbox"
			className={styles.switch}
			checked={checked}
			disabled={disabled}
			aria-labelledby={labelledBy}
			onChange={onChange}
		/>
	);
}
