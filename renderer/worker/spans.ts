import { loadOptional } from "#core/shared/load-optional.ts";

/** Runs a step in a span of OpenTelemetry. A thrown error, or a call of `fail` with a reason, marks the span as failed. */
export type InSpan = <Value>(
	name: string,
	attributes: Readonly<Record<string, string | number>>,
	run: (fail: (reason: string) => void) => Promise<Value>,
) => Promise<Value>;

/** Runs a step without a span. */
export const withoutSpan: InSpan = (_name, _attributes, run) => run(() => undefined);

/**
 * Returns the function that records spans. Only the API of OpenTelemetry is used: without that optional package, or without an SDK
 * that the process loads, nothing is recorded.
 */
export async function openSpans(): Promise<InSpan> {
	const api = await loadOptional(() => import("@opentelemetry/api"));
	if (api === null) return withoutSpan;
	const tracer = api.trace.getTracer("facette");
	return (name, attributes, run) =>
		tracer.startActiveSpan(name, { attributes }, async (span) => {
			const fail = (message: string) => void span.setStatus({ code: api.SpanStatusCode.ERROR, message });
			try {
				return await run(fail);
			} catch (error) {
				fail(error instanceof Error ? error.message : String(error));
				throw error;
			} finally {
				span.end();
			}
		});
}
