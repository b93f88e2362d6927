import { afterAll, expect, it } from "vitest";
import { codeBlocksOf } from "#tests/docs/code-blocks.ts";
import { journeys } from "#tests/docs/journeys.ts";
import { createReaderFolder, type ReaderFolder } from "#tests/docs/reader-folder.ts";

const folders: ReaderFolder[] = [];
afterAll(() => {
	for (const folder of folders) folder.remove();
});

it.each(journeys.map((chapters) => [chapters.map(({ file }) => file).join(", "), chapters] as const))(
	"B-USE-05 every command can be followed from an empty folder: %s",
	async (_, chapters) => {
		const reader = createReaderFolder();
		folders.push(reader);
		let count = 0;
		for (const { file, directory } of chapters) {
			reader.enter(directory);
			for (const block of codeBlocksOf(file)) {
				if (block.notRun !== null || (block.language !== "sh" && block.savedAs === null)) continue;
				await reader.follow(block);
				count++;
			}
		}
		expect(count).toBeGreaterThan(0);
	},
);
