/**
 * Starts a watch that gives the seconds which this process has computed since: unlike a clock's they say nothing of what
 * else the machine does. Other test files of the same process would count too; files have processes of their own.
 */
export function startComputingTime(): () => number {
	const start = process.cpuUsage();
	return () => {
		const { user, system } = process.cpuUsage(start);
		return (user + system) / 1_000_000;
	};
}
