import { expect, it } from "vitest";
import { templateNames } from "#core/site/page.ts";
import { takesPayment } from "#core/site/payment-page.ts";

it("B-SEC-01 only the checkout takes payments", () => {
	expect(templateNames.filter((template) => takesPayment({ template }))).toEqual(["shop-checkout"]);
});
