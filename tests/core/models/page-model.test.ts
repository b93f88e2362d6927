import { expect, it } from "vitest";
import { takesPayment } from "#core/models/page-model.ts";
import { splitShell } from "#core/models/runtime-model.ts";
import { templateNames } from "#core/pages/page.ts";
import { shellFixture } from "#stories/fixtures/site-models.ts";

it("B-SEC-01 only the checkout page takes payments", () => {
	expect(templateNames.filter((template) => takesPayment({ template }))).toEqual(["shop-checkout"]);
});

it("splitShell divides a shell into two files without common fields", () => {
	const shell = shellFixture("de");
	const [runtime, rest] = splitShell(shell);
	expect({ ...runtime, ...rest }).toEqual(shell);
	expect(Object.keys(runtime).filter((name) => name in rest)).toEqual([]);
	expect(runtime).toMatchObject({ language: "de", consents: shell.consents });
	expect(rest).toMatchObject({ primary: shell.primary });
});
