// Runs the builds that its parent requests in one process, so that all use the code that was compiled and optimised once.
import { command } from "./facette.mjs";

let builds = 0;
process.on("message", async (args) => {
	const said = [];
	console.log = () => undefined;
	console.error = (...texts) => said.push(texts.join(" "));
	process.argv = [process.execPath, command, ...args];
	process.exitCode = 0;
	builds += 1;
	// The command runs when its module is loaded, and another query makes it another module.
	await import(`file://${command}?build=${builds}`);
	process.send({ ok: process.exitCode === 0, said: said.join("\n") });
	process.exitCode = 0;
});
