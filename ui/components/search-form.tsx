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
}

/**
 * A field whose text the shop's list searches for (B-USE-13), before its own page's script has come, too. Hidden without script, as the
 * list would show everything.
 *
 * Use it where a field need not suggest while one types.
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
 * The search of the shop in the page's language; nothing on a site without one.
 *
 * Use it for panels and pages where a visitor got lost. Not for header and list, whose fields suggest.
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
