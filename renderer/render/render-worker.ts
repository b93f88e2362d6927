import { parentPort, workerData } from "node:worker_threads";
import { loadRenderMarkup } from "#renderer/bundler/load-render-markup.ts";
import { loadEngines } from "#renderer/engines/engines.ts";
import { createBatchRenderer, type RenderTask } from "#renderer/render/render-pages.ts";

const port = parentPort;
if (!port) throw new Error("The render worker runs as a worker thread");
const task = workerData as RenderTask;
const engines = await loadEngines(task.engines, {
	siteDirectory: task.siteDirectory,
	loadRenderMarkup: () => loadRenderMarkup(task.ownParts),
});
const render = createBatchRenderer(task, engines);

port.on("message", (pages: readonly Uint8Array[]) => port.postMessage(render(pages)));
