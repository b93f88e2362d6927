import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchArguments } from "./launch.mjs";

const withoutFeatures = (argument) => !argument.startsWith("--disable-features");

/** Connects to a browser's DevTools protocol over two pipes: commands with responses, and events. */
function connect({ stdio: [, , , input, output] }) {
	const waiting = new Map();
	const listeners = new Set();
	let text = "";
	let last = 0;
	const take = ({ id, result, error, ...event }) => {
		if (id === undefined) for (const listener of listeners) listener(event);
		else if (error) waiting.get(id)?.reject(new Error(error.message));
		else waiting.get(id)?.resolve(result);
		waiting.delete(id);
	};
	output.setEncoding("utf8").on("data", (data) => {
		const messages = (text + data).split("\0");
		text = messages.pop();
		for (const message of messages) take(JSON.parse(message));
	});
	return {
		send: (method, params = {}, sessionId = undefined) =>
			new Promise((resolve, reject) => {
				last += 1;
				waiting.set(last, { resolve, reject });
				input.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
			}),
		listen: (listener) => listeners.add(listener),
	};
}

/** Follows a tab's pages, including prerendered ones; each receives the commands before anything of it runs. */
async function followTab({ send, listen }, commands) {
	const pages = new Map();
	listen(({ method, params }) => {
		if (method === "Target.attachedToTarget" && params.targetInfo.type === "page") {
			const { sessionId, targetInfo } = params;
			pages.set(sessionId, targetInfo);
			// Not awaited, because a prerendered page responds only once it runs.
			const all = [...commands, ["Runtime.runIfWaitingForDebugger"]];
			for (const [command, options] of all) send(command, options, sessionId).catch(() => undefined);
		}
		if (method === "Target.detachedFromTarget") pages.delete(params.sessionId);
		if (method === "Target.targetInfoChanged")
			for (const [session, { targetId }] of pages)
				if (targetId === params.targetInfo.targetId) pages.set(session, params.targetInfo);
	});
	await send("Target.setDiscoverTargets", { discover: true, filter: [{}] });
	const { targetId } = await send("Target.createTarget", { url: "about:blank", forTab: true });
	const { sessionId } = await send("Target.attachToTarget", { targetId, flatten: true });
	const attach = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
	await send("Target.setAutoAttach", attach, sessionId);
	return () => [...pages].findLast(([, { subtype }]) => !subtype)?.[0];
}

/**
 * Runs `visit(session)` with a tab of a separate browser whose pages receive the commands first. Playwright
 * connects to a page, which disables prerendering; a tab persists when a prerendered page replaces the open one
 * (https://chromedevtools.github.io/devtools-protocol/tot/Target/). `session.send` sends a command to the open
 * page, `session.evaluate` returns an expression's value in it.
 */
export async function withTab(executablePath, commands, visit) {
	const folder = mkdtempSync(join(tmpdir(), "facette-tab-"));
	const child = spawn(
		executablePath,
		[...launchArguments.filter(withoutFeatures), "--remote-debugging-pipe", `--user-data-dir=${folder}`],
		{ stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] },
	);
	const ended = new Promise((resolve) => child.once("exit", resolve));
	const connection = connect(child);
	try {
		const openPage = await followTab(connection, commands);
		const send = (method, params) => connection.send(method, params, openPage());
		const evaluate = async (expression) =>
			(await send("Runtime.evaluate", { expression, returnByValue: true })).result.value;
		return await visit({ send, evaluate });
	} finally {
		await Promise.race([connection.send("Browser.close"), ended]);
		await ended;
		rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
	}
}
