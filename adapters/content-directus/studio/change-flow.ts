import * as v from "valibot";
import { isDomain } from "#adapters/content-directus/client/directus-values.ts";
import { collectionModels } from "#adapters/content-directus/model/collections.ts";
import { installRequiredFlow } from "#adapters/content-directus/model/editor-flows.ts";
import type { Send } from "#adapters/content-directus/model/permissions.ts";
import { stableId } from "#adapters/content-directus/model/stable-id.ts";
import { changeBody } from "#adapters/content-directus/studio/reported-change.ts";

/** A server that receives messages about changes in Directus. */
export interface ChangeReceiver {
	/** The kind of server: the studio of a project, or the workers of all projects. */
	readonly kind: "studio" | "worker";
	/** The name, unique among servers of its kind: the domain of the project, or the address of the workers. */
	readonly name: string;
	/** The address to which a message is sent after each change. */
	readonly address: string;
	/** The key that signs messages. */
	readonly key: string;
}

const projects = v.array(v.object({ id: v.string(), domain: v.string() }));

/** The body of a message to a studio: which items changed, and how, e.g. "page.items.delete". */
const studioBody = '{"collection":"{{$trigger.collection}}","event":"{{$trigger.event}}"}';

const flowNames = { studio: "Facette", worker: "Facette worker" } as const;

/** Returns the Flow's trigger: every change of an item of the model, or of a file. */
function triggerOptions() {
	const collections = collectionModels().map(({ collection }) => collection);
	// Directus adds the collections to the first three only. Sorting by hand is none of them.
	const sorting = collections.map((collection) => `${collection}.items.sort`);
	return {
		type: "action",
		scope: ["items.create", "items.update", "items.delete", "files.upload", ...sorting],
		collections: [...collections, "directus_files"],
	};
}

/** Returns the operations: a JSON Web Token with the time of the change, and the request with it. */
function operationsOf({ name, kind, address, key }: ChangeReceiver) {
	return [
		{
			id: stableId(name, kind, "sign"),
			key: "sign",
			name: "Sign",
			type: "json-web-token",
			options: { operation: "sign", payload: {}, secret: key, options: { algorithm: "HS256" } },
		},
		{
			id: stableId(name, kind, "operation"),
			key: kind,
			name: kind === "studio" ? "Studio" : "Worker",
			type: "request",
			options: {
				method: "POST",
				url: address,
				headers: [
					{ header: "Authorization", value: "Bearer {{sign}}" },
					{ header: "Content-Type", value: kind === "studio" ? "application/json" : "text/plain" },
				],
				body: kind === "studio" ? studioBody : changeBody,
			},
		},
	];
}

/** Saves a project as it is, which starts the Flows that report changes. Returns false if Directus does not have the project. */
export async function reportUnchanged(send: Send, domain: string): Promise<boolean> {
	const filter = encodeURIComponent(JSON.stringify({ domain: isDomain(domain) }));
	const found = v.parse(projects, await send("GET", `/items/project?fields=id,domain&filter=${filter}`));
	const [project] = found;
	if (!project) return false;
	await send("PATCH", `/items/project/${project.id}`, { domain: project.domain });
	return true;
}

/** Installs the Flow that reports changes to a server. Returns the changes; none when it is repeated. */
export function installChangeFlow(send: Send, receiver: ChangeReceiver): Promise<readonly string[]> {
	const { name, kind } = receiver;
	return installRequiredFlow(send, {
		id: stableId(name, kind, "flow"),
		name: `${flowNames[kind]} ${name}`,
		trigger: "event",
		options: triggerOptions(),
		operations: operationsOf(receiver),
	});
}
