import { describe, expect, it } from "vitest";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { createMemoryTime } from "#adapters/memory/time.ts";
import { createFetchStore } from "#core/loading/fetch-store.ts";

/** A read whose responses the test provides one by one. */
function openRead() {
	const time = createMemoryTime();
	const pending: { resolve(value: string): void; reject(error: Error): void }[] = [];
	let sent = 0;
	const store = createFetchStore(
		() =>
			new Promise<string>((resolve, reject) => {
				sent += 1;
				pending.push({ resolve, reject });
			}),
		{ time, logger: createMemoryLogger(), errorKey: () => "error.loadSettings" },
	);
	const settle = async () => {
		for (let turn = 0; turn < 5; turn++) await Promise.resolve();
	};
	return {
		time,
		store,
		sent: () => sent,
		async answer(value: string) {
			pending.shift()?.resolve(value);
			await settle();
		},
		async refuse() {
			pending.shift()?.reject(new Error("down"));
			await settle();
		},
		async advance(milliseconds: number) {
			time.advance(milliseconds);
			await settle();
		},
	};
}

describe("createFetchStore", () => {
	it("R-FETCH-01 changes from idle to loading to success and notifies its listeners", async () => {
		const read = openRead();
		const seen: string[] = [];
		read.store.subscribe(() => seen.push(read.store.state().status));
		expect(read.store.state().status).toBe("idle");
		read.store.fetch();
		read.store.fetch();
		expect(read.sent()).toBe(1);
		await read.answer("rings");
		expect(seen).toEqual(["loading", "success"]);
		expect(read.store.state()).toMatchObject({ data: { value: "rings" } });
	});

	it("R-FETCH-01 repeats a failed read after 1, 2 and 4 seconds, then reports the error", async () => {
		const read = openRead();
		read.store.fetch();
		for (const [repetition, delay] of [1000, 2000, 4000].entries()) {
			await read.refuse();
			await read.advance(delay - 1);
			expect(read.sent()).toBe(repetition + 1);
			await read.advance(1);
			expect(read.sent()).toBe(repetition + 2);
		}
		await read.refuse();
		expect(read.store.state()).toMatchObject({ status: "error", errorKey: "error.loadSettings" });
	});

	it("R-FETCH-01 shows its data while it reads again, and drops it after 5 minutes", async () => {
		const read = openRead();
		read.store.fetch();
		await read.answer("old");
		await read.advance(300_000);
		read.store.fetch();
		expect(read.store.state()).toMatchObject({ status: "loading", data: { value: "old" } });
		await read.answer("new");
		await read.advance(300_001);
		read.store.fetch();
		expect(read.store.state()).toMatchObject({ status: "loading", data: null });
	});
});
