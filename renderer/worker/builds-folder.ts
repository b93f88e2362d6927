import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { convertWriteErrors } from "#renderer/output/write-error.ts";

function isRunning(id: number): boolean {
	try {
		return process.kill(id, 0);
	} catch (error) {
		return error instanceof Error && "code" in error && error.code === "EPERM";
	}
}

/**
 * Claims the folder of a worker's builds for this process, because two workers would change the same built sites. Returns a function
 * that releases it; null if it belongs to a worker that runs. Throws a WriteError if the folder cannot be written.
 */
export function claimBuildsFolder(directory: string): (() => void) | null {
	const file = join(directory, ".worker");
	return convertWriteErrors(directory, () => {
		mkdirSync(directory, { recursive: true });
		for (let attempt = 0; attempt < 2; attempt++) {
			try {
				writeFileSync(file, String(process.pid), { flag: "wx" });
				return () => rmSync(file, { force: true });
			} catch (error) {
				if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
			}
			const owner = Number(readFileSync(file, "utf8"));
			if (owner !== process.pid && isRunning(owner)) return null;
			rmSync(file, { force: true });
		}
		return null;
	});
}
