import * as v from "valibot";
import type { ContentClient } from "#adapters/content-directus/client/content-client.ts";
import { isDomain } from "#adapters/content-directus/client/directus-values.ts";
import { installRequiredFlow } from "#adapters/content-directus/model/editor-flows.ts";
import { reportField } from "#adapters/content-directus/model/model.ts";
import type { Send } from "#adapters/content-directus/model/permissions.ts";
import { grantToAll, hasReportField } from "#adapters/content-directus/model/project-access.ts";
import { reportDefinition } from "#adapters/content-directus/model/report-field.ts";
import { stableId } from "#adapters/content-directus/model/stable-id.ts";
import { readTier } from "#adapters/content-directus/model/tier.ts";
import { networkReason } from "#adapters/content-directus/pull/findings.ts";

/** The header with the key. Directus takes the value of Authorization for a token of its own. */
const keyHeader = "x-facette-report";

/** Returns the id of the Flow that stores a project's report. */
const flowOf = (project: string) => stableId(project, "report", "flow");

const flowName = (project: string) => `Facette ${project}: ${reportField}`;

/** Returns the operations: a request with the key changes one field, and only if its text is another one. */
function operationsOf(project: string, key: string) {
	const text = "{{$trigger.body.text}}";
	const another = { _or: [{ [reportField]: { _null: true } }, { [reportField]: { _neq: text } }] };
	return [
		{
			id: stableId(project, "report", "key"),
			key: "key",
			name: "Key",
			type: "condition",
			options: { filter: { $trigger: { headers: { [keyHeader]: { _eq: key } } } } },
		},
		{
			id: stableId(project, "report", "store"),
			key: "store",
			name: "Store",
			type: "item-update",
			options: {
				collection: "project",
				permissions: "$full",
				// Otherwise the report of a build would start the next build.
				emitEvents: false,
				query: { filter: { _and: [{ domain: isDomain(project) }, another] } },
				payload: { [reportField]: text },
			},
		},
	];
}

/**
 * Installs the field of a project's report, the right of its editors to read it, and the Flow that stores it. The studio's
 * token needs no right to write. Returns the changes; none when it is repeated.
 */
export async function installReport(
	send: Send,
	{ project, reportKey }: { readonly project: string; readonly reportKey: string },
): Promise<readonly string[]> {
	const changes: string[] = [];
	if (!(await hasReportField(send))) {
		await send("POST", "/fields/project", reportDefinition());
		const place = `project.${reportField}`;
		const parts = { collections: new Set<string>(), fields: new Set([place]), former: [] };
		changes.push(place, ...(await grantToAll(send, parts, await readTier(send))));
	}
	const flow = await installRequiredFlow(send, {
		id: flowOf(project),
		name: flowName(project),
		trigger: "webhook",
		options: { method: "POST", async: false, return: "$last" },
		operations: operationsOf(project, reportKey),
	});
	return [...changes, ...flow];
}

/** The response of the Flow: the ids of the changed projects. Another one contains the errors of an operation. */
const stored = v.array(v.string());

/** The milliseconds after which a request is given up. */
const timeout = 30_000;

/**
 * Stores the report of a project in Directus, as Markdown. Rejects if Directus does not answer, lacks the Flow, or refuses
 * the key.
 */
export async function storeReport(
	{ url, project }: Pick<ContentClient, "url" | "project">,
	text: string,
	key: string,
): Promise<void> {
	// The response of a Flow is not in the form of Directus' other responses, which the client expects.
	const response = await fetch(`${url.replace(/\/+$/, "")}/flows/trigger/${flowOf(project)}`, {
		method: "POST",
		headers: { [keyHeader]: key, "content-type": "application/json" },
		body: JSON.stringify({ text }),
		signal: AbortSignal.timeout(timeout),
	}).catch((cause: unknown) => {
		const reason = networkReason(cause) ?? (cause instanceof Error ? cause.message : String(cause));
		throw new Error(`Directus does not answer at ${url} (${reason}).`, { cause });
	});
	const result = response.ok ? await response.json() : null;
	if (!v.is(stored, result))
		throw new Error(`The Flow "${flowName(project)}" did not store the report (${response.status}).`);
}
