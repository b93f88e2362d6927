import type { ContentClient } from "#adapters/content-directus/client/content-client.ts";
import { upload } from "#adapters/content-directus/model/apply-model.ts";
import { installChangeFlow } from "#adapters/content-directus/studio/change-flow.ts";
import { commandErrorText, type Messages } from "#renderer/cli/messages.ts";
import { workerSecret } from "#renderer/cli/secrets.ts";
import { changesPath } from "#renderer/worker/receiver.ts";
import { createWorkerKeys } from "#renderer/worker/worker-keys.ts";

/** Installs the Flow in Directus that reports changes to the worker at `address`; the exit status is 1 without a secret. */
export async function installWorkerFlow(
	client: ContentClient,
	address: string,
	messages: Messages,
): Promise<number> {
	const { project } = client;
	const secret = workerSecret(process.env);
	if (secret === null) {
		console.error(commandErrorText("worker.noSecret", {}, messages));
		return 1;
	}
	const changes = await installChangeFlow(upload(client), {
		project,
		kind: "worker",
		address: address + changesPath(project),
		key: createWorkerKeys(secret).shopKey(project),
	});
	for (const change of changes) console.log(`  ${change}`);
	console.log(messages("worker.installed", { shop: project, url: address, changes: changes.length }));
	return 0;
}
