import { type KeyboardEvent, type SubmitEvent, useEffect, useEffectEvent, useRef } from "react";
import type { CatalogueServices } from "#core/models/shop-services.ts";
import { Icon } from "#ui/components/icon.tsx";
import form from "#ui/components/search-form.module.css";
import { useServices } from "#ui/foundation/services.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shop/list/search-combobox.module.css";
import { type SearchChoice, useSuggestions } from "#ui/shop/list/search-suggestions.ts";

interface SearchComboboxProps {
	/** The id of the field, which is the prefix of its parts' ids. */
	readonly id: string;
	readonly shop: CatalogueServices | null;
	/** The current search text; null for none. */
	readonly search: string | null;
	/** The path of the list with the results, for the browser to submit the form to. */
	readonly action?: string;
	/** Whether the field receives the focus when its panel opens. */
	readonly focused?: boolean;
	/** Shows the results, instead of submitting the form. */
	readonly find?: (text: string) => void;
	/** Called before the page of a suggestion or of the results opens. */
	readonly onLeave?: () => void;
}

/**
 * A search field that suggests products, brands and categories while the visitor types, each with a link; Enter lists
 * all results (B-USE-01, B-USE-13).
 *
 * Use it where the catalogue's script may be loaded. Elsewhere {@link SearchForm} submits to the list.
 */
export function SearchCombobox({ id, shop, search, action, focused, find, onLeave }: SearchComboboxProps) {
	const t = useTranslate();
	const navigation = useServices()?.navigation;
	const asked = useRef<HTMLFormElement>(null);
	const field = useRef<HTMLInputElement>(null);
	const suggestions = useSuggestions(shop, search);
	const { text, choices, active, open, none } = suggestions;
	/** Adopts text that was typed before hydration. */
	const adoptTyped = useEffectEvent(() => {
		const typed = field.current?.value ?? "";
		if (typed !== text) suggestions.type(typed);
	});
	useEffect(() => adoptTyped(), []);
	const choose = (choice: SearchChoice) => {
		suggestions.close();
		onLeave?.();
		navigation?.goTo(choice.path);
	};
	const press = (event: KeyboardEvent) => {
		const choice = active === null ? undefined : choices[active];
		if (event.key === "Enter" && choice) {
			event.preventDefault();
			choose(choice);
		} else if (suggestions.press(event.key)) event.preventDefault();
	};
	const clear = () => {
		suggestions.type("");
		if (search !== null) find?.("");
		field.current?.focus();
	};
	const send = (event: SubmitEvent<HTMLFormElement>) => {
		suggestions.close();
		onLeave?.();
		if (!find) return;
		event.preventDefault();
		find(text);
	};
	return (
		<search className={styles.search} onBlur={suggestions.leave}>
			<form ref={asked} className={form.form} action={action} onSubmit={send}>
				<label className="visually-hidden" htmlFor={id}>
					{t("catalogue.search.label")}
				</label>
				<input
					ref={field}
					id={id}
					className={form.field}
					type="text"
					name={action && "q"}
					required={action !== undefined}
					inputMode="search"
					enterKeyHint="search"
					role="combobox"
					aria-expanded={open}
					aria-controls={`${id}-suggestions`}
					aria-autocomplete="list"
					aria-activedescendant={active === null ? undefined : `${id}-suggestion-${active}`}
					autoComplete="off"
					spellCheck={false}
					placeholder={t("catalogue.search.placeholder")}
					// biome-ignore lint/a11y/noAutofocus: within a panel that the visitor has just opened to type
					autoFocus={focused}
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
			<Suggestions id={id} choices={choices} active={active} open={open} choose={choose} />
			<p className={none ? styles.none : "visually-hidden"} role="status" data-none={none || undefined}>
				{open ? t("catalogue.search.found", { count: choices.length }) : null}
				{none ? (
					<>
						<span>{t("catalogue.none.search", { search: text.trim() })}</span>
						<button type="button" onClick={() => asked.current?.requestSubmit()}>
							{t("catalogue.search.nearest")}
						</button>
					</>
				) : null}
			</p>
		</search>
	);
}

function Suggestions({
	id,
	choices,
	active,
	open,
	choose,
}: {
	readonly id: string;
	readonly choices: readonly SearchChoice[];
	readonly active: number | null;
	readonly open: boolean;
	readonly choose: (choice: SearchChoice) => void;
}) {
	const t = useTranslate();
	return (
		<div
			id={`${id}-suggestions`}
			className={styles.suggestions}
			role="listbox"
			aria-label={t("catalogue.search.suggestions")}
			hidden={!open}
		>
			{choices.map((choice, index) => (
				// biome-ignore lint/a11y/useKeyWithClickEvents: keys are pressed in the field, which keeps the focus
				<div
					key={`${choice.kind} ${choice.path}`}
					id={`${id}-suggestion-${index}`}
					className={styles.suggestion}
					role="option"
					tabIndex={-1}
					aria-selected={index === active}
					onPointerDown={(event) => event.preventDefault()}
					onClick={() => choose(choice)}
				>
					<span>{choice.label}</span>
					<span className={styles.kind}>
						{t(choice.condition ? `condition.${choice.condition}` : `catalogue.search.${choice.kind}`)}
					</span>
				</div>
			))}
		</div>
	);
}
