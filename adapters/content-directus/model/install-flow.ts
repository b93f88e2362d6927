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
	/** Whether it is stored switched off if the licence allows no more active Flows. */
	readonly isOptional?: boolean;
}

const storedOptions = v.array(v.object({ id: v.string(), options: v.nullish(v.unknown(), null) }));

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

async function read(send: Send, path: string, id: string) {
	const [found] = v.parse(
		storedOptions,
		await send("GET", `${path}?filter[id][_eq]=${id}&fields=id,options`),
	);
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
function isBeyondLimit(error: unknown): boolean {
	return error instanceof ContentError && error.reason === "LIMIT_EXCEEDED";
}

/** Installs a Flow. One that somebody has switched off stays so. Returns the changes; none when it is repeated. */
export async function installFlow(send: Send, flow: Flow): Promise<readonly string[]> {
	const { id, name, trigger, options, operations } = flow;
	const changes: string[] = [];
	const found = await read(send, "/flows", id);
	// Without accountability Directus logs no runs, whose data includes the keys of their requests.
	const settings = { name, icon: "public", trigger, accountability: null, options };
	const add = (status: "active" | "inactive") => send("POST", "/flows", { id, status, ...settings });
	let added = `flow ${name}`;
	if (!found)
		await add("active").catch(async (error: unknown) => {
			if (!flow.isOptional || !isBeyondLimit(error)) throw error;
			await add("inactive");
			added += ": switched off, because the licence allows no more active flows";
		});
	else if (!isSame(found.options, options)) await send("PATCH", `/flows/${id}`, settings);
	if (!found || !isSame(found.options, options)) changes.push(added);
	const changed = await installOperations(send, flow);
	// Also reloads the Flow with its operations.
	if (changed.length > 0) await send("PATCH", `/flows/${id}`, { operation: operations[0]?.id ?? null });
	return [...changes, ...changed];
}
