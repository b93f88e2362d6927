import { describe, expect, it, vi } from "vitest";
import { lazyClock } from "#adapters/composition/lazy-clock.ts";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { createMemoryTime } from "#adapters/memory/time.ts";
import {
	type ClockWindow,
	clockElementId,
	createRetailerClock,
} from "#adapters/retailer-clock/retailer-clock.ts";
import { retailerClockSuite } from "#tests/adapters/port-suites/retailer-clock.ts";

const script = "https://uhr.example/clock.js";
const options = { apiKey: "k1", language: "fr", colour: "gold" } as const;

interface FakeElement {
	src?: string;
	id?: string;
	dispatch(type: string): void;
}

/** Opens a page with an element "clock"; `program` is the global that the script creates. */
function setup(program?: ClockWindow["RolexRetailerClock"]) {
	const scripts: FakeElement[] = [];
	const content: FakeElement[] = [];
	const fakeElement = () => {
		const target = new EventTarget();
		return Object.assign(target, {
			dispatch: (type: string) => target.dispatchEvent(new Event(type)),
			remove() {
				for (const list of [scripts, content]) if (list.includes(this)) list.splice(list.indexOf(this), 1);
			},
		});
	};
	const document = {
		scripts,
		createElement: fakeElement,
		head: { append: (element: FakeElement) => scripts.push(element) },
		getElementById: (id: string) =>
			id === "clock" ? { append: (element: FakeElement) => content.push(element) } : null,
	};
	const window = { document } as unknown as Window & ClockWindow;
	const logger = createMemoryLogger();
	const time = createMemoryTime(0);
	const clock = createRetailerClock({ window, time, logger, script });
	const arrive = async () => {
		window.RolexRetailerClock = program;
		for (const element of [...scripts]) element.dispatch("load");
	};
	return { clock, window, logger, time, scripts, content, arrive };
}

/** Creates the brand's script API, which records its calls. */
function brandScript() {
	const asked: object[] = [];
	return {
		asked,
		ClockScript: class {
			getRetailerClock(wanted: object) {
				asked.push(wanted);
			}
		},
	};
}

for (const [name, make] of [
	["the brand's program", (tools: Parameters<typeof createRetailerClock>[0]) => createRetailerClock(tools)],
	["the brand's program, loaded with it", ({ script: src, ...tools }) => lazyClock(tools, src)],
] satisfies [string, typeof createRetailerClock][])
	retailerClockSuite(name, () => {
		const { window, time, logger, content, arrive } = setup(brandScript().ClockScript);
		const clock = make({ window, time, logger, script });
		const settle = async () => {
			await vi.dynamicImportSettled();
			await arrive();
		};
		return { clock, shown: () => content.length, arrive: settle };
	});

describe("the retailer clock", () => {
	it("R-CLOCK-01 loads nothing before it is mounted", () => {
		const { clock, scripts } = setup();
		clock.unmount("clock");
		expect(scripts).toEqual([]);
	});

	it("R-CLOCK-01 is mounted with the key, the language and gold, into the element that the brand looks for", async () => {
		const { asked, ClockScript } = brandScript();
		const { clock, scripts, content, logger, arrive } = setup(ClockScript);
		const mounting = clock.mount("clock", options);
		expect(scripts.map(({ src }) => src)).toEqual([script]);
		await arrive();
		expect(await mounting).toBe(true);
		expect(asked).toEqual([{ dealerAPIKey: "k1", lang: "fr", colour: "gold" }]);
		expect(content.map(({ id }) => id)).toEqual([clockElementId]);
		expect(logger.notes).toEqual([]);
	});

	it("R-CLOCK-01 unmounts and mounts again with one script", async () => {
		const { ClockScript } = brandScript();
		const { clock, scripts, content, arrive } = setup(ClockScript);
		const first = clock.mount("clock", options);
		await arrive();
		await first;
		clock.unmount("clock");
		expect(content).toEqual([]);
		expect(await clock.mount("clock", options)).toBe(true);
		expect(await clock.mount("clock", { ...options, language: "de" })).toBe(true);
		expect(content).toHaveLength(1);
		expect(scripts).toHaveLength(1);
	});

	it("R-CLOCK-01 does not show if it is unmounted while its script loads", async () => {
		const { asked, ClockScript } = brandScript();
		const { clock, content, logger, arrive } = setup(ClockScript);
		const mounting = clock.mount("clock", options);
		clock.unmount("clock");
		await arrive();
		expect(await mounting).toBe(false);
		expect([asked, content, logger.notes]).toEqual([[], [], []]);
	});
});

describe("a retailer clock that fails", () => {
	const failing = class {
		getRetailerClock(): void {
			throw new TypeError("stopped");
		}
	};
	type Setup = ReturnType<typeof setup>;
	it.each<[string, ClockWindow["RolexRetailerClock"], (at: Setup) => unknown, string, string]>([
		["the program throws", failing, ({ arrive }) => arrive(), "clock", "TypeError: stopped"],
		[
			"the script has no program",
			undefined,
			({ arrive }) => arrive(),
			"clock",
			"Error: The script has no clock.",
		],
		[
			"the script does not come",
			failing,
			({ scripts }) => scripts[0]?.dispatch("error"),
			"clock",
			"Error: The script could not be loaded.",
		],
		["nobody answers", failing, ({ time }) => time.advance(15_000), "clock", "no answer within 15 s"],
		[
			"the element is gone",
			failing,
			({ arrive }) => arrive(),
			"elsewhere",
			"Error: There is no element elsewhere.",
		],
	])("R-CLOCK-01 R-ERR-02 logs if %s and shows nothing", async (_, program, happen, id, reason) => {
		const at = setup(program);
		const mounting = at.clock.mount(id, options);
		await happen(at);
		expect(await mounting).toBe(false);
		expect(at.content).toEqual([]);
		expect(at.logger.notes).toEqual([{ key: "clock.notMounted", details: { reason } }]);
	});

	it("R-CLOCK-01 loads a failed script again", async () => {
		const { ClockScript } = brandScript();
		const { clock, scripts, arrive } = setup(ClockScript);
		const first = clock.mount("clock", options);
		scripts[0]?.dispatch("error");
		expect(await first).toBe(false);
		const second = clock.mount("clock", options);
		await arrive();
		expect(await second).toBe(true);
	});
});
