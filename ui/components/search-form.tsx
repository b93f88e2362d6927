import { Icon } from "#ui/components/icon.tsx";
import styles from "#ui/components/search-form.module.css";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";

interface SearchFormProps {
	/** The id of the field. */
	readonly id: string;
	/** The path of the list that shows what is found. */
	readonly action: string;
	readonly label: string;
	readonly placeholder?: string;
	/** Whether the field is in focus when what it is in opens. */
	readonly focused?: boolean;
}

/**
 * A field whose text the shop's list searches for, without script too (B-USE-13).
 *
 * Use it for every page that is no list. Not for the list, whose field suggests while one types.
 */
export function SearchForm({ id, action, label, placeholder, focused = false }: SearchFormProps) {
	return (
		<search>
			<form className={styles.form} action={action}>
				<label className="visually-hidden" htmlFor={id}>
					{label}
				</label>
				<input
					id={id}
					className={styles.field}
					type="search"
					name="q"
					required
					autoComplete="off"
					spellCheck={false}
					enterKeyHint="search"
					placeholder={placeholder ?? label}
					// biome-ignore lint/a11y/noAutofocus: within a panel that the visitor has just opened to type
					autoFocus={focused}
				/>
				<button type="submit" className={styles.button} aria-label={label}>
					<Icon name="search" />
				</button>
			</form>
		</search>
	);
}

/**
 * The search of the shop in the page's language; nothing on a site without one.
 *
 * Use it for the header, panels and pages where a visitor got lost. Not for the list, whose field suggests.
 */
export function ShopSearch({ id, focused = false }: Pick<SearchFormProps, "id" | "focused">) {
	const { shop } = useShell();
	const t = useTranslate();
	if (!shop) return null;
	return (
		<SearchForm
			id={id}
			action={shop.paths.list}
			label={t("catalogue.search.label")}
			placeholder={t("catalogue.search.placeholder")}
			focused={focused}
		/>
	);
}
