/**
 * Starts a timer that returns the processor seconds of this process since then, independent of other load on the
 * machine. Each test file runs in its own process.
 */
export function startComputingTime(): () => number {
	const start = process.cpuUsage();
	return () => {
		const { user, system } = process.cpuUsage(start);
		return (user + system) / 1_000_000;
	};
}
