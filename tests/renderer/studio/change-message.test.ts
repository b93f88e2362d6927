import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { checkMessage, messageValidity, signMessage } from "#renderer/studio/change-message.ts";

const key = "a key of the tests, long enough for a signature";
const sentAt = Date.UTC(2026, 10, 27, 12);

/** Returns a header with a token of any content, signed with HMAC-SHA-256. */
function tokenOf(header: object, claims: object): string {
	const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
	const content = `${encode(header)}.${encode(claims)}`;
	return `Bearer ${content}.${createHmac("sha256", key).update(content).digest("base64url")}`;
}

const anotherKey = await signMessage(`${key}x`, sentAt);

describe("the signature of a message", () => {
	it.each([
		["at once", 0, "valid"],
		["within its validity", messageValidity - 1, "valid"],
		["by a receiver whose clock is late", -30, "valid"],
		["later", messageValidity + 61, "mistimed"],
		["by a receiver whose clock is far too late", -120, "mistimed"],
	])("B-USE-09 B-USE-11 is checked %s", async (_, seconds, state) => {
		const message = await signMessage(key, sentAt);
		expect(await checkMessage(message, key, sentAt + seconds * 1000)).toBe(state);
	});

	it("B-USE-11 is that of a JSON Web Token, as Directus signs it", async () => {
		const message = tokenOf({ alg: "HS256", typ: "JWT" }, { iat: sentAt / 1000 });
		expect(await checkMessage(message, key, sentAt)).toBe("valid");
	});

	it.each([
		["no header", undefined],
		["an empty one", ""],
		["the key itself", `Bearer ${key}`],
		["a token without a time", tokenOf({ alg: "HS256" }, {})],
		["a time that is no number", tokenOf({ alg: "HS256" }, { iat: "now" })],
		[
			"a token without a signature",
			`${tokenOf({ alg: "none" }, { iat: sentAt / 1000 }).replace(/[^.]+$/, "")}`,
		],
		["another algorithm", tokenOf({ alg: "HS512" }, { iat: sentAt / 1000 })],
		[
			"another time than the signed one",
			tokenOf({ alg: "HS256" }, { iat: 1 }).replace(/\.[^.]+\./, ".eyJpYXQiOjJ9."),
		],
		["another key", anotherKey],
	])("B-USE-09 B-USE-11 is refused with %s", async (_, header) => {
		expect(await checkMessage(header, key, sentAt)).toBe("unsigned");
	});
});
