import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Puts the temporary files of a run, and of the processes that it starts, in one folder, and removes it afterwards. `os.tmpdir()`
 * reads TMPDIR, on Windows TEMP.
 */
export function setup(): () => void {
	const folder = mkdtempSync(join(tmpdir(), "facette-tests-"));
	// A database server of a test runs as another user.
	chmodSync(folder, 0o755);
	process.env.TMPDIR = folder;
	process.env.TEMP = folder;
	return () => rmSync(folder, { recursive: true, force: true });
}
