import { Icon } from "#ui/components/icon.tsx";
import styles from "#ui/components/search-form.module.css";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";

interface SearchFormProps {
	/** The id of the field. */
	readonly id: string;
	/** The path of the list that shows the results. */
	readonly action: string;
	readonly label: string;
	readonly placeholder?: string;
}

/**
 * A search field of the shop's list (B-USE-13) that works before the page's script has loaded. Hidden without
 * script, because the list would show everything.
 *
 * Use it where no suggestions are needed.
 */
export function SearchForm({ id, action, label, placeholder }: SearchFormProps) {
	return (
		<search className={styles.search}>
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
				/>
				<button type="submit" className={styles.button} aria-label={label}>
					<Icon name="search" />
				</button>
			</form>
		</search>
	);
}

/**
 * The shop's search in the page's language; renders nothing on a site without a shop.
 *
 * Use it for panels and for pages where a visitor is lost. Not for header and list, whose fields have suggestions.
 */
export function ShopSearch({ id }: Pick<SearchFormProps, "id">) {
	const { shop } = useShell();
	const t = useTranslate();
	if (!shop) return null;
	return (
		<SearchForm
			id={id}
			action={shop.paths.list}
			label={t("catalogue.search.label")}
			placeholder={t("catalogue.search.placeholder")}
		/>
	);
}
