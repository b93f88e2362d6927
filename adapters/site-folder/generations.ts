import { lstat, mkdtemp, readdir, readlink, rename, rm, rmdir, symlink } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Generation } from "#core/ports/site-output.ts";

/** A folder next to the output with one generation of the site, or part of one. */
interface GenerationFolder {
	readonly name: string;
	readonly generation: Generation;
	/** Whether it is a link that is about to replace the output. */
	readonly isLink: boolean;
}

/** The content of an output's path: nothing, a published generation, or something else. */
export type Current =
	| { readonly kind: "none" }
	| { readonly kind: "site"; readonly name: string; readonly generation: Generation }
	| { readonly kind: "foreign" };

const codeOf = (error: unknown) => (error as { readonly code?: string }).code;

/**
 * The generations of a site next to its output. `target` is a symbolic link to one of these folders, whose names contain the
 * generation, so that one rename switches both (B-REL-08).
 */
export function createGenerations(target: string) {
	const parent = dirname(target);
	const prefix = `.${basename(target)}.g`;

	function parse(name: string): GenerationFolder | null {
		const [, number, ending] = /^(\d+)-\w+(\.link)?$/.exec(name.slice(prefix.length)) ?? [];
		if (!name.startsWith(prefix) || number === undefined) return null;
		return { name, generation: Number(number), isLink: ending !== undefined };
	}

	async function all(): Promise<readonly GenerationFolder[]> {
		return (await readdir(parent)).flatMap((name) => parse(name) ?? []);
	}

	async function newest(): Promise<Generation> {
		return Math.max(0, ...(await all()).map(({ generation }) => generation));
	}

	return {
		parent,
		newest,

		async current(): Promise<Current> {
			try {
				if (!(await lstat(target)).isSymbolicLink())
					return (await readdir(target)).length > 0 ? { kind: "foreign" } : { kind: "none" };
				const folder = parse(basename(await readlink(target)));
				return folder ? { kind: "site", ...folder } : { kind: "foreign" };
			} catch (error) {
				if (codeOf(error) === "ENOTDIR") return { kind: "foreign" };
				if (codeOf(error) !== "ENOENT") throw error;
				return { kind: "none" };
			}
		},

		/** Creates the folder of a generation and returns its name. Older publications cannot switch the output from now on. */
		async claim(generation: Generation): Promise<string> {
			const folder = await mkdtemp(join(parent, `${prefix}${generation}-`));
			for (const { name, isLink, generation: other } of await all())
				if (isLink && other < generation) await rm(join(parent, name), { force: true });
			return basename(folder);
		},

		/**
		 * Makes the output a link to a folder of {@link claim}; returns false if a newer generation has been claimed. The new link
		 * exists before this looks for newer claims, and a newer claim exists before it removes older links. So either this
		 * sees the newer claim, or the rename fails, or the newer publication switches later.
		 */
		async switchTo(folder: string, generation: Generation): Promise<boolean> {
			const link = join(parent, `${folder}.link`);
			await symlink(folder, link, "junction");
			if ((await newest()) > generation) {
				await rm(link, { force: true });
				return false;
			}
			// An empty folder that was there before the first publication.
			if (!(await lstat(target).catch(() => null))?.isSymbolicLink())
				await rmdir(target).catch(() => undefined);
			try {
				await rename(link, target);
				return true;
			} catch (error) {
				if (codeOf(error) === "ENOENT" && (await newest()) > generation) return false;
				throw error;
			}
		},

		/** Removes the folder of a publication that failed. */
		discard: (folder: string) => rm(join(parent, folder), { recursive: true, force: true }),

		/** Removes the folders of older generations, and of the same one that are not served. */
		async removeOlder(served: string, generation: Generation): Promise<void> {
			for (const { name, generation: other } of await all())
				if (name !== served && other <= generation)
					await rm(join(parent, name), { recursive: true, force: true });
		},
	};
}
