import { systemTime } from "#adapters/system-time/system-time.ts";
import { timeSuite } from "#tests/adapters/port-suites/time.ts";

timeSuite("the system", () => ({
	time: systemTime,
	pass: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}));
