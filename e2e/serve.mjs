// Serves the two sites of the journeys: the demo shop, which is built unless `npm test` has done so, and its
// variant.
import { existsSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { compile } from "../renderer/setup/compile.mjs";
import { install } from "../renderer/setup/install.mjs";
import { runInTerminal, runQuietly } from "../renderer/setup/processes.mjs";
import { makeVariant } from "./variant.mjs";

const command = "dist/program/cli.js";
const shop = { site: "adapters/content-files/demo", out: "dist/test/site-a" };

async function build({ site, out }) {
	const { status, output } = await runQuietly([command, "build", "--site", site, "--out", out]);
	if (status !== 0) console.error(output);
	return status === 0;
}

const preview = ({ out }, port) => runInTerminal([command, "preview", "--out", out, "--port", port]);

/** Settles when a preview responds or has exited. */
async function untilServed(port, ended) {
	let isOver = false;
	ended.then(() => {
		isOver = true;
	});
	while (!isOver) {
		const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
		if (answer?.ok) return;
		await wait(100);
	}
}

async function serve(shopPort, variantPort) {
	install();
	if (!(await compile())) return 1;
	if (!existsSync(`${shop.out}/index.html`) && !(await build(shop))) return 1;
	const variant = makeVariant("dist/test/variant");
	if (!(await build(variant))) return 1;
	const shopEnds = preview(shop, shopPort);
	// When the variant is ready, the shop must be too.
	await untilServed(shopPort, shopEnds);
	const statuses = await Promise.all([shopEnds, preview(variant, variantPort)]);
	return Math.max(...statuses);
}

const [shopPort, variantPort] = process.argv.slice(2);
process.exitCode = await serve(shopPort, variantPort);
