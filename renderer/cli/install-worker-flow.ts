import type { ContentClient } from "#adapters/content-directus/client/content-client.ts";
import { upload } from "#adapters/content-directus/model/apply-model.ts";
import { installChangeFlow } from "#adapters/content-directus/studio/change-flow.ts";
import { commandErrorText, type Messages } from "#renderer/cli/messages.ts";
import { workerSecret } from "#renderer/cli/secrets.ts";
import { directusPath } from "#renderer/worker/receiver.ts";
import { createWorkerKeys } from "#renderer/worker/worker-keys.ts";

/**
 * Installs the Flow in Directus that reports changes of all projects to the workers at `address`; the exit status is 1 without a
 * secret.
 */
export async function installWorkerFlow(
	client: ContentClient,
	address: string,
	messages: Messages,
): Promise<number> {
	const secret = workerSecret(process.env);
	if (secret === null) {
		console.error(commandErrorText("worker.noSecret", {}, messages));
		return 1;
	}
	const { host } = new URL(client.url);
	const changes = await installChangeFlow(upload(client), {
		kind: "worker",
		name: address,
		address: address + directusPath(host),
		key: createWorkerKeys(secret).directusKey(host),
	});
	for (const change of changes) console.log(`  ${change}`);
	console.log(messages("worker.installed", { host, url: address, changes: changes.length }));
	return 0;
}
