import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchArguments } from "./launch.mjs";

const withoutFeatures = (argument) => !argument.startsWith("--disable-features");

/** A browser's end of the DevTools protocol, over two pipes: commands and their answers, and events. */
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

/** Follows a tab's pages, the one that is rendered ahead among them: each gets the commands before anything of it runs. */
async function followTab({ send, listen }, commands) {
	const pages = new Map();
	listen(({ method, params }) => {
		if (method === "Target.attachedToTarget" && params.targetInfo.type === "page") {
			const { sessionId, targetInfo } = params;
			pages.set(sessionId, targetInfo);
			// None is waited for: a page that is rendered ahead answers only once it runs.
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
 * Runs `visit(session)` with a tab of a browser of its own, each of whose pages was sent the commands first. Playwright
 * is connected to a page, which switches off that others are rendered ahead; a tab stays when such a page takes the open
 * one's place (https://chromedevtools.github.io/devtools-protocol/tot/Target/). `session.send` sends a command to the open page,
 * `session.evaluate` gives an expression's value in it.
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
