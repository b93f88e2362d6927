import { describe, expect, it } from "vitest";
import { errorCode } from "#renderer/cli/error-code.ts";
import { expectGenerated } from "#tests/core/content/generated-part.ts";
import { errorReference, errorSentences, splitRemedy } from "#tests/renderer/cli/error-reference.ts";

describe("the codes of findings and errors", () => {
	it.each([
		["config.unknownOption_near", "config.unknown-option"],
		["content.unknown.brand_type", "content.unknown.brand-type"],
		["check.rule.hours-order", "check.hours-order"],
		["directus.noUrl", "directus.no-url"],
	])("B-REL-04 the code of %s is %s", (key, code) => {
		expect(errorCode(key)).toBe(code);
	});

	it("B-REL-04 differ for all findings and errors that are not the same with a suggestion", () => {
		const keys = [...errorSentences().keys()].map((key) => key.replace(/_near$/, ""));
		const different = new Set(keys);
		expect(new Set([...different].map(errorCode)).size).toBe(different.size);
	});

	it("B-REL-04 are in the reference; write it by npm run generate", async () => {
		const reference = errorReference();
		for (const key of errorSentences().keys()) expect(reference).toContain(`| \`${errorCode(key)}\` |`);
		await expectGenerated("renderer/cli/errors.md", { codes: reference });
	});

	it("B-REL-04 every sentence says what to do", () => {
		const without = [...errorSentences()].filter(([, sentence]) => splitRemedy(sentence)[1] === "");
		expect(without.map(([key]) => key)).toEqual([]);
	});
});
