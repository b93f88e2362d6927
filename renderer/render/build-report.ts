import type { ContentFinding } from "#core/content/finding.ts";
import type { Language } from "#core/language/language.ts";
import type { RecordedPage } from "#renderer/cache/build-record.ts";
import type { LogEntry } from "#renderer/site/log-collector.ts";

/** What the pages of one template came to. */
export interface TemplateReport {
	readonly template: string;
	readonly pages: number;
	readonly bytes: number;
	/** How long rendering those took that were rendered, in milliseconds a page; null where none was. */
	readonly milliseconds: number | null;
}

/** What a build came to. */
export interface BuildReport {
	readonly pages: number;
	/** Pages that were rendered; the others are as they were. */
	readonly rendered: number;
	/** Files that were there before and are not any more. */
	readonly removed: number;
	readonly languages: readonly (readonly [Language, number])[];
	readonly templates: readonly TemplateReport[];
	readonly files: number;
	/** Files that were written; the others are as they were. */
	readonly written: number;
	readonly bytes: number;
	readonly images: number;
	/** From start to switch. */
	readonly seconds: number;
	readonly workers: number;
	readonly warnings: readonly ContentFinding[];
	readonly notes: readonly LogEntry[];
}

/** Counts pages by language, in the order in which they come. */
export function countByLanguage(pages: readonly RecordedPage[]): BuildReport["languages"] {
	const counts = new Map<Language, number>();
	for (const { published } of pages) {
		const { language } = published;
		counts.set(language, (counts.get(language) ?? 0) + 1);
	}
	return [...counts];
}

/** What the pages of each template came to, the heaviest first. */
export function templateReports(
	pages: readonly RecordedPage[],
	times: ReadonlyMap<string, { readonly pages: number; readonly milliseconds: number }>,
): readonly TemplateReport[] {
	const reports = new Map<string, { pages: number; bytes: number }>();
	for (const { published, files } of pages) {
		const { template } = published;
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
