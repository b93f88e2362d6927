import { readFileSync } from "node:fs";
import type { MatomoWindow } from "#adapters/analytics-matomo/matomo.ts";

const double = readFileSync(new URL("../../../e2e/doubles/matomo.js", import.meta.url), "utf8");

/** A script element of the page, as used by the adapter. */
interface FakeScript {
	readonly src: string;
	dispatch(type: "load" | "error"): void;
}

/** A page in a browser, as used by Matomo and its adapter. */
export interface FakePage {
	readonly window: Window & MatomoWindow;
	/** The requested addresses, the oldest first. */
	readonly asked: string[];
	/** The scripts in the page. */
	readonly scripts: readonly FakeScript[];
	/** Returns the sorted names of the cookies. */
	cookies(): readonly string[];
	/** Delivers pending scripts. */
	deliver(): void;
	/** Blocks pending scripts, like an ad blocker. */
	refuse(): void;
	/** Dispatches a script error. */
	break(event: Partial<ErrorEvent>): void;
	/** Rejects a promise without a handler. */
	reject(reason: unknown): void;
}

/** Opens a page with the given cookies on it. */
export function openPage(cookies: readonly string[] = []): FakePage {
	const jar = new Map(cookies.map((name) => [name, "1"]));
	const scripts: FakeScript[] = [];
	const waiting: FakeScript[] = [];
	const asked: string[] = [];
	const target = new EventTarget();
	const document = {
		get cookie() {
			return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
		},
		set cookie(text: string) {
			const [pair = "", ...attributes] = text.split("; ");
			const [name = "", value = ""] = pair.split("=");
			if (attributes.includes("Max-Age=0")) jar.delete(name);
			else jar.set(name, value);
		},
		createElement: () => fakeScript(scripts),
		head: {
			append(script: FakeScript) {
				scripts.push(script);
				waiting.push(script);
				asked.push(script.src);
			},
		},
	};
	const window = Object.assign(target, {
		document,
		location: { origin: "https://www.sternau.example" },
		fetch: async (address: string) => {
			asked.push(address);
		},
	}) as unknown as Window & MatomoWindow;
	return {
		window,
		asked,
		scripts,
		cookies: () => [...jar.keys()].sort(),
		deliver() {
			for (const script of waiting.splice(0)) {
				new Function("window", "document", double)(window, document);
				script.dispatch("load");
			}
		},
		refuse() {
			for (const script of waiting.splice(0)) script.dispatch("error");
		},
		break: (event) => target.dispatchEvent(Object.assign(new Event("error"), event)),
		reject: (reason) =>
			target.dispatchEvent(Object.assign(new Event("unhandledrejection", { cancelable: true }), { reason })),
	};
}

function fakeScript(scripts: FakeScript[]): FakeScript {
	const target = new EventTarget();
	const script = Object.assign(target, {
		src: "",
		dispatch: (type: string) => target.dispatchEvent(new Event(type)),
		remove: () => scripts.splice(scripts.indexOf(script), 1),
	});
	return script;
}
