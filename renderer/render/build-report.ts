import type { HeldItem } from "#adapters/content-files/hold-back/hold-back.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import type { Language } from "#core/language/language.ts";
import type { RecordedPage } from "#renderer/cache/build-record.ts";
import type { LogEntry } from "#renderer/site/log-collector.ts";

/** The figures of one template's pages. */
export interface TemplateReport {
	readonly template: string;
	readonly pages: number;
	readonly bytes: number;
	/** The average time to render a page, in milliseconds; null if none was rendered. */
	readonly milliseconds: number | null;
}

/** The report of a successful build. */
export interface BuildReport {
	readonly pages: number;
	/** The number of pages that were rendered; the others are unchanged. */
	readonly rendered: number;
	/** The number of files that the last build had and this one does not. */
	readonly removed: number;
	readonly languages: readonly (readonly [Language, number])[];
	readonly templates: readonly TemplateReport[];
	readonly files: number;
	/** The number of files that were written; the others are unchanged. */
	readonly written: number;
	readonly bytes: number;
	readonly images: number;
	/** The path of the order service's catalogue; null for a site without one. */
	readonly catalogue: string | null;
	/** The time from the start to the switch of the output. */
	readonly seconds: number;
	readonly workers: number;
	readonly warnings: readonly ContentFinding[];
	readonly notes: readonly LogEntry[];
	/** The items with errors, of which the site has the last published state or nothing. */
	readonly held: readonly HeldItem[];
	/** Whether the site is a preview of an incomplete one. */
	readonly isPreview: boolean;
	/** When dates in the content take another effect, so that the site has to be built again: in milliseconds since 1970. */
	readonly until: number;
	/** The IANA time zone of the shop. */
	readonly timeZone: string;
	/** The numbers of items of Directus that were read, as text; null for another source. */
	readonly itemCounts: string | null;
}

/** Counts pages by language; languages are in the order of their first pages. */
export function countByLanguage(pages: readonly RecordedPage[]): BuildReport["languages"] {
	const counts = new Map<Language, number>();
	for (const { published } of pages) {
		const { language } = published;
		counts.set(language, (counts.get(language) ?? 0) + 1);
	}
	return [...counts];
}

/** Returns the figures of each template, also of the site's own ones, the one with the most bytes first. */
export function templateReports(
	pages: readonly RecordedPage[],
	times: ReadonlyMap<string, { readonly pages: number; readonly milliseconds: number }>,
): readonly TemplateReport[] {
	const reports = new Map<string, { pages: number; bytes: number }>();
	for (const { published, files } of pages) {
		const template = published.ownTemplate ?? published.template;
		const report = reports.get(template) ?? { pages: 0, bytes: 0 };
		report.pages += 1;
		report.bytes += files.reduce((sum, [, bytes]) => sum + bytes, 0);
		reports.set(template, report);
	}
	return [...reports]
		.map(([template, report]) => {
			const time = times.get(template);
			return { template, ...report, milliseconds: time ? time.milliseconds / time.pages : null };
		})
		.sort((one, other) => other.bytes - one.bytes);
}
