import { type FocusEvent, useEffect, useRef, useState } from "react";
import { emptyQuery } from "#core/catalogue/query.ts";
import { formatQuerySearch } from "#core/catalogue/query-search.ts";
import { searchTerms } from "#core/catalogue/search-terms.ts";
import type { CatalogueServices } from "#core/models/shop-services.ts";
import type { SearchSuggestion } from "#core/ports/catalogue-search.ts";
import { categoryPath, productPath } from "#core/routes/shop-paths.ts";
import { useServices } from "#ui/foundation/services.tsx";
import { useShop } from "#ui/shop/use-shop.ts";

/** A suggestion with the path of its page. */
export interface SearchChoice {
	readonly kind: SearchSuggestion["kind"];
	readonly label: string;
	/** The condition of a product that is not new. */
	readonly condition: SearchSuggestion["condition"];
	readonly path: string;
}

/** The search field's text and its suggestions. */
export interface Suggestions {
	readonly text: string;
	readonly choices: readonly SearchChoice[];
	/** The index of the suggestion that Enter opens; null for the text itself. */
	readonly active: number | null;
	readonly open: boolean;
	/** Whether there are no suggestions for the typed text. */
	readonly none: boolean;
	readonly type: (text: string) => void;
	/** Handles a key; returns whether it moves within the list. */
	readonly press: (key: string) => boolean;
	readonly focus: () => void;
	readonly leave: (event: FocusEvent) => void;
	readonly close: () => void;
}

const shownSuggestions = 7;

/** Returns the suggestions for a search field. The search's script and index load when the field is first used. */
export function useSuggestions(shop: CatalogueServices | null, search: string | null): Suggestions {
	const [text, setText] = useState(search ?? "");
	const [isAsked, setAsked] = useState(false);
	const [active, setActive] = useState<number | null>(null);
	const [warm, setWarm] = useState(false);
	const { choices, isKnown } = useChoices(warm ? shop : null, isAsked ? text : "");
	// The URL contains the search text, also after going back.
	const [lastSearch, setLastSearch] = useState(search);
	if (lastSearch !== search) {
		setLastSearch(search);
		setText(search ?? "");
	}
	const open = isAsked && choices.length > 0;
	const move = (place: number | null) => {
		setAsked(true);
		setActive(place);
	};
	return {
		text,
		choices,
		active: open ? active : null,
		open,
		none: isAsked && isKnown && choices.length === 0,
		type(typed) {
			setText(typed);
			setWarm(true);
			move(null);
		},
		press(key) {
			const target = keyTarget(key, active, choices.length, open);
			if (target === undefined) return false;
			if (target === "close") setAsked(false);
			else move(target);
			return true;
		},
		focus: () => setWarm(true),
		leave(event) {
			if (!event.currentTarget.contains(event.relatedTarget)) setAsked(false);
		},
		close: () => setAsked(false),
	};
}

/**
 * Returns the index that a key leads to in a list of suggestions; null for the text itself, undefined for other keys.
 */
export function keyTarget(
	key: string,
	active: number | null,
	count: number,
	open: boolean,
): number | null | "close" | undefined {
	if (key === "Escape") return open ? "close" : undefined;
	if (key === "ArrowDown") return open ? (active === count - 1 ? null : (active ?? -1) + 1) : null;
	if (key === "ArrowUp" && open) return active === 0 ? null : (active ?? count) - 1;
	return undefined;
}

const nothingFound = { text: "", choices: [] as readonly SearchChoice[] };

/** Returns the suggestions for a text. Until they have loaded, returns those of the last text. */
function useChoices(shop: CatalogueServices | null, text: string) {
	const { paths } = useShop();
	const logger = useServices()?.logger;
	const [last, setLast] = useState(nothingFound);
	const noted = useRef(false);
	useEffect(() => {
		let isCurrent = true;
		// Any letter loads the index.
		const asked = searchTerms(text).length === 0 ? "a" : text;
		shop?.search.suggest(asked, shownSuggestions).then(
			(found) => {
				if (!isCurrent) return;
				const choices = found.flatMap((one) => choiceOf(one, paths.list));
				setLast(asked === text ? { text, choices } : nothingFound);
			},
			(error: unknown) => {
				// The list can still be searched, and each letter would log the same.
				if (!noted.current) logger?.note("search.failed", { reason: String(error) });
				noted.current = true;
			},
		);
		return () => {
			isCurrent = false;
		};
	}, [shop, text, paths.list, logger]);
	return { choices: text === "" ? [] : last.choices, isKnown: text !== "" && last.text === text };
}

/** Returns a suggestion with its path: a product's or category's page, or the list of a brand's products. */
function choiceOf(
	{ kind, slug, category, label, condition }: SearchSuggestion,
	root: string,
): readonly SearchChoice[] {
	const choice = (path: string) => [{ kind, label, path, condition }];
	if (kind === "manufacturer")
		return choice(`${root}?${formatQuerySearch({ ...emptyQuery, manufacturers: [slug] })}`);
	if (kind === "category") return choice(categoryPath(slug, root));
	return category === null ? [] : choice(productPath({ slug, category: { slug: category } }, root));
}
