/**
 * Runs checks in the order of their list, `slots` at a time. A check that fails stops no other. `run` resolves to whether a check has
 * succeeded. Resolves to what each slot has run, with the seconds of each check.
 */
export async function runChecks(checks, slots, run) {
	const waiting = [...checks];
	const work = async () => {
		const done = [];
		for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
			const start = performance.now();
			const ok = await run(name);
			done.push({ name, ok, seconds: (performance.now() - start) / 1000 });
		}
		return done;
	};
	return Promise.all(Array.from({ length: slots }, work));
}

/** Returns the sum of each slot as a line, and the seconds between the ends of the first slot and the last one. */
export function slotLines(slots) {
	const sums = slots.map((done) => done.reduce((sum, { seconds }) => sum + seconds, 0));
	const lines = slots.map((done, index) => {
		const terms = done.map(({ name, seconds }) => `${name.replace("test:", "")} ${Math.round(seconds)}`);
		return `slot ${index + 1}: ${terms.join(" + ")} = ${Math.round(sums[index])} s`;
	});
	return [...lines, `The slots end ${Math.round(Math.max(...sums) - Math.min(...sums))} s apart.`];
}
