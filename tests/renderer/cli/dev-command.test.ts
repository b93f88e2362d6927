import { expect, test } from "vitest";
import type { ContentFinding } from "#core/content/finding.ts";
import { errorsText } from "#renderer/cli/dev-command.ts";
import { createMessages } from "#renderer/cli/messages.ts";

const finding = (severity: ContentFinding["severity"], file: string): ContentFinding => ({
	severity,
	...{ file, field: null, key: "content.file.missing", params: {} },
});

test("B-USE-04 the problem page of a site in development lists errors only", () => {
	const findings = [
		finding("warning", "warning.json"),
		finding("error", "first.json"),
		finding("hint", "hint.json"),
		finding("error", "second.json"),
	];
	const text = errorsText(findings, createMessages("en"));
	expect(text.match(/\w+\.json/g)).toEqual(["first.json", "second.json"]);
});
