import { type KeyboardEvent, type SubmitEvent, useEffect, useEffectEvent, useRef } from "react";
import type { FilterEvent } from "#core/catalogue/filter-state.ts";
import { Icon } from "#ui/components/icon.tsx";
import form from "#ui/components/search-form.module.css";
import { useServices } from "#ui/foundation/services.tsx";
import type { CatalogueServices } from "#ui/foundation/shop-services.ts";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shop/list/search-field.module.css";
import { type SearchChoice, useSuggestions } from "#ui/shop/list/search-suggestions.ts";

interface SearchFieldProps {
	readonly shop: CatalogueServices | null;
	/** What the list searches for; null for nothing. */
	readonly search: string | null;
	readonly dispatch: (event: FilterEvent) => void;
}

const listId = "search-suggestions";
const optionId = (index: number) => `search-suggestion-${index}`;

/**
 * The search of the list, a combobox: while one types it suggests products, brands and categories, each of which
 * leads to its page; Enter lists all that is found (B-USE-01).
 */
export function SearchField({ shop, search, dispatch }: SearchFieldProps) {
	const t = useTranslate();
	const navigation = useServices()?.navigation;
	const field = useRef<HTMLInputElement>(null);
	const suggestions = useSuggestions(shop, search);
	const { text, choices, active, open } = suggestions;
	/** What was typed before the page was hydrated. */
	const adoptTyped = useEffectEvent(() => {
		const typed = field.current?.value ?? "";
		if (typed !== text) suggestions.type(typed);
	});
	useEffect(() => adoptTyped(), []);
	const find = (wanted: string) => {
		suggestions.close();
		dispatch({ type: "searchChange", search: wanted.trim() === "" ? null : wanted.trim() });
	};
	const choose = (choice: SearchChoice | undefined) => {
		if (!choice) return find(text);
		suggestions.close();
		navigation?.goTo(choice.path);
	};
	const press = (event: KeyboardEvent) => {
		if (event.key === "Enter" && active !== null) {
			event.preventDefault();
			choose(choices[active]);
		} else if (suggestions.press(event.key)) event.preventDefault();
	};
	const clear = () => {
		suggestions.type("");
		if (search !== null) find("");
		field.current?.focus();
	};
	const send = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault();
		find(text);
	};
	return (
		<search className={styles.search} onBlur={suggestions.leave}>
			<form className={form.form} onSubmit={send}>
				<label className="visually-hidden" htmlFor="list-search">
					{t("catalogue.search.label")}
				</label>
				<input
					ref={field}
					id="list-search"
					className={form.field}
					type="text"
					inputMode="search"
					enterKeyHint="search"
					role="combobox"
					aria-expanded={open}
					aria-controls={listId}
					aria-autocomplete="list"
					aria-activedescendant={active === null ? undefined : optionId(active)}
					autoComplete="off"
					spellCheck={false}
					placeholder={t("catalogue.search.placeholder")}
					value={text}
					onFocus={suggestions.focus}
					onChange={({ target }) => suggestions.type(target.value)}
					onKeyDown={press}
				/>
				{text === "" ? null : (
					<button type="button" className={form.button} onClick={clear}>
						<Icon name="close" />
						<span className="visually-hidden">{t("catalogue.search.clear")}</span>
					</button>
				)}
				<button type="submit" className={form.button}>
					<Icon name="search" className={styles.glass} />
					<span className="visually-hidden">{t("catalogue.search.submit")}</span>
				</button>
			</form>
			<Suggestions choices={choices} active={active} open={open} choose={choose} />
			<p className="visually-hidden" role="status">
				{open ? t("catalogue.search.found", { count: choices.length }) : ""}
			</p>
		</search>
	);
}

function Suggestions({
	choices,
	active,
	open,
	choose,
}: {
	readonly choices: readonly SearchChoice[];
	readonly active: number | null;
	readonly open: boolean;
	readonly choose: (choice: SearchChoice) => void;
}) {
	const t = useTranslate();
	return (
		<div
			id={listId}
			className={styles.suggestions}
			role="listbox"
			aria-label={t("catalogue.search.suggestions")}
			hidden={!open}
		>
			{choices.map((choice, index) => (
				// biome-ignore lint/a11y/useKeyWithClickEvents: keys are pressed in the field, which keeps the focus
				<div
					key={`${choice.kind} ${choice.path}`}
					id={optionId(index)}
					className={styles.suggestion}
					role="option"
					tabIndex={-1}
					aria-selected={index === active}
					onPointerDown={(event) => event.preventDefault()}
					onClick={() => choose(choice)}
				>
					<span>{choice.label}</span>
					<span className={styles.kind}>{t(`catalogue.search.${choice.kind}`)}</span>
				</div>
			))}
		</div>
	);
}
