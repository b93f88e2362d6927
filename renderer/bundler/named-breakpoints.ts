import type { Plugin } from "vite";
import * as breakpoints from "../../ui/foundation/breakpoints.ts";

const conditions = new Map<string, string>(
	Object.entries(breakpoints).flatMap(([from, condition]) => {
		const name = from.replace("from", "").toLowerCase();
		return [
			[`(--from-${name})`, condition],
			[`(--below-${name})`, condition.replace(">=", "<")],
		];
	}),
);

/** Replaces the names of breakpoints in media queries, e.g. "(--from-…)", because these cannot use custom properties. */
export function namedBreakpoints(): Plugin {
	const replaceNames = (rule: { params: string }) => {
		rule.params = rule.params.replace(/\(--[\w-]+\)/g, (name) => {
			const condition = conditions.get(name);
			if (!condition) throw new Error(`There is no breakpoint ${name}.`);
			return condition;
		});
	};
	const plugin = { postcssPlugin: "named-breakpoints", AtRule: { media: replaceNames } };
	return { name: "facette:named-breakpoints", config: () => ({ css: { postcss: { plugins: [plugin] } } }) };
}
