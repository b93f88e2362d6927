import { describe, expect, it } from "vitest";
import { deferred } from "#core/shared/deferred.ts";

interface Named {
	readonly id: number;
	readonly name: string;
	readonly tags?: readonly string[];
}

function counted(value: Named) {
	let loads = 0;
	const object = deferred<Named>({ id: value.id }, () => {
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

	it("must not be written to", () => {
		const { object } = counted({ id: 1, name: "Halo" });
		expect(() => Object.assign(object, { name: "Other" })).toThrow(TypeError);
	});
});
