import { type Logger, pino } from "pino";
import { openRebuildServices, type RebuildServices } from "#adapters/composition/rebuild-services.ts";
import { QueueAwayError } from "#core/ports/rebuild-queue.ts";
import { commandErrorText, type Messages } from "#renderer/cli/messages.ts";
import { untilInterrupted } from "#renderer/cli/preview-command.ts";
import { publishFailureText } from "#renderer/cli/publish-command.ts";
import { rebuildFailureText } from "#renderer/cli/rebuild-failure-text.ts";
import { workerSecret } from "#renderer/cli/secrets.ts";
import { parseWorkerOptions, type WorkerCommandLine } from "#renderer/cli/worker-options.ts";
import { asConfigured, tokenVariable } from "#renderer/site/content-source.ts";
import { signMessage } from "#renderer/studio/change-message.ts";
import { claimBuildsFolder } from "#renderer/worker/builds-folder.ts";
import { createDirectusShops } from "#renderer/worker/directus-shops.ts";
import { openWorkerMetrics } from "#renderer/worker/metrics.ts";
import type { RebuildEvent } from "#renderer/worker/rebuild.ts";
import { createShopArchives } from "#renderer/worker/shop-archives.ts";
import { openShopOutput } from "#renderer/worker/shop-output.ts";
import { openShops } from "#renderer/worker/shops.ts";
import { createSiteConfigs } from "#renderer/worker/site-configs.ts";
import { openSpans } from "#renderer/worker/spans.ts";
import type { ShopComparison } from "#renderer/worker/sweep.ts";
import { startWorker } from "#renderer/worker/worker.ts";
import { createWorkerKeys } from "#renderer/worker/worker-keys.ts";

/** The environment variable with the address of the queue's database; its password is in no file of a site. */
const queueVariable = "FACETTE_QUEUE";

const [minute, second] = [60_000, 1000];

/** The maximum duration of a build in milliseconds. */
const timeLimit = 15 * minute;

/** The milliseconds between two archives of a shop's last build; an older one only makes another machine render more pages. */
const archiveInterval = 10 * minute;

/** The milliseconds in which running builds may end after a signal to stop; systemd waits for 90 s. */
const stopLimit = 60 * second;

const faults: ReadonlySet<RebuildEvent["event"]> = new Set(["ended", "unusable archive", "archive failed"]);

/** Writes an event as one line of JSON. */
function logEvent(log: Logger, event: RebuildEvent): void {
	const { shop, reason, attempt } = event.job;
	const { job: _, ...details } = event;
	if (event.event !== "published") {
		log[faults.has(event.event) ? "warn" : "info"]({ shop, reason, attempt, ...details });
		return;
	}
	const { sent, deleted, unchanged } = event.report;
	const files = { sent: sent.length, deleted: deleted.length, unchanged };
	log.info({ shop, reason, attempt, ...details, report: files });
}

function logComparison(log: Logger, shop: string, comparison: ShopComparison): void {
	if (comparison.kind === "failed") log.warn({ event: "not compared", shop, err: comparison.error });
}

/** Lists the failed shops, one a line; the exit status is 1 if there are any. */
async function listFailed({ queue }: RebuildServices, messages: Messages): Promise<number> {
	const { failed } = await queue.state();
	for (const { shop, startedAt, attempts, message } of failed)
		console.log(
			messages("worker.failedShop", {
				shop,
				time: new Date(startedAt).toISOString(),
				count: attempts,
				message,
			}),
		);
	if (failed.length === 0) console.log(messages("worker.noneFailed"));
	return failed.length === 0 ? 0 : 1;
}

async function retryShop({ queue }: RebuildServices, shop: string, messages: Messages): Promise<number> {
	if (await queue.retry(shop)) {
		console.log(messages("worker.retried", { shop }));
		return 0;
	}
	console.error(commandErrorText("worker.notFailed", { name: shop }, messages));
	return 1;
}

/** Requests a build of every shop, which waits until no other shop does. */
async function rebuildAll(
	{ queue }: RebuildServices,
	shops: readonly string[],
	messages: Messages,
): Promise<number> {
	for (const shop of shops) await queue.request(shop, "upgrade", Date.now());
	console.log(messages("worker.allRequested", { count: shops.length }));
	return 0;
}

/** Runs the worker until it is interrupted. */
async function run(
	{ shopsDirectory, buildsDirectory, to, host, port, builds, preview }: WorkerCommandLine,
	secret: string,
	services: RebuildServices,
	{ log, messages }: { readonly log: Logger; readonly messages: Messages },
): Promise<void> {
	const configs = createSiteConfigs();
	const shops = openShops(shopsDirectory);
	const token = process.env[tokenVariable] || null;
	const metrics = await openWorkerMetrics(services.queue);
	if (metrics === null) log.info({ event: "no metrics" }, messages("worker.noMetrics"));
	const worker = await startWorker({
		shops,
		queue: services.queue,
		fenceOf: services.fenceOf,
		async outputOf(shop) {
			const siteDirectory = shops.siteDirectory(shop);
			const fence = services.fenceOf(shop);
			return siteDirectory === null ? null : openShopOutput(shop, siteDirectory, { configs, to, fence });
		},
		directus: createDirectusShops({ shops, configs, token }),
		...{ configs, metrics, inSpan: await openSpans() },
		content: { ...asConfigured, token },
		describe: (failure) => rebuildFailureText(failure, messages),
		archives: createShopArchives({
			...{ secret, interval: archiveInterval },
			describe: (failure) => publishFailureText(failure, messages),
		}),
		onEvent: (event) => logEvent(log, event),
		onRefusal: (shop, reason) => log.warn({ event: "refused", shop, reason }),
		onCompared: (shop, comparison) => logComparison(log, shop, comparison),
		onError: (error) => log.error({ event: "error", err: error }),
		...{ buildsDirectory, host, port, secret, timeLimit, stopLimit },
		concurrency: builds,
		publishesPreviews: preview,
		sweepInterval: minute,
	});
	log.info({ event: "listening", url: worker.url });
	await untilInterrupted();
	log.info({ event: "stopping" });
	await worker.stop();
}

/** Runs a task with the queue; the exit status is 1 if it failed. */
async function runTask(options: WorkerCommandLine, messages: Messages): Promise<number> {
	const secret = workerSecret(process.env);
	const refuse = (key: Parameters<typeof commandErrorText>[0], params = {}) => {
		console.error(commandErrorText(key, params, messages));
		return 1;
	};
	const { task, shopsDirectory, buildsDirectory } = options;
	if (secret === null) return refuse("worker.noSecret");
	if (task.kind === "key" || task.kind === "metricsKey") {
		const keys = createWorkerKeys(secret);
		const header =
			task.kind === "key" ? await signMessage(keys.shopKey(task.shop)) : keys.metricsAuthorization;
		console.log(`Authorization: ${header}`);
		return 0;
	}
	const address = process.env[queueVariable] || null;
	if (task.kind !== "run" && address === null) return refuse("worker.noQueue");
	const needsShops = task.kind === "run" || task.kind === "rebuildAll";
	const shops = needsShops ? openShops(shopsDirectory).names() : [];
	if (needsShops && shops.length === 0) return refuse("worker.noShops", { directory: shopsDirectory });
	const release = task.kind === "run" ? claimBuildsFolder(buildsDirectory) : () => undefined;
	if (release === null) return refuse("worker.folderInUse", { directory: buildsDirectory });
	const log: Logger = pino();
	const services = await openRebuildServices(address, (error) => log.warn({ event: "queue", err: error }));
	try {
		if (task.kind === "failed") return await listFailed(services, messages);
		if (task.kind === "retry") return await retryShop(services, task.shop, messages);
		if (task.kind === "rebuildAll") return await rebuildAll(services, shops, messages);
		await run(options, secret, services, { log, messages });
		return 0;
	} finally {
		await services.close();
		release();
	}
}

/** Returns the error of a worker that cannot run as a sentence; null for any other error. */
function failureText(error: unknown, { port }: WorkerCommandLine, messages: Messages): string | null {
	if (error instanceof QueueAwayError)
		return commandErrorText("worker.queueAway", { message: error.message }, messages);
	const { code, message } = error as NodeJS.ErrnoException;
	if (code === "EADDRINUSE") return commandErrorText("preview.port", { port: String(port) }, messages);
	if (code === "ERR_MODULE_NOT_FOUND" && /'(?:bullmq|ioredis)'/.test(message))
		return commandErrorText("worker.noPackage", {}, messages);
	return null;
}

/** Runs `facette worker`, or one of its other tasks; the exit status is 1 if it cannot. */
export async function workerCommand(args: readonly string[], messages: Messages): Promise<number> {
	const parsed = parseWorkerOptions(args);
	if (!parsed.ok) {
		console.error(commandErrorText(parsed.error.key, parsed.error.params, messages));
		return 1;
	}
	if (parsed.value === null) {
		console.log(messages("worker.help"));
		return 0;
	}
	try {
		return await runTask(parsed.value, messages);
	} catch (error) {
		const text = failureText(error, parsed.value, messages);
		if (text === null) throw error;
		console.error(text);
		return 1;
	}
}
