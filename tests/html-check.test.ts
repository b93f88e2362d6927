import { describe, expect, it } from "vitest";
import { faults } from "./html-check.mjs";

const message = (fields: { readonly type: string; readonly subType?: string }) => ({
	url: "file:/site/kontakt/index.html",
	lastLine: 1,
	firstColumn: 2,
	message: "A section lacks a heading.",
	extract: "<section>\n",
	...fields,
});

describe("the HTML check", () => {
	it("counts errors, warnings and documents that cannot be read, and no remarks", () => {
		const messages = [
			message({ type: "error" }),
			message({ type: "info", subType: "warning" }),
			message({ type: "non-document-error" }),
			message({ type: "info" }),
		];
		expect(faults({ messages }, { "/site": "dist/site" })).toHaveLength(3);
	});

	it("says where, what and in which code", () => {
		const [line] = faults({ messages: [message({ type: "error" })] }, { "/site": "dist/site" });
		expect(line).toBe("dist/site/kontakt/index.html:1:2 A section lacks a heading.\n\t<section>");
	});
});
