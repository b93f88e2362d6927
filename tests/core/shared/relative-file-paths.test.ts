import { describe, expect, it } from "vitest";
import { relativeFilePaths } from "#core/shared/relative-file-paths.ts";

const entry = (parentPath: string, name: string, isFile = true) => ({
	parentPath,
	name,
	isFile: () => isFile,
});

describe("the paths of a folder's files", () => {
	it.each(["/srv/site", "C:\\srv\\site"])("B-USE-09 are relative to %s, with slashes and sorted", (root) => {
		const separator = root.charAt(root.length - 5);
		const inner = [root, "assets", "media"].join(separator);
		const entries = [
			entry(root, "index.html"),
			entry(root, "assets", false),
			entry([root, "assets"].join(separator), "media", false),
			entry(inner, "ring.avif"),
			entry([root, "assets"].join(separator), "b.css"),
		];
		expect(relativeFilePaths(root, entries)).toEqual([
			"assets/b.css",
			"assets/media/ring.avif",
			"index.html",
		]);
	});

	it("B-USE-09 contain a backslash of a name", () => {
		expect(relativeFilePaths("/srv", [entry("/srv/a\\b", "c\\d")])).toEqual(["a\\b/c\\d"]);
	});
});
