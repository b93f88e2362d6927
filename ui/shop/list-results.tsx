import { useEffect, useRef } from "react";
import { hasMore } from "#core/catalogue/paging.ts";
import { hasSearch } from "#core/catalogue/search-text.ts";
import { Button } from "#ui/components/button.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useWords } from "#ui/foundation/words.tsx";
import styles from "#ui/shop/list-results.module.css";
import type { ListState } from "#ui/shop/list-state.ts";
import { ProductGrid } from "#ui/shop/product-grid.tsx";

/** Pictures in the first row, which the page opens with. */
const firstPictures = 3;

/** The products of a list, and what stands in their place when there are none, or none could be read. */
export function ListResults({ list }: { readonly list: ListState }) {
	const words = useWords();
	const { view, current, failed, waiting } = list;
	const grown = view !== null && waiting > 0;
	if (failed && !grown) return <Failure list={list} />;
	if (view?.meta.filter_count === 0 && current) return <Nothing list={list} />;
	return (
		<div aria-busy={!current && !failed}>
			<ProductGrid
				cards={view?.cards ?? []}
				label={words("catalogue.list")}
				place="beside"
				waiting={failed ? 0 : waiting}
				fading={!current && !grown}
				first={firstPictures}
			/>
			{failed ? <Failure list={list} /> : <More list={list} />}
		</div>
	);
}

/** How far the list is shown, and the way to the rest (R-CAT-06). */
function More({ list: { filters, view, dispatch } }: { readonly list: ListState }) {
	const words = useWords();
	const place = useRef<HTMLDivElement>(null);
	const asked = useRef<number | null>(null);
	const shown = view?.cards.length ?? 0;
	const count = view?.meta.filter_count ?? 0;
	const more = hasMore(filters.meta);
	useEffect(() => {
		const from = asked.current;
		if (from === null || shown <= from) return;
		asked.current = null;
		// The button has gone with the last page: go on at the first product that came.
		if (more) return;
		const links = place.current?.parentElement?.querySelectorAll<HTMLAnchorElement>("article h2 a");
		links?.[from]?.focus({ preventScroll: true });
	}, [shown, more]);
	const ask = () => {
		asked.current = shown;
		dispatch({ type: "showMore" }, "replace");
	};
	return (
		<div ref={place} className={styles.more}>
			{count > 0 ? (
				<>
					<p className={styles.shown}>{words("catalogue.shown", { shown, count })}</p>
					<div className={styles.progress} aria-hidden="true">
						<div style={{ width: `${(shown / count) * 100}%` }} />
					</div>
				</>
			) : null}
			{more ? (
				<Button onPress={ask} quiet>
					{words("catalogue.showMore")}
				</Button>
			) : null}
		</div>
	);
}

/** Nothing matches: what to do now. */
function Nothing({ list: { filters, dispatch } }: { readonly list: ListState }) {
	const words = useWords();
	const { contactPage } = useShell();
	const searched = hasSearch(filters) ? filters.search.trim() : null;
	return (
		<div className={styles.state}>
			<h2>
				{searched === null
					? words("catalogue.none.heading")
					: words("catalogue.none.search", { search: searched })}
			</h2>
			<p>{words("catalogue.none.text")}</p>
			<div className={styles.actions}>
				<Button onPress={() => dispatch({ type: "clear" })}>{words("filter.clear")}</Button>
				{contactPage ? (
					<ButtonLink link={contactPage} quiet>
						{words("catalogue.none.contact")}
					</ButtonLink>
				) : null}
			</div>
		</div>
	);
}

function Failure({ list: { retry } }: { readonly list: ListState }) {
	const words = useWords();
	return (
		<div className={styles.state} role="alert">
			<p>{words("error.loadProducts")}</p>
			<div className={styles.actions}>
				<Button onPress={retry}>{words("error.retry")}</Button>
			</div>
		</div>
	);
}
