import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { createMemoryPlace, createMemorySiteOutput, type ReadFolder } from "#adapters/memory/site-output.ts";
import { describeFile } from "#renderer/publish/describe-file.ts";
import { siteOutputSuite } from "#tests/adapters/port-suites/site-output.ts";

const readFolder: ReadFolder = async (folder) => {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => null);
	if (!entries) return null;
	const files = entries
		.filter((entry) => entry.isFile())
		.map(({ parentPath, name }) => join(parentPath, name));
	const read = files.map(
		async (file) => [relative(folder, file).split(sep).join("/"), await readFile(file, "utf8")] as const,
	);
	return new Map((await Promise.all(read)).sort(([one], [other]) => (one < other ? -1 : 1)));
};

siteOutputSuite("the memory output", async () => {
	const place = createMemoryPlace();
	return {
		output: () => createMemorySiteOutput(place, describeFile, readFolder),
		served: async () => place.files,
	};
});
