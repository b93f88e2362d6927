import {
	type PageGroup,
	type PageOutline,
	type RecordedPage,
	type SharedFields,
	sharedFields,
} from "#renderer/cache/page-groups.ts";
import { pagesOfStored, storedPages } from "#renderer/cache/stored-pages.ts";
import type { RecordedFile } from "#renderer/output/site-files.ts";

/** Pages as they are stored, by the keys of their groups. */
export interface PageTexts {
	set(key: string, json: string): unknown;
	get(key: string): string | undefined;
}

/** Where the pages of a group are while the others are made. */
export interface PageStore extends PageTexts {
	/** The one of equal fields that all pages share. */
	shared(fields: SharedFields): SharedFields;
}

/** Keeps the pages of groups in `texts`, which need not be in memory. */
export function createPageStore(texts: PageTexts): PageStore {
	const known = new Map<string, SharedFields>();
	return {
		get: (key) => texts.get(key),
		set: (key, json) => texts.set(key, json),
		shared(fields) {
			const json = JSON.stringify(fields);
			const same = known.get(json) ?? fields;
			known.set(json, same);
			return same;
		},
	};
}

/** A group of pages that were planned; a class, since a shop has one for each of its products. */
export class PlannedGroup implements PageGroup {
	readonly inputs: string;
	readonly reads: readonly string[];
	/** Null once all files are known, and the pages are where their store has them. */
	#pages: RecordedPage[] | null;
	#outlines: readonly PageOutline[] = [];
	readonly #key: string;
	readonly #store: PageStore;

	constructor(
		key: string,
		pages: RecordedPage[],
		{ inputs, reads }: Pick<PageGroup, "inputs" | "reads">,
		store: PageStore,
	) {
		this.inputs = inputs;
		this.reads = reads;
		this.#key = key;
		this.#pages = pages;
		this.#store = store;
	}

	get outlines(): readonly PageOutline[] {
		return this.#pages?.map(outlineOf) ?? this.#outlines;
	}

	get stored(): Buffer | null {
		return this.#pages ? null : Buffer.from(this.#json());
	}

	pages(): readonly RecordedPage[] {
		const sharedOf = (place: number) => (this.#outlines[place] as PageOutline).shared;
		return this.#pages ?? pagesOfStored(this.#json(), sharedOf);
	}

	/** Gives a page its files, and returns it. */
	finish(place: number, files: readonly RecordedFile[]): RecordedPage {
		const page = { ...(this.#pages?.[place] as RecordedPage), files };
		this.#pages?.splice(place, 1, page);
		return page;
	}

	/** Keeps the pages in their store alone; all of their files are known. */
	putAside(): void {
		const pages = this.#pages ?? [];
		this.#outlines = pages.map((page) => {
			const outline = outlineOf(page);
			return { ...outline, shared: this.#store.shared(outline.shared) };
		});
		this.#store.set(this.#key, storedPages(pages));
		this.#pages = null;
	}

	#json(): string {
		const json = this.#store.get(this.#key);
		if (json === undefined) throw new Error(`The pages of ${this.#key} are not where they were put.`);
		return json;
	}
}

function outlineOf(page: RecordedPage): PageOutline {
	const bytes = page.files.reduce((sum, [, size]) => sum + size, 0);
	return { shared: sharedFields(page), files: page.files.length, bytes };
}
