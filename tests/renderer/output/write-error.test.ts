import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { languages } from "#core/language/language.ts";
import { createMessages } from "#renderer/cli/messages.ts";
import { createFileWriter, openOutput } from "#renderer/output/output-folder.ts";
import {
	asWriteError,
	convertWriteErrors,
	isWriteFailure,
	WriteError,
} from "#renderer/output/write-error.ts";

function folder(): string {
	const path = mkdtempSync(join(tmpdir(), "write-error-"));
	onTestFinished(() => rmSync(path, { recursive: true, force: true }));
	return path;
}

function thrownBy(run: () => unknown): unknown {
	try {
		run();
	} catch (error) {
		return error;
	}
	throw new Error("Nothing was thrown");
}

const systemError = (code: string, path?: string) =>
	Object.assign(new Error(code), { code }, path === undefined ? {} : { path });

describe("an output that cannot be written", () => {
	it("B-REL-01 is reported if its folder cannot be created", () => {
		const file = join(folder(), "file");
		writeFileSync(file, "");
		expect(thrownBy(() => openOutput(join(file, "site")))).toMatchObject({
			name: "WriteError",
			path: file,
			kind: "denied",
		});
	});

	it("B-REL-01 is reported with the file", () => {
		const root = folder();
		const write = createFileWriter(root);
		write({ path: "a", content: "" });
		expect(thrownBy(() => write({ path: "a/b.html", content: "" }))).toMatchObject({
			name: "WriteError",
			path: join(root, "a/b.html"),
		});
	});

	it.each([
		["ENOSPC", "full"],
		["EDQUOT", "full"],
		["EFBIG", "full"],
		["EROFS", "denied"],
		["EACCES", "denied"],
		["EMFILE", "busy"],
	] as const)("B-REL-01 has a sentence for %s in every language", (code, kind) => {
		const error = asWriteError(systemError(code), "/srv/site");
		expect(error).toMatchObject({ path: "/srv/site", code, kind });
		for (const language of languages) {
			const sentence = createMessages(language)(`output.${kind}`, { path: "/srv/site", code });
			expect(sentence).toMatch(new RegExp(`^/srv/site .*${code}`));
		}
	});

	it("passes other errors on", () => {
		const bug = new TypeError("x is not a function");
		expect(asWriteError(bug, "/srv")).toBe(bug);
		expect(thrownBy(() => convertWriteErrors("/srv", () => Promise.reject.call(null)))).not.toBeInstanceOf(
			WriteError,
		);
		expect(isWriteFailure(systemError("EACCES"))).toBe(false);
		expect(isWriteFailure(systemError("ENOSPC"))).toBe(true);
	});
});
