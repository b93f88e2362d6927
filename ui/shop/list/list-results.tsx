import { lazy, Suspense, useEffect, useRef } from "react";
import { hasSearch } from "#core/catalogue/search-terms.ts";
import type { ShopCategoryModel } from "#core/models/shop-model.ts";
import { Button } from "#ui/components/button.tsx";
import { ButtonLink, pageLink } from "#ui/components/button-link.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shop/list/list-results.module.css";
import { ProductGrid } from "#ui/shop/list/product-grid.tsx";
import type { ListState } from "#ui/shop/list/use-product-list.ts";

const NearestProducts = lazy(() =>
	import("#ui/shop/list/nearest-products.tsx").then((module) => ({ default: module.NearestProducts })),
);

/** The number of images in the first row, which are visible when the page opens. */
const firstImages = 3;

/** The products of a list, or a notice if there are none or they could not be read. */
export function ListResults({
	list,
	categories,
}: {
	readonly list: ListState;
	/** All categories of the shop. */
	readonly categories: readonly ShopCategoryModel[];
}) {
	const t = useTranslate();
	const { view, current, failed, waiting } = list;
	const grown = view !== null && waiting > 0;
	if (failed && !grown) return <LoadFailure list={list} />;
	if (view?.meta.filter_count === 0 && current)
		return (
			<>
				<NoResults list={list} />
				<Suspense fallback={null}>
					<NearestProducts list={list} categories={categories} />
				</Suspense>
			</>
		);
	return (
		<div aria-busy={!current && !failed}>
			<LoadPrevious list={list} />
			<ProductGrid
				cards={view?.cards ?? []}
				label={t("catalogue.list")}
				place="withFilters"
				waiting={failed ? 0 : waiting}
				fading={!current && !grown}
				first={firstImages}
			/>
			{failed ? <LoadFailure list={list} /> : <LoadMore list={list} />}
		</div>
	);
}

/** A link to the previous page of the list (B-SEO-08). */
function LoadPrevious({ list: { links } }: { readonly list: ListState }) {
	const t = useTranslate();
	if (links.previous === null) return null;
	return (
		<div className={styles.previous}>
			<ButtonLink link={pageLink(links.previous)} quiet>
				{t("catalogue.showPrevious")}
			</ButtonLink>
		</div>
	);
}

/** The number of shown products, and a button for the next ones (R-CAT-06). */
function LoadMore({ list: { view, dispatch, links, precedingCount } }: { readonly list: ListState }) {
	const t = useTranslate();
	const place = useRef<HTMLDivElement>(null);
	const asked = useRef<number | null>(null);
	const shown = view?.cards.length ?? 0;
	const count = view?.meta.filter_count ?? 0;
	const last = precedingCount + shown;
	const more = links.next !== null;
	useEffect(() => {
		const from = asked.current;
		if (from === null || shown <= from) return;
		asked.current = null;
		// After the last page the button disappears, so focus the first new product.
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
					<p className={styles.shown}>
						{precedingCount === 0
							? t("catalogue.shown", { shown, count })
							: t("catalogue.shownRange", { first: precedingCount + 1, last, count })}
					</p>
					<div className={styles.progress} aria-hidden="true">
						<div style={{ width: `${(last / count) * 100}%` }} />
					</div>
				</>
			) : null}
			{links.next === null ? null : (
				<ButtonLink link={pageLink(links.next)} onPress={ask} quiet>
					{t("catalogue.showMore")}
				</ButtonLink>
			)}
		</div>
	);
}

/** A notice that nothing matches, with suggestions. */
function NoResults({ list: { filters, dispatch } }: { readonly list: ListState }) {
	const t = useTranslate();
	const { contactPage } = useShell();
	const searched = hasSearch(filters) ? filters.search.trim() : null;
	return (
		<div className={styles.state}>
			<h2>
				{searched === null ? t("catalogue.none.heading") : t("catalogue.none.search", { search: searched })}
			</h2>
			<p>{t("catalogue.none.text")}</p>
			<div className={styles.actions}>
				<Button onPress={() => dispatch({ type: "clear" })}>{t("filter.clear")}</Button>
				{contactPage ? (
					<ButtonLink link={contactPage} quiet>
						{t("catalogue.none.contact")}
					</ButtonLink>
				) : null}
			</div>
		</div>
	);
}

function LoadFailure({ list: { retry } }: { readonly list: ListState }) {
	const t = useTranslate();
	return (
		<div className={styles.state} role="alert">
			<p>{t("error.loadProducts")}</p>
			<div className={styles.actions}>
				<Button onPress={retry}>{t("error.retry")}</Button>
			</div>
		</div>
	);
}
