import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createLoadMeter } from "./process-load.mjs";

/** A process whose child works for a second of computing, says so, and waits. */
const work = `
	const computed = () => process.cpuUsage().user + process.cpuUsage().system;
	while (computed() < 1_000_000);
	console.log("done");
	process.stdin.resume().on("end", () => process.exit());
`;
const parent = `
	const { spawn } = require("node:child_process");
	spawn(process.execPath, ["-e", ${JSON.stringify(work)}], { stdio: "inherit" });
`;

describe.runIf(existsSync("/proc/self/stat"))("the computing time of a process", () => {
	it("is that of all processes that it started", async () => {
		const meter = createLoadMeter();
		const child = spawn(process.execPath, ["-e", parent], { stdio: ["pipe", "pipe", "inherit"] });
		meter.follow(child.pid ?? 0);
		await new Promise((resolve) => child.stdout.once("data", resolve));
		const seconds = meter.end(child.pid ?? 0);
		child.stdin.end();
		expect(seconds).toBeGreaterThan(0.9);
		expect(seconds).toBeLessThan(4);
	});

	it("is not known of a process that was not followed", () => {
		expect(createLoadMeter().end(1)).toBeNull();
	});
});
