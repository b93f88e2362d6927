import { expect, it } from "vitest";
import { collectionModels } from "#adapters/content-directus/model/collections.ts";
import type { FieldModel } from "#adapters/content-directus/model/field.ts";
import { choiceText } from "#adapters/content-directus/model/studio-text.ts";

function withEntries(model: FieldModel): readonly FieldModel[] {
	return [model, ...model.entries.flatMap(withEntries)];
}

/** Codes and proper names, which are their own labels. */
const isCode = (value: string) => /^(?:[A-Z]{2,3}(?:-[A-Z0-9]+)?|\d+(?:[./:x]\d+)?)$/.test(value);

it("B-USE-08 every value that editors choose has a label", () => {
	const fields = collectionModels().flatMap(({ fields: own }) => own.flatMap(withEntries));
	const unnamed = fields.flatMap((model) =>
		(model.choices ?? []).filter((value) => !isCode(value) && choiceText(model, value).en === value),
	);
	expect([...new Set(unnamed)].sort()).toEqual([]);
});
