import * as v from "valibot";
import { ContentError } from "#adapters/content-directus/client/content-error.ts";
import type { Send } from "#adapters/content-directus/model/permissions.ts";

/** An operation of a Flow: `request`, `condition`, `item-read`, `item-update` or `exec` with its options. */
export interface FlowOperation {
	readonly id: string;
	readonly key: string;
	readonly name: string;
	readonly type: string;
	readonly options: Readonly<Record<string, unknown>>;
	/** Whether the next operation runs if this one succeeds (the default) or if it is refused. */
	readonly next?: "resolve" | "reject";
}

/** A Flow whose operations run one after the other. */
export interface Flow {
	readonly id: string;
	readonly name: string;
	readonly trigger: "event" | "webhook";
	/** The options of the trigger. */
	readonly options: Readonly<Record<string, unknown>>;
	readonly operations: readonly FlowOperation[];
}

const storedOptions = v.array(v.object({ id: v.string(), options: v.nullish(v.unknown(), null) }));
const storedStatus = v.array(v.object({ status: v.string() }));

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

async function read(send: Send, path: string, id: string) {
	const [found] = v.parse(
		storedOptions,
		await send("GET", `${path}?filter[id][_eq]=${id}&fields=id,options`),
	);
	return found;
}

/** Reads whether a Flow is "active" or "inactive"; undefined if Directus does not have it. */
export async function readFlow(send: Send, id: string): Promise<{ readonly status: string } | undefined> {
	const [found] = v.parse(storedStatus, await send("GET", `/flows?filter[id][_eq]=${id}&fields=status`));
	return found;
}

/** Adds or updates the operations, the last one first, because each names the next one. Returns the changes. */
async function installOperations(send: Send, { id: flow, operations }: Flow): Promise<readonly string[]> {
	const changes: string[] = [];
	for (const [index, { next = "resolve", ...operation }] of [...operations.entries()].reverse()) {
		const { id, name, options } = operation;
		const following = { [next]: operations[index + 1]?.id ?? null };
		const found = await read(send, "/operations", id);
		if (found && isSame(found.options, options)) continue;
		const place = { position_x: 20 * (index + 1), position_y: 1 };
		if (found) await send("PATCH", `/operations/${id}`, { options });
		else await send("POST", "/operations", { ...operation, flow, ...following, ...place });
		changes.push(`operation ${name}`);
	}
	return changes;
}

/** Returns whether an error refuses a Flow because the licence allows no more. */
export function isBeyondLimit(error: unknown): boolean {
	return error instanceof ContentError && error.reason === "LIMIT_EXCEEDED";
}

/** Installs a Flow. One that somebody has switched off stays so. Returns the changes; none when it is repeated. */
export async function installFlow(send: Send, flow: Flow): Promise<readonly string[]> {
	const { id, name, trigger, options, operations } = flow;
	const changes: string[] = [];
	const found = await read(send, "/flows", id);
	// Without accountability Directus logs no runs, whose data includes the keys of their requests.
	const settings = { name, icon: "public", trigger, accountability: null, options };
	const isChanged = !isSame(found?.options, options);
	if (!found) await send("POST", "/flows", { id, status: "active", ...settings });
	else if (isChanged) await send("PATCH", `/flows/${id}`, settings);
	if (isChanged) changes.push(`flow ${name}`);
	const changed = await installOperations(send, flow);
	// Also reloads the Flow with its operations.
	if (changed.length > 0) await send("PATCH", `/flows/${id}`, { operation: operations[0]?.id ?? null });
	return [...changes, ...changed];
}
