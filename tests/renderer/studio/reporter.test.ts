import { describe, expect, it } from "vitest";
import { createMessages } from "#renderer/cli/messages.ts";
import type { PublisherState } from "#renderer/studio/publisher.ts";
import { createReporter, reportText } from "#renderer/studio/reporter.ts";

const idle: PublisherState = {
	state: "idle",
	isWaiting: false,
	startedAt: null,
	publishedAt: "2026-11-27T12:00:00.000Z",
	retryAt: null,
	findings: [],
	held: [],
	warnings: [],
	message: null,
	timeZone: "Europe/Berlin",
};
const finding = { severity: "error", file: "page", field: null, key: "page.failed", params: {} } as const;
const link = "https://cms.example/admin/content/page/1";
const tools = {
	texts:
		(language: "de" | "en" | "fr") => (key: string, params?: Readonly<Record<string, string | number>>) =>
			createMessages(language)(key, { ...params }),
	findings: (findings: readonly unknown[]) =>
		findings.map(() => ({
			code: "page.failed",
			place: "Page “a*b”",
			text: "<b> is [wrong].\n",
			link,
			effect: null,
		})),
};

describe("the report of a build in Directus", () => {
	it("B-USE-09 is one sentence when everything is published", () => {
		expect(reportText(idle, "en", tools)).toMatch(/^\*\*Everything is published, last at .*\.\*\*$/);
	});

	it.each([
		["de", "Europe/Zurich", "27.11.2026, 13:00:00 MEZ"],
		["en", "Europe/London", "Nov 27, 2026, 12:00:00 PM GMT"],
		["fr", "Europe/Paris", "27 nov. 2026, 13:00:00 UTC+1"],
		["en", "America/New_York", "Nov 27, 2026, 7:00:00 AM EST"],
	] as const)(
		"B-USE-09 has times of the shop's clock, with their zone: %s, %s",
		(language, timeZone, time) => {
			expect(reportText({ ...idle, timeZone }, language, tools)).toContain(time);
		},
	);

	it("B-REL-01 links each held item, and says what the site shows instead, as text without formatting", () => {
		const text = reportText({ ...idle, held: [{ state: "kept", findings: [finding] }] }, "en", tools);
		expect(text).toContain("except for what has to be corrected");
		expect(text).toContain("### 1 item has to be corrected");
		expect(text).toContain(`- [Page “a\\*b”](<${link}>)  \n  \\<b\\> is \\[wrong\\].  \`page.failed\``);
		expect(text).toContain("keeps the last published state");
	});

	it("B-USE-09 lists what is published although it should be corrected, the first twenty of many", () => {
		const warning = { ...finding, severity: "warning" } as const;
		const one = reportText({ ...idle, warnings: [warning] }, "en", tools);
		expect(one).toContain("**Everything is published");
		expect(one).toContain(`### 1 note: published, but to be checked\n\n- [Page “a\\*b”](<${link}>)`);
		const many = reportText({ ...idle, warnings: Array(22).fill(warning) }, "en", tools);
		expect(many).toContain("### 22 notes");
		expect(many.split("\n- ").length - 1).toBe(20);
		expect(many).toMatch(/… and 2 more; facette check/);
		const elsewhere: typeof tools = {
			...tools,
			findings: (findings) => tools.findings(findings).map((one) => ({ ...one, link: null as never })),
		};
		expect(reportText({ ...idle, warnings: [warning] }, "en", elsewhere)).not.toContain("###");
	});

	it("B-REL-01 counts an item with several errors once", () => {
		const held = [{ state: "left out", findings: [finding, finding] }] as const;
		const text = reportText({ ...idle, held }, "en", tools);
		expect(text).toContain("### 1 item has to be corrected");
		expect(text.match(/^- /gm)).toHaveLength(2);
	});

	it("B-REL-01 says only what to correct for an error that stops the build", () => {
		const text = reportText({ ...idle, state: "failed", findings: [finding] }, "en", tools);
		expect(text).toMatch(/^\*\*Not published: something has to be corrected/);
		expect(text).not.toContain("keeps the last published state");
	});
});

describe("the storing of reports", () => {
	/** Returns a reporter and the requests to store, which a test answers. */
	function open() {
		const requests: { readonly text: string; end(error?: Error): void }[] = [];
		const failures: unknown[] = [];
		const reporter = createReporter({
			store: (text) =>
				new Promise((resolve, reject) =>
					requests.push({ text, end: (error) => (error ? reject(error) : resolve()) }),
				),
			onFailure: (error) => failures.push(error),
			retryDelay: 1,
		});
		const end = async (error?: Error) => {
			requests.at(-1)?.end(error);
			await new Promise((resolve) => setTimeout(resolve));
		};
		return { reporter, failures, end, texts: () => requests.map(({ text }) => text) };
	}

	it("B-USE-09 stores the newest last, and nothing twice", async () => {
		const { reporter, end, texts } = open();
		for (const text of ["one", "two", "three"]) reporter.report(text);
		await end();
		expect(texts()).toEqual(["one", "three"]);
		await end();
		reporter.report("three");
		expect(texts()).toEqual(["one", "three"]);
	});

	it("B-USE-09 sends a report again until it is stored, and says so once", async () => {
		const { reporter, failures, end, texts } = open();
		reporter.report("one");
		await end(new Error("away"));
		await expect.poll(() => texts()).toEqual(["one", "one"]);
		await end(new Error("away"));
		expect(failures).toHaveLength(1);
		await expect.poll(() => texts()).toHaveLength(3);
		await end();
		reporter.stop();
		expect(texts()).toEqual(["one", "one", "one"]);
	});

	it("B-USE-09 sends nothing once it is stopped, so that the process ends", async () => {
		const { reporter, end, texts } = open();
		reporter.report("one");
		reporter.stop();
		await end(new Error("away"));
		reporter.report("two");
		await new Promise((resolve) => setTimeout(resolve, 10));
		expect(texts()).toEqual(["one"]);
	});
});
