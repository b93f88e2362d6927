import { type BlockProps, defineBlock, text } from "facette/blocks";
import MiniSearch, { type SearchResult } from "minisearch";
import { useId, useRef, useState } from "react";
import type { SearchDocument } from "#stories/docs/search-documents.ts";
import styles from "./search.module.css";

const fields = {
	label: text({ de: ["Name", "Des Suchfelds."], en: ["Name", "Of the search field."] }),
	none: text({ de: ["Ohne Treffer", "Text darunter."], en: ["No results", "Text below it."] }),
};

/** The number of results to show. */
const shown = 8;

async function openIndex(): Promise<MiniSearch> {
	const index = new MiniSearch({
		fields: ["heading", "page", "text"],
		storeFields: ["heading", "page", "text"],
		searchOptions: { boost: { heading: 4, page: 2 }, prefix: true, fuzzy: 0.15, combineWith: "AND" },
	});
	const response = await fetch("/search.json");
	if (!response.ok) throw new Error(`The search index answers ${response.status}.`);
	index.addAll((await response.json()) as SearchDocument[]);
	return index;
}

/** Returns the text around the first term that a result contains. */
function excerpt({ text: whole, terms }: SearchResult): string {
	const content = String(whole);
	const places = terms.map((term) => content.toLowerCase().indexOf(term)).filter((place) => place >= 0);
	const start = Math.max(0, Math.min(...places, content.length) - 50);
	const from = places.length === 0 ? 0 : content.indexOf(" ", start) + 1;
	return `${from > 1 ? "… " : ""}${content.slice(from, from + 140)}${content.length > from + 140 ? " …" : ""}`;
}

function Search({ block: { label, none } }: BlockProps<typeof fields>) {
	const id = useId();
	const index = useRef<Promise<MiniSearch> | null>(null);
	const asked = useRef("");
	const [results, setResults] = useState<readonly SearchResult[] | null>(null);
	async function search(query: string): Promise<void> {
		asked.current = query;
		if (query.trim().length < 2) return setResults(null);
		index.current ??= openIndex();
		const found = (await index.current).search(query).slice(0, shown);
		if (asked.current === query) setResults(found);
	}
	return (
		<search className={styles.search}>
			<label htmlFor={id}>{label}</label>
			<input
				id={id}
				type="search"
				autoComplete="off"
				spellCheck={false}
				onFocus={() => {
					index.current ??= openIndex();
				}}
				onChange={({ target }) => void search(target.value)}
			/>
			<div role="status">
				{results === null ? null : results.length === 0 ? (
					<p className={styles.results}>{none}</p>
				) : (
					<ol className={styles.results}>
						{results.map((result) => (
							<li key={String(result.id)}>
								<a href={String(result.id)}>
									<strong>{result.heading === "" ? result.page : result.heading}</strong>
									<span className={styles.page}>{result.heading === "" ? "" : result.page}</span>
									<span className={styles.text}>{excerpt(result)}</span>
								</a>
							</li>
						))}
					</ol>
				)}
			</div>
		</search>
	);
}

export default defineBlock({
	name: "search",
	de: ["Suche", "Sucht in der Dokumentation."],
	en: ["Search", "Searches the documentation."],
	fields,
	hydrate: "interaction",
	component: Search,
});
