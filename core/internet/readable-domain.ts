import { machineDomain } from "#core/internet/domain-name.ts";

const acePrefix = "xn--";
const base = 36;

/** Returns the adapted bias, the threshold of the next digits (RFC 3492, section 6.1). */
function adaptedBias(delta: number, length: number, isFirst: boolean): number {
	let rest = Math.floor(delta / (isFirst ? 700 : 2));
	rest += Math.floor(rest / length);
	let bias = 0;
	for (; rest > 455; bias += base) rest = Math.floor(rest / (base - 1));
	return bias + Math.floor((base * rest) / (rest + 38));
}

/** Returns the value of a digit: "a" to "z" are 0 to 25, "0" to "9" are 26 to 35. */
function digitOf(character: string): number {
	const value = Number.parseInt(character, base);
	return value < 10 ? value + 26 : value - 10;
}

/** Decodes what follows "xn--" in a label (RFC 3492, section 6.2); null for what is no Punycode. */
function decodeLabel(encoded: string): string | null {
	const mark = encoded.lastIndexOf("-");
	const decoded = [...encoded.slice(0, Math.max(mark, 0))];
	let [code, place, bias] = [128, 0, 72];
	for (let at = mark + 1; at < encoded.length; ) {
		const before = place;
		for (let [weight, step] = [1, base]; ; step += base) {
			const digit = digitOf(encoded[at++] ?? "");
			const threshold = Math.min(Math.max(step - bias, 1), 26);
			place += digit * weight;
			if (!(place < 2 ** 31)) return null;
			if (digit < threshold) break;
			weight *= base - threshold;
		}
		const length = decoded.length + 1;
		bias = adaptedBias(place - before, length, before === 0);
		code += Math.floor(place / length);
		place %= length;
		if (code > 0x10ffff) return null;
		decoded.splice(place++, 0, String.fromCodePoint(code));
	}
	return decoded.join("");
}

/** Returns a domain as people read it: "www.xn--juwelier-mller-psb.de" is "www.juwelier-müller.de" (RFC 3492). */
export function readableDomain(domain: string): string {
	const labels = domain.split(".").map((label) => {
		const isEncoded = label.startsWith(acePrefix);
		return (isEncoded ? decodeLabel(label.slice(acePrefix.length)) : null) ?? label;
	});
	return labels.join(".");
}

/**
 * Returns an e-mail address as people read it: "info@xn--mller-kva.de" is "info@müller.de". Other texts stay as they are, and so do
 * domains that no registry gives.
 */
export function readableEmail(email: string): string {
	const at = email.lastIndexOf("@") + 1;
	const domain = at === 0 ? null : siteDomain(email.slice(at));
	return domain === null ? email : email.slice(0, at) + readableDomain(domain);
}

/** Returns the spellings of a domain, that of machines first; one where they are the same. */
export function domainSpellings(domain: string): readonly string[] {
	return [...new Set([domain, readableDomain(domain)])];
}

const siteLabel = /^(?!-)[\p{L}\p{M}\p{N}-]+(?<!-)$/u;

/** Scripts that have letters which look like those of another one. */
const alphabets = ["Latin", "Greek", "Cyrillic", "Armenian", "Georgian", "Hebrew", "Arabic", "Cherokee"].map(
	(script) => new RegExp(`\\p{Script=${script}}`, "u"),
);

/**
 * Returns the domain of a website as machines write it. Null for what no registry gives: emoji, wrong Punycode, and letters of several
 * alphabets in one label.
 */
export function siteDomain(text: string): string | null {
	const domain = machineDomain(text);
	if (domain === null) return null;
	const readable = readableDomain(domain);
	const isGiven = readable
		.split(".")
		.every(
			(label) => siteLabel.test(label) && alphabets.filter((alphabet) => alphabet.test(label)).length <= 1,
		);
	return isGiven && machineDomain(readable) === domain ? domain : null;
}
