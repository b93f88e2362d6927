import * as v from "valibot";
import type { Send } from "#adapters/content-directus/model/permissions.ts";

/** An operation of a Flow: `request`, `condition` or `item-update` with its options. */
export interface FlowOperation {
	readonly id: string;
	readonly key: string;
	readonly name: string;
	readonly type: string;
	readonly options: Readonly<Record<string, unknown>>;
}

/** A Flow whose operations run one after the other, each only if the one before succeeded. */
export interface Flow {
	readonly id: string;
	readonly name: string;
	readonly trigger: "event" | "webhook";
	/** The options of the trigger. */
	readonly options: Readonly<Record<string, unknown>>;
	readonly operations: readonly FlowOperation[];
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
	for (const [index, operation] of [...operations.entries()].reverse()) {
		const { id, name, options } = operation;
		const resolve = operations[index + 1]?.id ?? null;
		const found = await read(send, "/operations", id);
		if (found && isSame(found.options, options)) continue;
		const place = { position_x: 20 * (index + 1), position_y: 1 };
		if (found) await send("PATCH", `/operations/${id}`, { options });
		else await send("POST", "/operations", { ...operation, flow, resolve, ...place });
		changes.push(`operation ${name}`);
	}
	return changes;
}

/** Installs a Flow. One that somebody has switched off stays so. Returns the changes; none when it is repeated. */
export async function installFlow(send: Send, flow: Flow): Promise<readonly string[]> {
	const { id, name, trigger, options, operations } = flow;
	const changes: string[] = [];
	const found = await read(send, "/flows", id);
	// Without accountability Directus logs no runs, whose data includes the keys of their requests.
	const settings = { name, icon: "public", trigger, accountability: null, options };
	if (!found) await send("POST", "/flows", { id, status: "active", ...settings });
	else if (!isSame(found.options, options)) await send("PATCH", `/flows/${id}`, settings);
	if (!found || !isSame(found.options, options)) changes.push(`flow ${name}`);
	const changed = await installOperations(send, flow);
	// Also reloads the Flow with its operations.
	if (changed.length > 0) await send("PATCH", `/flows/${id}`, { operation: operations[0]?.id ?? null });
	return [...changes, ...changed];
}
