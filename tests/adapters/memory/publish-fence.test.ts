import { createMemoryFence } from "#adapters/memory/publish-fence.ts";
import { publishFenceSuite } from "#tests/adapters/port-suites/publish-fence.ts";

publishFenceSuite("the memory fence", async (now) => {
	const fence = createMemoryFence(now);
	return [fence, fence];
});
