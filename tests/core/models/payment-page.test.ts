import { expect, it } from "vitest";
import { takesPayment } from "#core/models/payment-page.ts";
import { templateNames } from "#core/pages/page.ts";

it("B-SEC-01 only the checkout page takes payments", () => {
	expect(templateNames.filter((template) => takesPayment({ template }))).toEqual(["shop-checkout"]);
});
