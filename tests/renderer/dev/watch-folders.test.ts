import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { watchFolders } from "#renderer/dev/watch-folders.ts";

const limit = { timeout: 60_000 };

describe("the watched folders of a site in development", () => {
	let folder = "";
	let stop = () => {};
	const changed = vi.fn();
	const failed = vi.fn();

	const write = (file: string, text: string) => {
		mkdirSync(dirname(join(folder, file)), { recursive: true });
		writeFileSync(join(folder, file), text);
	};
	/** Saves a file as many editors do: writes another file, here one that is not watched, and renames it. */
	const replace = (file: string, text: string) => {
		write(".new", text);
		renameSync(join(folder, ".new"), join(folder, file));
	};
	/** Makes a change and waits until it is reported. */
	const reported = async (change: () => void) => {
		changed.mockClear();
		change();
		await vi.waitFor(() => expect(changed).toHaveBeenCalled(), limit);
	};

	beforeEach(async () => {
		folder = mkdtempSync(join(tmpdir(), "facette-watch-"));
		write("pages/about.json", "0");
		changed.mockClear();
		failed.mockClear();
		stop = await watchFolders([folder], changed, failed);
	});

	afterEach(() => {
		stop();
		rmSync(folder, { recursive: true });
	});

	it("B-USE-04 report a file each time that it is replaced by renaming another", async () => {
		for (const text of ["1", "2", "3"]) await reported(() => replace("pages/about.json", text));
	});

	it("B-USE-04 report new, changed and removed files", async () => {
		await reported(() => write("pages/shop/new.json", "1"));
		await reported(() => write("pages/shop/new.json", "22"));
		await reported(() => rmSync(join(folder, "pages/shop/new.json")));
		await reported(() => write("pages/dist/new.json", "1"));
	});

	it("B-USE-04 report a file that cannot be watched, and still watch the others", async () => {
		symlinkSync("endless", join(folder, "endless"));
		await vi.waitFor(() => expect(failed).toHaveBeenCalled(), limit);
		expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: "ELOOP" }));
		await reported(() => write("pages/about.json", "3"));
	});

	it("B-USE-04 report which files changed", async () => {
		await reported(() => write("pages/about.json", "4"));
		expect(changed).toHaveBeenCalledWith([join(folder, "pages/about.json")]);
	});

	it("B-USE-04 are watched even if one of their files cannot be", async () => {
		stop();
		symlinkSync("endless", join(folder, "endless"));
		stop = await watchFolders([folder], changed, failed);
		expect(failed).toHaveBeenCalled();
		await reported(() => write("pages/about.json", "3"));
	});

	it.each(["node_modules", "dist", ".facette"])("do not report %s at the top", async (name) => {
		const foreign = vi.fn();
		write(`${name}/first.js`, "0");
		const stopForeign = await watchFolders([join(folder, name)], foreign, failed);
		write(`${name}/second.js`, "1");
		await vi.waitFor(() => expect(foreign).toHaveBeenCalled(), limit);
		stopForeign();
		expect(changed).not.toHaveBeenCalled();
		await reported(() => write("pages/about.json", "22"));
	});
});
