import { expect, it } from "vitest";
import type { RecordedPage } from "#renderer/cache/build-record.ts";
import { templateReports } from "#renderer/render/build-report.ts";

it("B-USE-05 a build reports each of the site's own templates by its name", () => {
	const page = (template: string, ownTemplate?: string) =>
		({
			published: { template, ...(ownTemplate !== undefined && { ownTemplate }) },
			files: [["index.html", 10, ""]],
		}) as unknown as RecordedPage;
	const pages = [page("home"), page("own", "lookbook"), page("own", "lookbook"), page("own", "journal")];
	const times = new Map([["lookbook", { pages: 2, milliseconds: 6 }]]);
	expect(templateReports(pages, times)).toEqual([
		{ template: "lookbook", pages: 2, bytes: 20, milliseconds: 3 },
		{ template: "home", pages: 1, bytes: 10, milliseconds: null },
		{ template: "journal", pages: 1, bytes: 10, milliseconds: null },
	]);
});
