import { createMemoryPlace, createMemorySiteOutput } from "#adapters/memory/site-output.ts";
import { describeFile } from "#renderer/publish/describe-file.ts";
import { siteOutputSuite } from "#tests/adapters/port-suites/site-output.ts";

siteOutputSuite("the memory output", async () => {
	const place = createMemoryPlace();
	return {
		output: () => createMemorySiteOutput(place, describeFile),
		served: async () => new Map([...place.files].map(([path, content]) => [path, content.toString()])),
	};
});
