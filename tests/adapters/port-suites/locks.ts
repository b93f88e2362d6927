import { describe, expect, it } from "vitest";
import type { Locks } from "#core/platform/locks.ts";

/** Tests an adapter of locks; `open` returns two tabs of a browser. */
export function locksSuite(name: string, open: () => readonly [Locks, Locks]): void {
	describe(`${name} holds locks`, () => {
		it("B-REL-05 one after the other across tabs, in the order of their requests", async () => {
			const [left, right] = open();
			const seen: string[] = [];
			const run = (step: string) => async () => {
				seen.push(`${step} begins`);
				await Promise.resolve();
				seen.push(`${step} ends`);
				return step;
			};
			const all = [left.hold("order", run("a")), right.hold("order", run("b")), left.hold("order", run("c"))];
			expect(await Promise.all(all)).toEqual(["a", "b", "c"]);
			expect(seen).toEqual(["a", "b", "c"].flatMap((step) => [`${step} begins`, `${step} ends`]));
		});

		it("B-REL-05 independently of other names, also nested", async () => {
			const [left, right] = open();
			const inner = left.hold("order", () => left.hold("order:sending", async () => "sent"));
			expect(await inner).toBe("sent");
			let free = () => {};
			const held = new Promise<void>((resolve) => {
				free = resolve;
			});
			const waiting = left.hold("order", () => held);
			expect(await right.hold("other", async () => "free")).toBe("free");
			free();
			await waiting;
		});

		it("B-REL-05 reports in every tab which are held", async () => {
			const [left, right] = open();
			expect(await right.isHeld("order")).toBe(false);
			await left.hold("order", async () => {
				expect(await right.isHeld("order")).toBe(true);
				expect(await right.isHeld("order:sending")).toBe(false);
			});
			await expect.poll(() => right.isHeld("order")).toBe(false);
		});

		it("B-REL-03 releases them after a failure and passes it on", async () => {
			const [left, right] = open();
			const failing = left.hold("order", async () => {
				throw new Error("not sent");
			});
			await expect(failing).rejects.toThrow("not sent");
			expect(await right.hold("order", async () => "next")).toBe("next");
		});
	});
}
