import * as v from "valibot";
import type { Send } from "#adapters/content-directus/model/permissions.ts";
import { reportUnchanged } from "#adapters/content-directus/studio/change-flow.ts";
import { commandErrorText, type Messages } from "#renderer/cli/messages.ts";
import { signMessage } from "#renderer/studio/change-message.ts";

/** The part of a receiver's state that says when Directus last reported a change. */
const state = v.object({ lastMessageAt: v.nullable(v.string()) });

/** The milliseconds for a response of the receiver. */
const timeout = 5000;
const pollInterval = 250;

/** The seconds in which a message has to arrive. */
const messageLimit = 15;

/** The studio or worker whose messages are tested. */
export interface TestedReceiver {
	readonly kind: "studio" | "worker";
	readonly address: string;
	/** The path of its state, below the address. */
	readonly statePath: string;
	/** The domain of a project whose changes it receives. */
	readonly project: string;
	readonly messageKey: string;
}

/** When the last message arrived, null for none, and the time of the receiver's clock, in milliseconds since 1970 to the full second. */
interface ReceiverState {
	readonly lastMessageAt: string | null;
	readonly now: number;
}

/** Reads the state; null if no receiver with this key answers. */
async function readState(receiver: TestedReceiver): Promise<ReceiverState | null> {
	const { address, statePath, messageKey } = receiver;
	try {
		const headers = { authorization: await signMessage(messageKey) };
		const response = await fetch(address + statePath, { headers, signal: AbortSignal.timeout(timeout) });
		if (!response.ok) return null;
		const now = Date.parse(response.headers.get("date") ?? "");
		return { ...v.parse(state, await response.json()), now };
	} catch {
		return null;
	}
}

/** Saves the project as it is, and asks the receiver. "untested" if none with this key answers, or Directus does not have the project. */
async function outcomeOf(send: Send, receiver: TestedReceiver): Promise<"received" | "lost" | "untested"> {
	const before = await readState(receiver);
	if (before === null || !(await reportUnchanged(send, receiver.project))) return "untested";
	const end = Date.now() + messageLimit * 1000;
	while (Date.now() < end) {
		await new Promise((resolve) => setTimeout(resolve, pollInterval));
		const last = (await readState(receiver))?.lastMessageAt ?? null;
		// Another worker at the same address may have had an earlier message.
		if (last !== null && last !== before.lastMessageAt && Date.parse(last) >= before.now) return "received";
	}
	return "lost";
}

/**
 * Tests whether messages about changes in Directus arrive at a studio or worker, and prints the outcome. The exit status is 1 if they do
 * not. Directus itself logs no failed request of a Flow.
 */
export async function testMessages(
	send: Send,
	receiver: TestedReceiver,
	messages: Messages,
): Promise<number> {
	const { kind, address, project } = receiver;
	const outcome = await outcomeOf(send, receiver);
	const params = { url: address, project, seconds: messageLimit };
	if (outcome === "lost") console.error(commandErrorText(`${kind}.lost`, params, messages));
	else console.log(messages(`${kind}.${outcome}`, params));
	return outcome === "lost" ? 1 : 0;
}
