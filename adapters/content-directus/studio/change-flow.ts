import { collectionModels } from "#adapters/content-directus/model/collections.ts";
import type { Send } from "#adapters/content-directus/model/permissions.ts";
import { stableId } from "#adapters/content-directus/model/stable-id.ts";
import { installFlow } from "#adapters/content-directus/studio/install-flow.ts";

/** A server that receives messages about changes in Directus. */
export interface ChangeReceiver {
	/** The domain of the project. */
	readonly project: string;
	/** The kind of server. A project has one Flow for each. */
	readonly kind: "studio" | "worker";
	/** The address to which a message is sent after each change. */
	readonly address: string;
	/** The key that signs messages. */
	readonly key: string;
}

const flowNames = { studio: "Facette", worker: "Facette worker" } as const;

/** Returns the Flow's trigger: every change of an item of the model, or of a file. */
function triggerOptions() {
	return {
		type: "action",
		scope: ["items.create", "items.update", "items.delete", "files.upload"],
		collections: [...collectionModels().map(({ collection }) => collection), "directus_files"],
	};
}

/** Returns the operations: a JSON Web Token with the time of the change, and the request with it. */
function operationsOf({ project, kind, address, key }: ChangeReceiver) {
	return [
		{
			id: stableId(project, kind, "sign"),
			key: "sign",
			name: "Sign",
			type: "json-web-token",
			options: { operation: "sign", payload: {}, secret: key, options: { algorithm: "HS256" } },
		},
		{
			id: stableId(project, kind, "operation"),
			key: kind,
			name: kind === "studio" ? "Studio" : "Worker",
			type: "request",
			options: {
				method: "POST",
				url: address,
				headers: [
					{ header: "Authorization", value: "Bearer {{sign}}" },
					{ header: "Content-Type", value: "application/json" },
				],
				body: '{"collection":"{{$trigger.collection}}"}',
			},
		},
	];
}

/** Installs the Flow that reports changes to a server. Returns the changes; none when it is repeated. */
export function installChangeFlow(send: Send, receiver: ChangeReceiver): Promise<readonly string[]> {
	const { project, kind } = receiver;
	return installFlow(send, {
		id: stableId(project, kind, "flow"),
		name: `${flowNames[kind]} ${project}`,
		trigger: "event",
		options: triggerOptions(),
		operations: operationsOf(receiver),
	});
}
