import { createPath, NavigationType, type RouterInit } from "react-router";
import { addEntry, changeEntry, historyEntry } from "#renderer/client/history-entry.ts";

type History = RouterInit["history"];
type Target = Parameters<History["push"]>[0];

/** The path of what the router names as a path, or by its parts. */
const pathOf = (target: Target) => (typeof target === "string" ? target : createPath(target));

/** The URL of it on this host: a path that begins with two slashes is no other host's. */
const urlOf = (target: Target) => new URL(`${location.origin}${pathOf(target)}`);

/** The key that the router gave an entry. */
const keyOf = (target: Target) =>
	typeof target === "object" && "key" in target && typeof target.key === "string" ? target.key : undefined;

/**
 * The session history as the router uses it. Its entries are ours (history-entry.ts), so that the router finds those that were
 * written before it came, and its own can be read without it.
 */
export function createRouterHistory(): History {
	let action = NavigationType.Pop;
	return {
		get action() {
			return action;
		},
		get location() {
			const { pathname, search, hash } = location;
			return { pathname, search, hash, ...historyEntry() };
		},
		createHref: pathOf,
		createURL: urlOf,
		encodeLocation(target) {
			const { pathname, search, hash } = urlOf(target);
			return { pathname, search, hash };
		},
		push(target, state) {
			action = NavigationType.Push;
			addEntry(pathOf(target), state, keyOf(target));
		},
		replace(target, state) {
			action = NavigationType.Replace;
			changeEntry(pathOf(target), state, keyOf(target));
		},
		go: (steps) => history.go(steps),
		listen(listener) {
			const moved = () => {
				action = NavigationType.Pop;
				listener({ action, location: this.location, delta: null });
			};
			addEventListener("popstate", moved);
			return () => removeEventListener("popstate", moved);
		},
	};
}
