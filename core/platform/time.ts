/** The clock on the wall and waiting for it; core takes plain numbers, only edges use this port. */
export interface Time {
	/** Milliseconds since 1 January 1970 UTC. */
	now(): number;

	/** Settles after the given milliseconds; rejects with the signal's reason when it aborts before. */
	wait(milliseconds: number, signal?: AbortSignal): Promise<void>;
}

/** A day in milliseconds. */
export const day = 24 * 60 * 60 * 1000;
