import type { RecordedPage, SharedFields } from "#renderer/cache/page-groups.ts";
import type { RecordedFile } from "#renderer/output/site-files.ts";

/** A page as it is stored, but for what it shares with others. */
type StoredPage = readonly [
	...[path: string, title: string, inputs: string, model: string],
	...[reads: readonly string[], files: readonly RecordedFile[]],
];

/** Pages as JSON, without what each shares with others. */
export function storedPages(pages: readonly RecordedPage[]): string {
	const stored = pages.map(({ published: { path, title }, inputs, model, reads, files }): StoredPage => {
		return [path, title, inputs, model, reads, files];
	});
	return JSON.stringify(stored);
}

function pageOf(
	[path, title, inputs, model, reads, files]: StoredPage,
	{ published, ...shared }: SharedFields,
): RecordedPage {
	const { language, template, ...rest } = published;
	// In the order in which a page that is planned has them, so that both are the same as JSON.
	const own = { path, language, template, title, ...rest };
	return { ...shared, published: own, reads, inputs, model, files };
}

/** The pages that {@link storedPages} made JSON of; `sharedOf` gives what the one at a place shares. */
export function pagesOfStored(
	json: string,
	sharedOf: (place: number) => SharedFields,
): readonly RecordedPage[] {
	return JSON.parse(json).map((page: StoredPage, place: number) => pageOf(page, sharedOf(place)));
}
