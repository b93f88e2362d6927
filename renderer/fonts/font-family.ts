import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { create, type Font } from "fontkitten";
import { fail, type Result, succeed } from "#core/shared/result.ts";

/** A font file, and what its @font-face rule says of it. */
export interface FontFile {
	/** The file's name without its folder and ending. */
	readonly name: string;
	readonly bytes: Buffer;
	readonly font: Font;
	/** The value of `font-weight`: "400", or "300 900" for a variable font. */
	readonly weight: string;
	/** The value of `unicode-range`; null for all characters. */
	readonly unicodeRange: string | null;
}

/** The files of a font. */
export interface FontFamily {
	readonly name: string;
	/** Decides which of the system's fonts replaces it until it is loaded. */
	readonly isSerif: boolean;
	readonly files: readonly FontFile[];
	/** The file that nearly all text of a page needs. */
	readonly main: FontFile;
}

/** The reason why a font cannot be used. */
export interface FontProblem {
	readonly key: `theme.font${"Package" | "Missing" | "Broken" | "Large"}`;
	readonly params: Readonly<Record<string, string | number>>;
}

/** Returns a function that computes a value once for all files with the same content: fonts are large, and rarely change. */
export function oncePerContent<Value>(compute: (bytes: Buffer) => Value): (bytes: Buffer) => Value {
	const values = new Map<string, { readonly value: Value }>();
	return (bytes) => {
		const digest = createHash("sha256").update(bytes).digest("hex");
		const computed = values.get(digest) ?? { value: compute(bytes) };
		values.set(digest, computed);
		return computed.value;
	};
}

type Loaded<Value> = Result<Value, FontProblem>;

/** A larger file delays the text of every page; it usually has characters of languages that the site does not have. */
const maxFontBytes = 200 * 1024;

/** The subsets of a package that the site's languages need; a browser loads the second for names from other ones. */
const subsets = ["latin", "latin-ext"] as const;

/** The weights that pages use, of the fonts that have a file for each. */
const usedWeights = [400, 500, 600, 700];

/** The metadata of a font in a fontsource package. */
interface PackageMetadata {
	readonly family: string;
	readonly category: string;
	readonly weights: readonly number[];
	readonly variable: false | { readonly wght?: { readonly min: string; readonly max: string } };
}

/** Decodes a font; null for a damaged file or a collection of fonts. */
const decodeFont = oncePerContent((bytes): Font | null => {
	try {
		const font = create(bytes);
		return font.isCollection ? null : font;
	} catch {
		return null;
	}
});

function readFont(path: string, name: string): Loaded<Pick<FontFile, "bytes" | "font">> {
	const bytes = readFileSync(path);
	if (bytes.length > maxFontBytes) {
		const [size, limit] = [bytes.length, maxFontBytes].map((count) => Math.round(count / 1024)) as [
			number,
			number,
		];
		return fail({ key: "theme.fontLarge", params: { name, size, limit } });
	}
	const font = decodeFont(bytes);
	return font ? succeed({ bytes, font }) : fail({ key: "theme.fontBroken", params: { name } });
}

/** Returns the file whose weight is nearest to the one that pages use most. */
function mainFile(files: readonly FontFile[], weight: number): FontFile | undefined {
	const distance = ({ weight: own }: FontFile) => {
		const [min = weight, max = min] = own.split(" ").map(Number);
		return Math.max(min - weight, weight - max, 0);
	};
	return files.toSorted((one, other) => distance(one) - distance(other))[0];
}

/** Returns the folder of a package as the site's folder resolves it, else as the program does; null if neither has it. */
function packageFolder(name: string, siteDirectory: string): string | null {
	for (const from of [join(siteDirectory, "package.json"), import.meta.url]) {
		try {
			return dirname(createRequire(from).resolve(`${name}/metadata.json`));
		} catch {
			// Not installed there.
		}
	}
	return null;
}

/** Loads the font of a fontsource package; `weight` is the one that pages use most. */
export function packageFont(name: string, siteDirectory: string, weight: number): Loaded<FontFamily> {
	const folder = packageFolder(name, siteDirectory);
	if (folder === null) return fail({ key: "theme.fontPackage", params: { name } });
	// Fontsource generates both files.
	const metadata = JSON.parse(readFileSync(join(folder, "metadata.json"), "utf8")) as PackageMetadata;
	const ranges = JSON.parse(readFileSync(join(folder, "unicode.json"), "utf8")) as Record<string, string>;
	const axis = metadata.variable ? metadata.variable.wght : undefined;
	const used = metadata.weights.filter((own) => usedWeights.includes(own));
	const weights = axis
		? [["wght", `${axis.min} ${axis.max}`] as const]
		: (used.length > 0 ? used : metadata.weights).map((own) => [String(own), String(own)] as const);
	const files: FontFile[] = [];
	for (const subset of subsets) {
		for (const [part, value] of weights) {
			const path = join(folder, "files", `${basename(name)}-${subset}-${part}-normal.woff2`);
			if (!existsSync(path)) continue;
			const read = readFont(path, basename(path));
			if (!read.ok) return read;
			files.push({
				...read.value,
				name: basename(path, ".woff2"),
				weight: value,
				unicodeRange: ranges[subset] ?? null,
			});
		}
	}
	const main = mainFile(files, weight);
	if (!main) return fail({ key: "theme.fontBroken", params: { name } });
	return succeed({ name: metadata.family, isSerif: metadata.category === "serif", files, main });
}

/** Returns whether a font has serifs by its classification (PANOSE). */
function hasSerifs(font: Font): boolean {
	const [family = 0, serifStyle = 0] = font["OS/2"]?.panose ?? [];
	return family === 2 && serifStyle >= 2 && serifStyle <= 10;
}

/** Loads a font from files of the media folder; `weight` is the one that pages use most. */
export function fileFont(
	names: readonly string[],
	mediaFolders: readonly string[],
	weight: number,
): Loaded<FontFamily> {
	const files: FontFile[] = [];
	for (const name of names) {
		const path = mediaFolders.map((folder) => join(folder, name)).find(existsSync);
		if (path === undefined) return fail({ key: "theme.fontMissing", params: { name } });
		const read = readFont(path, name);
		if (!read.ok) return read;
		const { bytes, font } = read.value;
		const axis = font.variationAxes.wght;
		files.push({
			name: basename(name, ".woff2"),
			bytes,
			font,
			weight: axis ? `${axis.min} ${axis.max}` : String(font["OS/2"]?.usWeightClass ?? 400),
			unicodeRange: null,
		});
	}
	const [first] = files;
	const main = mainFile(files, weight);
	if (!main || !first) return fail({ key: "theme.fontMissing", params: { name: "" } });
	return succeed({ name: first.font.familyName, isSerif: hasSerifs(first.font), files, main });
}
