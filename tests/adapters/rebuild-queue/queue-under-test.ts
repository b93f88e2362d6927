import { expect } from "vitest";
import type { RebuildJob, RebuildQueue, RebuildResult } from "#core/ports/rebuild-queue.ts";
import type { MaxWaits } from "#core/rebuilds/rebuild-lane.ts";

/** A queue under test, as two workers see it. */
export interface OpenQueue {
	readonly left: RebuildQueue;
	/** The same queue; in one process it may be the same object. */
	readonly right: RebuildQueue;
	/** Closes both. */
	close(): Promise<void>;
}

/** A build that a test ends. */
export interface RunningBuild {
	readonly job: RebuildJob;
	end(result: RebuildResult): void;
}

export const done = { kind: "done" } as const;
export const repeat = { kind: "repeat", message: "away" } as const;
export const failed = { kind: "failed", message: "no title" } as const;

/** Lets a worker's builds wait until the test ends them. */
export function buildsOf(queue: RebuildQueue, concurrency: number): readonly RunningBuild[] {
	const builds: RunningBuild[] = [];
	queue.work((job) => new Promise((end) => builds.push({ job, end })), concurrency);
	return builds;
}

/** The options of a queue under test. */
export interface QueueOptions {
	/** The milliseconds before each further attempt. */
	readonly delays: readonly number[];
	readonly maxWaits?: MaxWaits;
}

export type Open = (options?: Partial<QueueOptions>) => Promise<OpenQueue>;

export const poll = <Value>(read: () => Value) => expect.poll(read, { interval: 10 });
