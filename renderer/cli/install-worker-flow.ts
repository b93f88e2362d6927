import type { ContentClient } from "#adapters/content-directus/client/content-client.ts";
import { upload } from "#adapters/content-directus/model/apply-model.ts";
import { installChangeFlow } from "#adapters/content-directus/studio/change-flow.ts";
import { commandErrorText, type Messages } from "#renderer/cli/messages.ts";
import { workerSecret } from "#renderer/cli/secrets.ts";
import { testMessages } from "#renderer/cli/test-messages.ts";
import { directusPath } from "#renderer/worker/receiver.ts";
import { createWorkerKeys } from "#renderer/worker/worker-keys.ts";

/**
 * Installs the Flow in Directus that reports changes of all projects to the workers at `address`, and tests whether messages arrive. The
 * exit status is 1 if they do not, and without a secret.
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
	const statePath = directusPath(host);
	const messageKey = createWorkerKeys(secret).directusKey(host);
	const send = upload(client);
	const changes = await installChangeFlow(send, {
		kind: "worker",
		name: address,
		address: address + statePath,
		key: messageKey,
	});
	for (const change of changes) console.log(`  ${change}`);
	console.log(messages("worker.installed", { host, url: address, changes: changes.length }));
	const { project } = client;
	return testMessages(send, { kind: "worker", address, statePath, project, messageKey }, messages);
}
