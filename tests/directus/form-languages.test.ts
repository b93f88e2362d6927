import { beforeAll, describe, expect, inject, it } from "vitest";
import { applyModel } from "#adapters/content-directus/model/apply-model.ts";
import type { Send } from "#adapters/content-directus/model/permissions.ts";
import { readAll } from "#adapters/content-directus/model/read-all.ts";
import type { Row } from "#adapters/content-directus/model/rows.ts";
import { stableId } from "#adapters/content-directus/model/stable-id.ts";
import { prepareDirectus, sendTo } from "#tests/directus/seeded-project.ts";
import { studioFormsSuite } from "#tests/directus/studio-forms-suite.ts";

studioFormsSuite("11", () => inject("directus"));

let send: Send;

beforeAll(async () => {
	send = sendTo(inject("directus"));
	await prepareDirectus();
});

const rows = async (): Promise<readonly Row[]> =>
	(await readAll(send, "directus_translations")).filter(({ language }) => language === "de-DE");

describe("facette schema with translations", () => {
	it("B-USE-09 keeps translations that somebody changed, and updates and removes its own", async () => {
		const [first, second, third] = await rows();
		if (!first || !second || !third) throw new Error("no translations");
		await send("PATCH", `/translations/${first.id}`, { value: "Ours" });
		await send("DELETE", `/translations/${second.id}`);
		// As an earlier version stored it.
		const value = "Früher";
		await send("DELETE", `/translations/${third.id}`);
		const former = (key: string) => ({
			id: stableId("translation", "de-DE", key, value),
			...{ language: "de-DE", key, value },
		});
		await send("POST", "/translations", [former(String(third.key)), former("A former note.")]);
		const expected = [
			"translation de-DE: A former note.: removed",
			...[second, third].map(({ key }) => `translation de-DE: ${key}`).toSorted(),
		];
		const dry = await applyModel(send, { isDry: true });
		expect(dry.changes.toSorted()).toEqual(expected.toSorted());
		expect((await applyModel(send)).changes.toSorted()).toEqual(expected.toSorted());
		const after = new Map((await rows()).map((row) => [row.key, row.value]));
		expect(after.get(first.key)).toBe("Ours");
		expect(after.get(second.key)).toBe(second.value);
		expect(after.get(third.key)).toBe(third.value);
		expect(after.has("A former note.")).toBe(false);
		expect((await applyModel(send)).changes).toEqual([]);
		await send("PATCH", `/translations/${first.id}`, { value: first.value });
	});
});
