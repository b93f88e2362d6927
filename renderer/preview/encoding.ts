import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** The content encodings that the preview server offers, the preferred one first. */
export const encodings = ["br", "gzip"] as const;

/** A content encoding, as accept-encoding names it. */
export type Encoding = (typeof encodings)[number];

const runBrotli = promisify(brotliCompress);
const runGzip = promisify(gzip);

/**
 * The encoding that a client likes best among those available, by its accept-encoding header; null for the
 * plain file. A weight of 0 refuses; at equal weights brotli comes before gzip, gzip before plain.
 */
export function chooseEncoding(header: string | undefined, available: readonly Encoding[]): Encoding | null {
	const weights = parseWeights(header ?? "");
	let best: Encoding | null = null;
	let bestWeight = 0;
	for (const encoding of encodings) {
		const weight = weights.get(encoding) ?? weights.get("*") ?? 0;
		if (!available.includes(encoding) || weight <= bestWeight) continue;
		best = encoding;
		bestWeight = weight;
	}
	return (weights.get("identity") ?? 0) > bestWeight ? null : best;
}

/** Compresses text for one response: quick settings, as a preview waits for it. */
export async function compress(content: Buffer, encoding: Encoding): Promise<Buffer> {
	if (encoding === "gzip") return runGzip(content);
	return runBrotli(content, {
		params: {
			[constants.BROTLI_PARAM_QUALITY]: 5,
			[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
			[constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
		},
	});
}

function parseWeights(header: string): ReadonlyMap<string, number> {
	const weights = new Map<string, number>();
	for (const item of header.toLowerCase().split(",")) {
		const [coding = "", ...parameters] = item.split(";").map((part) => part.trim());
		if (coding === "") continue;
		const q = parameters.find((parameter) => parameter.startsWith("q="));
		const weight = q === undefined ? 1 : Number(q.slice(2));
		weights.set(coding === "x-gzip" ? "gzip" : coding, weight > 0 && weight <= 1 ? weight : 0);
	}
	return weights;
}
