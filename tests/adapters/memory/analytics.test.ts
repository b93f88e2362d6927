import { createMemoryAnalytics } from "#adapters/memory/analytics.ts";
import { analyticsSuite } from "#tests/adapters/port-suites/analytics.ts";

analyticsSuite("in memory", () => {
	const analytics = createMemoryAnalytics();
	return { analytics, ...analytics, settle: async () => {} };
});
