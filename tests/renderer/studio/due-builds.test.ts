import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createDueBuilds } from "#renderer/studio/due-builds.ts";

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-11-28T12:00:00Z") }));
afterEach(() => void vi.useRealTimers());

const minutes = (count: number) => vi.advanceTimersByTime(count * 60_000);
const midnight = Date.parse("2026-11-28T23:00:00Z");

it("B-USE-09 a build starts once, without a message, when dates in the content take another effect", () => {
	const build = vi.fn();
	const due = createDueBuilds(build);
	due.built({ kind: "published", held: [], warnings: [], until: midnight });
	minutes(659);
	expect(build).not.toHaveBeenCalled();
	minutes(2);
	expect(build).toHaveBeenCalledOnce();
	due.built({ kind: "unchanged", held: [], warnings: [], until: midnight + 86_400_000 });
	minutes(1438);
	expect(build).toHaveBeenCalledOnce();
	due.stop();
	minutes(10);
	expect(build).toHaveBeenCalledOnce();
});

it("B-USE-09 a build that fails is repeated a day later", () => {
	const build = vi.fn();
	const due = createDueBuilds(build);
	due.built({ kind: "findings", findings: [] });
	minutes(1439);
	expect(build).not.toHaveBeenCalled();
	minutes(2);
	due.built({ kind: "stopped", message: "" });
	minutes(1438);
	expect(build).toHaveBeenCalledOnce();
	minutes(2);
	expect(build).toHaveBeenCalledTimes(2);
	due.stop();
});
