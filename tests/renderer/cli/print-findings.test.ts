import { expect, test, vi } from "vitest";
import type { ContentFinding } from "#core/content/finding.ts";
import { printFindings } from "#renderer/cli/build-command.ts";
import { createMessages } from "#renderer/cli/messages.ts";

function gaps(severity: ContentFinding["severity"], count: number): readonly ContentFinding[] {
	return Array.from({ length: count }, (_, index) => ({
		severity,
		file: `pages/page-${index}.md`,
		field: null,
		key: "check.rule.gap",
		params: { gap: `[[town ${index}]]` },
	}));
}

function printed(findings: readonly ContentFinding[]): string {
	const print = vi.spyOn(console, "error").mockImplementation(() => {});
	printFindings(findings, createMessages("en"));
	const text = print.mock.calls.join("\n");
	print.mockRestore();
	return text;
}

test("B-REL-04 a build prints ten warnings of a kind and the number of the others", () => {
	const text = printed(gaps("warning", 74));
	expect(text.match(/pages\/page-\d+\.md/g)).toHaveLength(10);
	expect(text).toContain("… and 64 more; facette check --all lists every place.");
});

test("B-REL-04 a build prints warnings once that differ only in the item's name", () => {
	const delayed = gaps("warning", 3).map((finding, place) => ({
		...finding,
		key: "check.rule.delivery-time",
		params: { name: `Ring ${place}` },
	}));
	const text = printed(delayed);
	expect(text.match(/shipping_time/g)).toHaveLength(1);
	expect(text).toContain("Ring 0 can be ordered");
	expect(text).toContain("The same applies in 2 other places:");
});

test("B-REL-04 a build prints errors last, with their number", () => {
	const text = printed([...gaps("error", 12), ...gaps("hint", 1)]);
	expect(text.match(/pages\/page-\d+\.md/g)).toHaveLength(11);
	expect(text.indexOf("hint")).toBeLessThan(text.indexOf("error"));
	expect(text).toContain("Errors: 12.");
});
