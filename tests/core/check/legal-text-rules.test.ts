import { expect, it } from "vitest";
import { entitiesWithLegalTexts, legalTextsOf } from "#core/check/legal-text-rules.ts";
import { entities } from "#core/content/model.ts";
import { product } from "#core/content/product.ts";

it("B-LAW-21 checks every entity with a text that its definition marks as legal", () => {
	const marked = entities.filter((entity) => legalTextsOf(entity).length > 0);
	expect(new Set(entitiesWithLegalTexts)).toEqual(new Set(marked));
	expect(legalTextsOf(product)).toEqual(expect.arrayContaining(["guarantee_terms", "safety_warnings"]));
});
