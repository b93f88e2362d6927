import { isIPv6 } from "node:net";

/**
 * Returns the key of a rate limit: an IPv4 address, or the /64 network of an IPv6 one, because one caller has all
 * of it.
 */
export function callerNetwork(ip: string): string {
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
	if (mapped) return mapped;
	if (!isIPv6(ip)) return ip;
	const [before = "", after] = (ip.split("%")[0] ?? "").split("::");
	const groups = before === "" ? [] : before.split(":");
	const last = after ? after.split(":").length : 0;
	const zeros = after === undefined ? 0 : Math.max(0, 8 - groups.length - last);
	const all = [...groups, ...Array(zeros).fill("0"), ...(after ? after.split(":") : [])];
	return all
		.slice(0, 4)
		.map((group) => Number.parseInt(group, 16).toString(16))
		.join(":");
}
