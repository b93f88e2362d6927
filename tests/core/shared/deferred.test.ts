import { describe, expect, it } from "vitest";
import { createDeferred, loadedWhole } from "#core/shared/deferred.ts";

interface Named {
	readonly id: number;
	readonly name: string;
	readonly tags?: readonly string[];
}

function counted(value: Named) {
	let loads = 0;
	const object = createDeferred<Named>(1)({ id: value.id }, () => {
		loads += 1;
		return value;
	});
	return { object, loads: () => loads };
}

describe("an object that is loaded when it is asked for", () => {
	it("B-REL-07 is not loaded for the fields that are at hand, and once for all others", () => {
		const { object, loads } = counted({ id: 1, name: "Halo" });
		expect(object.id).toBe(1);
		expect(loads()).toBe(0);
		expect(object.name).toBe("Halo");
		expect(object.tags).toBeUndefined();
		expect(loads()).toBe(1);
	});

	it("B-REL-07 is what was loaded in every respect: its fields, as JSON, spread and compared", () => {
		const value = { id: 1, name: "Halo", tags: ["new"] };
		expect(JSON.stringify(counted(value).object)).toBe(JSON.stringify(value));
		expect({ ...counted(value).object }).toEqual(value);
		expect(Object.keys(counted(value).object)).toEqual(["id", "name", "tags"]);
		expect("tags" in counted(value).object).toBe(true);
		expect("price" in counted(value).object).toBe(false);
		expect(counted(value).object).toEqual(value);
	});

	it("B-REL-07 is loaded again once so many others were", () => {
		const loads: number[] = [];
		const deferred = createDeferred<Named>(2);
		const objects = [0, 1, 2].map((id) =>
			deferred({ id }, () => {
				loads.push(id);
				return { id, name: `Halo ${id}` };
			}),
		);
		const names = (places: readonly number[]) => places.map((place) => objects[place]?.name);
		expect(names([0, 1, 0, 1])).toEqual(["Halo 0", "Halo 1", "Halo 0", "Halo 1"]);
		expect(loads).toEqual([0, 1]);
		expect(names([2, 0, 1])).toEqual(["Halo 2", "Halo 0", "Halo 1"]);
		expect(loads).toEqual([0, 1, 2, 0]);
	});

	it("is given as it was loaded where all of it is looked at, as any other object is itself", () => {
		const value = { id: 1, name: "Halo" };
		expect(loadedWhole(counted(value).object)).toBe(value);
		expect(loadedWhole(value)).toBe(value);
	});

	it("must not be written to", () => {
		const { object } = counted({ id: 1, name: "Halo" });
		expect(() => Object.assign(object, { name: "Other" })).toThrow(TypeError);
	});
});
