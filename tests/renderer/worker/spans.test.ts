import { trace } from "@opentelemetry/api";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openSpans } from "#renderer/worker/spans.ts";

const spans: string[] = [];
const notUsed = () => {
	throw new Error("not used");
};

/** An SDK that records the names and states of spans. */
const provider = {
	getTracer: () => ({
		startSpan: notUsed,
		startActiveSpan(name: string, options: unknown, run?: unknown) {
			spans.push(`${name} ${JSON.stringify(options)}`);
			return (run as (span: unknown) => unknown)({
				setStatus: ({ message }: { readonly message: string }) => spans.push(`${name} failed: ${message}`),
				end: () => spans.push(`${name} ended`),
			});
		},
	}),
};

beforeEach(() => {
	spans.length = 0;
	trace.setGlobalTracerProvider(provider as unknown as Parameters<typeof trace.setGlobalTracerProvider>[0]);
});
afterEach(() => trace.disable());

it("B-USE-11 a worker records steps within each other as spans of OpenTelemetry", async () => {
	const inSpan = await openSpans();
	const value = await inSpan("rebuild", { shop: "ring.example" }, () => inSpan("build", {}, async () => 7));
	expect(value).toBe(7);
	expect(spans).toEqual([
		'rebuild {"attributes":{"shop":"ring.example"}}',
		'build {"attributes":{}}',
		"build ended",
		"rebuild ended",
	]);
});

it("B-USE-11 a span has the reason of a step that failed or threw", async () => {
	const inSpan = await openSpans();
	await inSpan("build", {}, async (fail) => fail("no title"));
	await expect(inSpan("publish", {}, () => Promise.reject(new Error("no answer")))).rejects.toThrow(
		"no answer",
	);
	expect(spans.filter((line) => line.includes("failed"))).toEqual([
		"build failed: no title",
		"publish failed: no answer",
	]);
	expect(spans.filter((line) => line.endsWith("ended")).length).toBe(2);
});
