import { compile } from "./compile.mjs";
import { install } from "./install.mjs";
import { startOrderService } from "./order-service.mjs";
import { runInTerminal } from "./processes.mjs";

const command = "dist/program/cli.js";
const args = process.argv.slice(2);
const wantsHelp = args.some((argument) => ["--help", "-h", "--version", "-v"].includes(argument));
const demo = "adapters/content-files/demo";
const site = ["--site", demo];
/** The port of the order service in the demo's configuration. */
const servicePort = 4310;

/** Returns the URL of the preview, from its own option. */
function previewOrigin() {
	const port = args[args.indexOf("--port") + 1];
	return `http://127.0.0.1:${args.includes("--port") ? port : 4173}`;
}

async function serve() {
	const origins = [previewOrigin()];
	const service = await startOrderService({
		site: demo,
		origins,
		port: servicePort,
		data: "dist/demo-orders",
	});
	if (service.address)
		console.log(`Orders go to ${service.address}; their mails: ${service.address}/_outbox`);
	else console.error(`The order service did not start, so the shop takes no orders:\n${service.reason}`);
	try {
		return await runInTerminal([command, "preview", ...site, ...args]);
	} finally {
		await service.stop();
	}
}

async function start() {
	install();
	if (!(await compile())) return 1;
	if (wantsHelp) return runInTerminal([command, ...args]);
	const built = await runInTerminal([command, "build", ...site, ...args]);
	return built === 0 ? serve() : built;
}

process.exitCode = await start();
