import { parseArgs } from "node:util";
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

/** The options of the preview. The build has --out as well; all others are its own. */
const { values, tokens } = parseArgs({
	...{ args, strict: false, tokens: true },
	options: { port: { type: "string" }, out: { type: "string" } },
});
const previewArgs = ["port", "out"].flatMap((name) => (values[name] ? [`--${name}`, values[name]] : []));
const ports = tokens.filter(({ kind, name }) => kind === "option" && name === "port");
const portIndexes = ports.flatMap(({ index, inlineValue }) => (inlineValue ? [index] : [index, index + 1]));
const buildArgs = args.filter((_, index) => !portIndexes.includes(index));

async function serve() {
	const origins = [`http://127.0.0.1:${values.port ?? 4173}`];
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
		return await runInTerminal([command, "preview", ...site, ...previewArgs]);
	} finally {
		await service.stop();
	}
}

async function start() {
	install();
	if (!(await compile())) return 1;
	if (wantsHelp) return runInTerminal([command, ...args]);
	const built = await runInTerminal([command, "build", ...site, ...buildArgs]);
	return built === 0 ? serve() : built;
}

process.exitCode = await start();
