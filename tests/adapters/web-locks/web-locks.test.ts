import { describe, expect, it } from "vitest";
import { createMemoryLocks } from "#adapters/memory/locks.ts";
import { createWebLocks } from "#adapters/web-locks/web-locks.ts";
import { locksSuite } from "#tests/adapters/port-suites/locks.ts";

/** A lock manager with the parts that the adapter uses, because Node.js 20 has none. */
function fakeManager(): LockManager {
	const held: string[] = [];
	const last = new Map<string, Promise<unknown>>();
	const request = (name: string, run: () => Promise<unknown>) => {
		const granted = async () => {
			held.push(name);
			try {
				return await run();
			} finally {
				held.splice(held.indexOf(name), 1);
			}
		};
		const running = (last.get(name) ?? Promise.resolve()).then(granted, granted);
		last.set(name, running);
		return running;
	};
	return { request, query: async () => ({ held: held.map((name) => ({ name })), pending: [] }) } as never;
}

locksSuite("the browser", () => {
	const manager = fakeManager();
	return [createWebLocks(manager), createWebLocks(manager)];
});

const refusal = new DOMException("Access to the Locks API is denied in this context.", "SecurityError");
const denied = {
	request: () => Promise.reject(refusal),
	query: () => Promise.reject(refusal),
} as unknown as LockManager;

describe("createWebLocks", () => {
	it.each([
		["refuses it", denied],
		["has none", undefined],
	])("B-REL-03 runs immediately if the browser %s, and reports no held locks", async (_, manager) => {
		const locks = createWebLocks(manager);
		expect(await locks.hold("order", async () => "sent")).toBe("sent");
		expect(await locks.isHeld("order")).toBe(false);
	});

	it.each([
		["refuses it", denied],
		["has none", undefined],
		["gives it", fakeManager()],
	])("B-REL-03 runs once if the browser %s and the callback fails", async (_, manager) => {
		let calls = 0;
		const run = async () => {
			calls += 1;
			throw new Error("not sent");
		};
		await expect(createWebLocks(manager).hold("order", run)).rejects.toThrow("not sent");
		expect(calls).toBe(1);
		const throwing = () => {
			throw new Error("not begun");
		};
		await expect(createWebLocks(manager).hold("order", throwing)).rejects.toThrow("not begun");
	});
});

locksSuite("the memory", () => {
	const locks = createMemoryLocks();
	return [locks, locks];
});
