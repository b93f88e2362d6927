/** Returns the lowest version of a range such as ">=20.19". */
export function requiredVersion(range: string): string {
	return range.replace(/^[^\d]*/, "");
}

/** Returns whether a version is a lowest one or newer; missing parts count as 0. */
export function isAtLeast(version: string, lowest: string): boolean {
	const parts = (text: string) => text.split(".").map((part) => Number.parseInt(part, 10) || 0);
	const [present, needed] = [parts(version), parts(lowest)];
	const place = [0, 1, 2].find((one) => (present[one] || 0) !== (needed[one] || 0));
	return place === undefined || (present[place] || 0) > (needed[place] || 0);
}
